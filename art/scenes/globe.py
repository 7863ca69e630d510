"""A globe of meridian leaves, open at its pole."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

from mathutils import Euler
begin(dark=True)
face, rim = lacquer(), gilt()
N, R = arg('n', 52), 3.0
turn = np.array(Euler((deg(arg('ax', 8.)), deg(arg('ay', 20.)), 0)).to_matrix())
for i in range(N):
    a0 = 2 * math.pi * i / N
    def point(u, v, a0=a0):
        # the leaves end before the pole, where so many rims would meet in one bright spot
        th = deg(8.5) + deg(163) * u
        deep = .36 * np.sin(math.pi * (.01 + .98 * u)) ** .6
        r = R * (1 - deep * (1 - v))
        a = a0 + deg(20) * (1 - v) * np.sin(th) + deg(arg('swirl', 34.)) * (u - .5)
        q = np.stack(np.broadcast_arrays(r * np.sin(th) * np.cos(a), r * np.sin(th) * np.sin(a), r * np.cos(th)), -1) @ turn.T
        return q[..., 0], q[..., 1], q[..., 2]
    sheet(point, 72, 7, .018, face, rim)
# a core keeps the eye from passing between the leaves
bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=R * .74)
bpy.ops.object.shade_smooth()
bpy.context.object.data.materials.append(material('core', '#06180f', rough=.9, specular=.05))
area((7, -4, 5), (0, 0, 0), 3, 2400, '#ffd9ad', 6)
area((-7, -1, 6), (0, 0, 0), 3, 2000, '#dcefe6', 7)
area((-2, -9, 7), (0, 0, 0), 6, 1000, '#d6e8df')
area((5, 7, 4), (0, 0, 0), 3, 1500, '#ffc78a', 5)
area((-5, 7, 2), (0, 0, 0), 3, 1000, '#dcefe6', 5)
camera((0, -13, 3.4), (0, 0, 0), 56, (0, .2), 2.8, (0, -2.6, 1))
render()
