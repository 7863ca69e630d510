"""Two fans, Leaf and Bone, whose leaves pass between one another like shuffled cards."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=True)
green, pale, rim = lacquer(), bone('#ddd8c8'), gilt()
N = arg('n', 58)
DX, DZ = arg('dx', 4.1), arg('dz', 6.5)
SIZE = arg('size', 1.3)
for side in (0, 1):
    for i in range(N):
        k = i / (N - 1)
        phi = deg(190 - 176 * k)
        length = 2.6 + 2.3 * math.sin(math.pi * (.14 + .72 * k)) ** 1.2
        width = lambda u: .70 * (.40 + .75 * u) * np.sqrt(np.clip(1.0006 - np.clip((u - .64) / .36, 0, 1) ** 2.4, .0006, 1))
        twist = lambda u: deg(6) + deg(54) * smooth(u)
        base = (.3 * math.cos(phi), -1.0 + 2.1 * k + (.018 if side else 0), .25 * math.sin(phi))
        turn = (lambda x, y, z: (DX - SIZE * x, y, DZ - SIZE * z)) if side else None
        sheet(petal(phi, length, deg(44 - 58 * k), twist, width, base, turn), 52, 8, .022, pale if side else green, rim, tip=2)
studio((1.4, 0, 3), key=1.3, cool=1.2, fill=.35, back=1.4)
camera((4.2, -13.0, 4.0), (1.0, 0, 2.9), 40, (-.305, .0), 1.6, (0, -.6, 2.4))
render()
