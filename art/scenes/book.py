"""Leaves that close like a book: it stands open, its pages swept together from both covers."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim, cover = bone(), gilt(), lacquer()
N, HIGH = arg('n', 46), arg('high', 2.7)
for i in range(N):
    q = 2 * i / (N - 1) - 1
    end = abs(q) > .999
    a0 = deg(-90 + arg('spread', 70.) * math.copysign(abs(q) ** .85, q))
    bend = 0 if end else deg(-arg('curl', 70.) * q * (1 - .7 * q * q))
    length = 3.3 * (1.05 if end else 1 - .04 * abs(q))
    def point(u, v, a0=a0, bend=bend, length=length, q=q):
        if abs(bend) < 1e-4:
            x, y = u * length * math.cos(a0), u * length * math.sin(a0)
        else:
            r = length / bend
            x = r * (np.sin(a0 + bend * u) - math.sin(a0))
            y = -r * (np.cos(a0 + bend * u) - math.cos(a0))
        return x + .30 * q, y, HIGH * v * (1.03 if abs(q) > .999 else 1) + (0 if abs(q) > .999 else .04)
    sheet(point, 40, 5, .045 if end else .017, cover if end else face, rim)
catcher()
area((7, -4, 7), (0, 0, 1), 2.4, 1000, '#ffd9ad', 6)
area((-7, 0, 7), (0, 0, 1), 4, 550, '#dcefe6', 7)
area((0, -8, 9), (0, 0, 1), 5, 350, '#ffffff')
camera((-3.4, -10.5, 6.4), (.1, -1.5, 1.2), 46, (.01, 0), 2.0, (-.4, -3.2, 2.4))
render()
