"""A twisted stack of leaves, one of them pulled out. With dark=1 it is lacquer and paper."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403
from mathutils import Euler

DARK = arg('dark', 0)
begin(dark=bool(DARK))
leaf, drawn_out, rim = (lacquer(), bone(), gilt()) if DARK else (bone(), lacquer(), gilt())
N, STEP, HALF = arg('n', 26), arg('step', .165), arg('half', 1.38)
OUT = arg('pick', 17)
for i in range(N):
    k = i / (N - 1)
    turn = deg(arg('from', 15.) + arg('twist', 110.) * smooth(k))
    verts, faces, index = plate(*rounded_square(HALF, 14, 320), np.array([0, 0, 1.]), arg('thick', .03))
    drawn = (-.75, -.3, 0) if i == OUT else (0, 0, 0)
    verts = verts @ np.array(Euler((0, 0, turn)).to_matrix()).T + drawn + np.array([0, 0, i * STEP])
    mesh(verts, faces, [drawn_out if i == OUT else leaf, rim], index)
catcher(-.05)
area((7, -4, 6), (0, 0, 2), 2.4, 1500, '#ffd9ad', 6)
area((-7, -1, 6), (0, 0, 2), 4, 800, '#dcefe6', 7)
area((0, -9, 9), (0, 0, 2), 5, 500, '#ffffff')
camera((0, -13, 7), (0, 0, 2.), 50, (-.24, 0), 2.8, (0, -1.5, 2.4))
render()
