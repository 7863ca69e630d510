"""A globe of parallels: round leaves stacked along an axis tilted like the earth's."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403
from mathutils import Euler

begin(dark=True)
face, rim = lacquer(rough=.55, coat=0.), gilt()
N, R, THICK = arg('n', 52), 3.0, arg('thick', .028)
turn = np.array(Euler((deg(arg('ax', 10.)), deg(arg('ay', 23.)), 0)).to_matrix())
for i in range(N):
    z = R * (2 * (i + .5) / N - 1)
    verts, faces, index = plate(*rounded_square(math.sqrt(R * R - z * z), 2, 320), np.array([0, 0, 1.]), THICK)
    mesh((verts + [0, 0, z]) @ turn.T, faces, [face, rim], index)
# a core, so that nothing is visible between the leaves
bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=R * .9)
bpy.ops.object.shade_smooth()
bpy.context.object.data.materials.append(material('core', '#06180f', rough=.9, specular=.05))
area((8, -2, 1.5), (0, 0, 0), 3, 2200, '#ffd9ad', 6)
area((-7, -1, 6), (0, 0, 0), 3, 2000, '#dcefe6', 7)
area((-2, -9, 7), (0, 0, 0), 6, 1000, '#d6e8df')
area((5, 7, 4), (0, 0, 0), 3, 700, '#ffc78a', 5)
area((-5, 7, 2), (0, 0, 0), 3, 1000, '#dcefe6', 5)
camera((0, -13, 3.4), (0, 0, 0), 56, (0, .2), 2.8, (0, -2.6, 1))
render()
