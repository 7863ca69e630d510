"""Parallel leaves that swell into a wave."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = lacquer(rough=.34, coat=.35), gilt()
N, STEP = arg('n', 112), arg('step', .112)
for i in range(N):
    k = i / (N - 1)
    x0 = (i - (N - 1) / 2) * STEP
    def point(u, v, k=k, x0=x0):
        y = -4.2 + 8.4 * u
        crest = np.exp(-((k - .56 - .10 * (u - .5)) / .17) ** 2)
        second = .62 * np.exp(-((k - .97 + .16 * (u - .5)) / .14) ** 2)
        first = .26 * np.exp(-((k - .20 - .20 * (u - .5)) / .12) ** 2)
        ends = np.sin(math.pi * np.clip(.02 + .96 * u, 0, 1)) ** .8
        top = -2.6 + (4.9 * (crest + second + first)) * ends * smooth(k / .25)
        slope = -(k - .56) / .17 * crest
        lean = arg('lean', .75) * slope * v * v
        z = -3.4 + (top + 3.4) * v
        return x0 + lean + .18 * np.sin(3 * u) * v, y, z
    sheet(point, 56, 14, .018, face, rim)
area((7, -5, 6), (0, 0, 1), 2.4, 1500, '#ffd9ad', 6)
area((-7, 2, 6), (-1, 0, 1), 3, 900, '#dcefe6', 7)
area((0, -9, 8), (0, 0, 1), 6, 500, '#e6efe9')
area((4, 7, 3), (0, 0, 1), 2, 700, '#ffc78a', 5)
camera((-6.6, -11.0, 4.4), (.2, 0, .7), 46, (-.16, .06), 1.6, (1.0, -2.0, 1.6))
render()
