"""The dark fan: a turbine of lacquered leaves, its tips turned towards the light."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=True)
face, rim = lacquer(), gilt()
N = arg('n', 70)
for i in range(N):
    k = i / (N - 1)
    phi = deg(188 - 172 * k)
    length = 3.0 + 2.5 * math.sin(math.pi * (.16 + .70 * k)) ** 1.3
    width = lambda u: arg('wd', 1.05) * (.40 + .75 * u) * np.sqrt(np.clip(1.0006 - np.clip((u - .62) / .38, 0, 1) ** 2.4, .0006, 1))
    twist = lambda u: deg(6) + deg(arg('tw', 40.)) * smooth(u * 1.05)
    base = (.3 * math.cos(phi), -1.0 + 2.1 * k, .25 * math.sin(phi))
    sheet(petal(phi, length, deg(44 - 58 * k), twist, width, base), 56, 8, arg('thick', .02), face, rim, tip=2)
studio((0, 0, 3), key=arg('key', 1.8), cool=arg('cool', 1.05), fill=arg('fill', .35), back=arg('back', 2.))
camera((5.6, -12.6, 3.4), (0, 0, 2.4), 64, (-.49, .05), 1.4, (-.5, -.6, 2.4))
render()
