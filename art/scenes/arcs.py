"""Nested arcs: each stands a little nearer than the one inside it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=False)
face, rim = lacquer(), gilt()
N = arg('n', 21)
for i in range(N):
    k = i / (N - 1)
    R = .55 + 2.75 * k ** 1.15
    def point(u, v, R=R, k=k):
        a = deg(-2) + deg(184) * u
        r = R + .10 * (v - .5)
        # every arc stands a little nearer and turns a little further than the one inside it
        y = 1.6 - 3.4 * k + (v - .5) * (.34 + .30 * k) * (.35 + .65 * np.sin(math.pi * np.clip(u, 0, 1)))
        x, turn = r * np.cos(a), deg(arg('turn', 20.)) * (k - .5)
        return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), r * np.sin(a)
    sheet(point, 96, 5, .024, face, rim)
catcher(-.02)
area((6, -4, 6), (0, 0, 1), 2.4, 1000, '#ffd9ad', 6)
area((-6, 1, 6), (0, 0, 1), 3, 800, '#dcefe6', 7)
area((0, -8, 8), (0, 0, 1), 5, 450, '#ffffff')
camera((-5.2, -10.5, 5.6), (0, -.8, 1.0), 47, (0, 0), 2.8, (0, -2, 1))
render()
