"""The bone fan: upright leaves on a ring, seen from above."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = bone(), gilt()
N = arg('n', 118)
R0, R1, HIGH = .12, 4.6, arg('high', 1.55)
for i in range(N):
    a0 = 2 * math.pi * i / N
    # the ring is tilted, so that the light varies along it
    rise = 1 + .28 * math.sin(a0 + .6)
    def point(u, v, a0=a0, rise=rise):
        r = R0 + (R1 - R0) * u
        top = HIGH * rise * (.02 + .98 * np.sin(math.pi * np.clip(.96 * u, 0, 1)) ** .8) + .5 * u
        a = a0 + deg(arg('swirl', 26.)) * smooth(u) + deg(arg('lean', 9.)) * v * (1.1 - .75 * u)
        return r * np.cos(a), r * np.sin(a), v * top
    sheet(point, 64, 8, .018, face, rim)
# between the leaves their shade is visible, not the page, without highlights
mesh([(4.4 * math.cos(deg(a)), 4.4 * math.sin(deg(a)), 0) for a in range(0, 360, 4)], [range(90)], [bone('#726e64')], flat=True)
area((7, -4, 6), (0, 0, 1), 2.4, 1500, '#ffd9ad', 6)
area((-7, 3, 5), (0, 0, 1), 4, 700, '#dcefe6', 7)
area((0, -3, 11), (0, 0, 0), 5, 700, '#ffffff')
camera((-1.4, -10.5, 7.4), (.2, 0, .4), 50, (-.48, .06), 2.0, (-1.5, -2.5, 1.2))
render()
