"""An open wallet: two covers in one piece with cards in each, nearer cards lower."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
pale, green, rim = bone(), lacquer(rough=.5, coat=.1), gilt()
CARDS, GAP = arg('n', 7), arg('gap', .17)
LONG, HIGH, HALF = arg('long', 3.6), arg('high', 2.7), deg(arg('half', 52.))
ROUND, CORNER = .28, .3  # radii of the spine and of the covers' corners


def half_cover(side):
    """Where a cover begins, which way it runs from the spine and which way the inside is."""
    along = np.array([side * math.sin(HALF), -math.cos(HALF), 0])
    inside = np.array([-side * math.cos(HALF), -math.sin(HALF), 0])
    return np.array([side * ROUND, 0, 0]), along, inside


# the spine's arc, from one cover's direction to the other's
start, along, _ = half_cover(1)
arc = [(ROUND * math.cos(t), ROUND * math.sin(t) * .9, 0) for t in np.linspace(0, math.pi, 24)]
line = [start + along * d for d in np.linspace(LONG, .12, 40)] + arc
other, away, _ = half_cover(-1)
line = np.array(line + [other + away * d for d in np.linspace(.12, LONG, 40)])
length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
whole = length[-1]
length /= whole


def cover(u, v):
    u = (1 - np.cos(math.pi * u)) / 2  # closer together at the ends, whose corners are round
    x, y = (np.interp(u, length, line[:, k]) for k in (0, 1))
    to_end = np.clip(np.minimum(u, 1 - u) * whole, 0, CORNER)
    return x, y, v * (HIGH - CORNER + np.sqrt(CORNER ** 2 - (CORNER - to_end) ** 2))


sheet(cover, 420, 6, .07, green, rim, upright=True)
square, out = rounded_square(1, 22, 320)
for side in (1, -1):
    begin_at, along, inside = half_cover(side)
    for i in range(CARDS):
        deep = .12 + GAP * i
        # cards of both covers do not touch
        near = .2 + deep / math.tan(HALF)
        wide, tall = (LONG - .18 - .05 * i - near) / 2, (HIGH - .12 - arg('step', .17) * i) / 2
        middle = begin_at + along * (near + wide) + inside * deep + np.array([0, 0, tall + .03])
        up = np.array([0, 0, 1.])
        p = middle + np.outer(square[:, 0] * wide, along) + np.outer(square[:, 1] * tall, up)
        edge = unit(np.outer(out[:, 0] / wide, along) + np.outer(out[:, 1] / tall, up))
        verts, faces, index = plate(p, edge, np.cross(along, up), .035)
        mesh(verts, faces, [pale, rim], index)
catcher(-.01)
area((7, -4, 7), (0, -1, 1), 2.4, 1000, '#ffd9ad', 6)
area((-7, 0, 7), (0, -1, 1), 4, 550, '#dcefe6', 7)
area((0, -8, 9), (0, -1, 1), 5, 350, '#ffffff')
camera((-2.6, -10.5, 5.6), (0, -1.3, 1.15), 47, (0, .02), 2.8, (0, -2, 1.6))
render()
