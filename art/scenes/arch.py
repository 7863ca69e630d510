"""Macro of the light fan from the front: broad round leaves that rise over the lower edge."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = bone(), gilt()
N = arg('n', 46)
for i in range(N):
    k = i / (N - 1)
    q = 2 * k - 1
    phi = deg(90 - 96 * q)
    length = 5.2 - .5 * q * q
    width = lambda u: 1.28 * (.30 + .75 * u) * np.sqrt(np.clip(1.0006 - np.clip((u - .70) / .30, 0, 1) ** 2.2, .0006, 1))
    twist = lambda u: deg(arg('t0', 30.)) + deg(arg('tw', 4.)) * smooth(u)
    base = (0, arg('deep', 1.7) * q, 0)
    sheet(petal(phi, length, deg(-14), twist, width, base), 56, 10, .026, face, rim, tip=2)
studio((0, 0, 3), key=2., cool=.7, fill=.25, back=1.)
camera((-2.6, -9.0, 1.6), (0, 0, 4.2), 50, (0, .06), 1.6, (0, -.6, 5))
render()
