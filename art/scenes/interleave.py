"""Two blocks of leaves, in Leaf and Bone, interleaved like two books: where they overlap the block is twice as
thick."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=True)
green, pale, rim = lacquer(), bone('#ddd8c8'), gilt()
N, THICK, PITCH = arg('n', 15), arg('thick', .024), arg('pitch', .10)
REACH, OVER, DEEP, SHEAR = arg('reach', 7.), arg('over', 1.3), arg('deep', 2.), arg('shear', .9)
ROUND = .3
# the line along which both blocks lie: distance along it, direction, position
S = np.linspace(-REACH, REACH, 1200)
A = deg(arg('slope', 24.)) - deg(arg('swing', 30.)) * np.tanh(S / arg('soft', 2.4))
X, Z = [np.cumsum(f(A)) * (S[1] - S[0]) for f in (np.cos, np.sin)]
X, Z = X - np.interp(0, S, X), Z - np.interp(0, S, Z)

for side in (-1, 1):
    for i in range(N):
        # leaves of both sides alternate
        q = 2 * i + (side < 0) - (N - .5)
        end = OVER * (1 + .25 * (q / N) * side)
        def point(u, v, side=side, q=q, end=end):
            s = side * (REACH - (REACH + end) * u)
            # where a block is alone, its leaves close to half the pitch
            apart = .5 + .5 * smooth((OVER * 1.25 + arg('close', 1.5) - np.abs(s)) / arg('close', 1.5))
            x, z, a = [np.interp(s, S, f) for f in (X, Z, A)]
            off = q * PITCH * apart
            # the front corner of its end is round
            d = np.clip(ROUND - (1 - u) * (REACH + end), 0, ROUND)
            front = ROUND - np.sqrt(ROUND ** 2 - d ** 2)
            y = -DEEP / 2 + front + (DEEP - front) * v
            return x - np.sin(a) * off, y + off * SHEAR, z + np.cos(a) * off
        sheet(point, 140, 3, THICK, green if side < 0 else pale, rim, tip=2)
studio((0, 0, 0), key=1.3, cool=1.2, fill=.5, back=1.2)
camera((-1, -12.0, 6), (0, 0, 0), 46, (-.25, .03), 2.0, (0, -DEEP / 2, .4))
render()
