"""A block of leaves, narrow in the middle, seen along their length, alternately green and bone."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, pale, rim = lacquer('#1a6249'), bone(), gilt()
N = arg('n', 36)
for i in range(N):
    q = 2 * i / (N - 1) - 1
    def point(u, v, q=q):
        x = -4.5 + 9 * u
        s = (x - .7) / 2.2
        open_ = .44 + .56 * (1 - np.exp(-s * s))
        return x, -2 + 2.2 * v, 2.4 * q * open_ + .25 * np.sin(x * .6)
    sheet(point, 90, 3, .02, pale if i % 2 else face, rim)
area((6, -5, 4), (0, 0, 0), 2, 1100, '#ffd9ad', 6)
area((-6, -4, 5), (0, 0, 0), 3, 900, '#dcefe6', 7)
area((0, -9, 3), (0, 0, 0), 5, 600, '#ffffff')
camera((0, -11.4, arg('cz', 2.)) , (0, 0, 0), 62, (0, 0), 5.6, (0, -2, 0))
render()
