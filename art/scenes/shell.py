"""A shell of round leaves along a spiral that grows."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = lacquer(), gilt()
N = arg('n', 74)
for i in range(N):
    k = i / (N - 1)
    a = deg(-10 + 440 * k)
    R = .34 * math.exp(1.75 * k)
    rho = R * .62
    def point(u, v, a=a, R=R, rho=rho):
        t = 2 * u - 1
        half = np.sqrt(np.clip(1.002 - t * t, .0008, 1))
        radial, across = R + rho * t, rho * 1.15 * half * (2 * v - 1)
        return radial * math.cos(a), across, radial * math.sin(a) + 1.55
    sheet(point, 48, 12, .016, face, rim)
catcher(-.1)
area((6, -4, 5), (0, 0, 1.4), 2, 900, '#ffd9ad', 6)
area((-6, 0, 6), (0, 0, 1.4), 3, 700, '#dcefe6', 7)
area((0, -8, 7), (0, 0, 1.4), 5, 420, '#ffffff')
camera((3.4, -9.5, 3.4), (0, 0, 1.35), 56, (.02, .03), 4, (0, -.6, 1.4))
render()
