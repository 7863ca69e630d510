"""An octahedron cut into leaves and turned a little from one to the next."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = lacquer(rough=.46, coat=.1), gilt(.2)
N, HIGH = arg('n', 45), 4.0
for i in range(N):
    k = (i + .5) / N
    half = .05 + 1.55 * (1 - abs(2 * k - 1))
    turn, thick, seg = deg(arg('a0', 14.) + arg('turn', 62.) * (k - .5)), HIGH / N * arg('fill', .16), 8
    r = half * .06 + .008
    ring = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for s in range(seg + 1):
            a = deg(a0 + 90 * s / seg)
            ring.append((cx * (half - r) + r * math.cos(a), cy * (half - r) + r * math.sin(a)))
    ring = np.array(ring) @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    n, rows = len(ring), []
    for t in np.linspace(-math.pi / 2, math.pi / 2, 7):
        inset = 1 - (thick * .5 * (1 - math.cos(t))) / half
        rows.append(np.c_[ring * inset, np.full(n, HIGH * k + thick / 2 * math.sin(t))])
    j = np.arange(n)
    walls = [np.stack([s * n + j, s * n + (j + 1) % n, (s + 1) * n + (j + 1) % n, (s + 1) * n + j], 1) for s in range(6)]
    o = mesh(np.concatenate(rows), [f for w in walls for f in w], [rim], None)
    caps = mesh(np.concatenate([rows[0][::-1], rows[-1]]), [range(n), range(n, 2 * n)], [face], None, flat=True)
catcher(-.35)
area((6, -4, 5), (0, 0, 2), 2, 1100, '#ffd9ad', 6)
area((-6, 1, 6), (0, 0, 2), 3, 800, '#dcefe6', 7)
area((0, -8, 7), (0, 0, 2), 5, 450, '#ffffff')
area((2, 6, 3), (0, 0, 2), 3, 700, '#ffc78a', 4)
camera((0, -12, 4.9), (0, 0, 1.85), 92, (0, 0), 2.8, (0, -1.2, 2))
render()
