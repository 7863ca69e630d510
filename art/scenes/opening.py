"""A hand fan that opens: the leaves lie close at one guard and part towards the other."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim, guard = bone(), gilt(), lacquer()
N = arg('n', 64)
for i in range(N):
    k = i / (N - 1)
    phi = deg(178 - 150 * (k ** arg('open', 1.9)))
    end = i in (0, N - 1)
    length = 6.2 * (1.02 if end else 1)
    width = lambda u: 1.0 * (.16 + .84 * u ** 1.2)
    twist = lambda u, k=k: deg(3 + 26 * k) + deg(16 * k) * smooth(u)
    sheet(petal(phi, length, deg(-10 * k), twist, width, (0, .9 - 1.8 * k, 0)), 40, 6, .03 if end else .016, guard if end else face, rim)
studio((-1, 0, 3), key=1.1, cool=.9, fill=.6, back=1.)
camera((2.5, -11.5, 5.4), (-1.2, 0, 2.6), 42, (-.28, .03), 2.0, (-2, -.6, 3))
render()
