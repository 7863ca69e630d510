"""An open ledger, seen from a low angle along its pages, the first of which are being turned.

The pages are longer than the frame, so that their ends are not visible. Their paper is matt, because glossy paper mirrors
the edges of the lights, and darker than the background, to be visible.
"""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = material('paper', arg('paper', '#c2baa5'), rough=.9, specular=.1), gilt()
N, LONG, DEEP, GAP = arg('n', 40), arg('long', 6.4), arg('deep', 5.), arg('gap', .034)


def page(lift, rest, fall, side):
    """A page leaves the spine upright, bends over and lies down: `lift` is its height above the
    block, `rest` and `fall` its directions at the spine and at its end, in degrees."""
    u = np.linspace(0, 1, 200)
    a = deg(rest) + deg(fall - rest) * smooth(u / arg('bend', .45))
    x = np.cumsum(np.cos(a)) * LONG / 200
    z = np.cumsum(np.sin(a)) * LONG / 200
    def point(U, V):
        return side * np.interp(U, u, x), DEEP * (V - .5), lift + np.interp(U, u, z)
    return point


for side in (-1, 1):
    for i in range(N):
        k = i / (N - 1)
        sheet(page(i * GAP, 62 - 20 * (1 - k), -14 + 10 * k, side), 70, 3, .02, face, rim)
# turned pages, above the block, whose top page falls by 4 degrees
for rest, fall in ((72.5, 14), (70.8, 9), (69, 5), (66.5, 1.5), (64, -1.5)):
    sheet(page(N * GAP + .02, rest, fall, 1), 120, 3, .02, face, rim)
area((7, -4, 6), (0, 0, 1), 2.4, 1500, '#ffd9ad', 6)
area((-7, 0, 6), (0, 0, 1), 4, 800, '#dcefe6', 7)
area((0, -9, 8), (0, 0, 1), 5, 450, '#ffffff')
area((0, -11, 2), (0, 0, 1), 6, 420, '#fff3e2', 3)
area((3, 6, 3), (0, 0, 1), 3, 500, '#ffc78a', 5)
camera((1.2, -12.0, 3.4), (0, 0, 2.6), 44, (0, .16), 2.8, (0, -2.4, 2))
render()
