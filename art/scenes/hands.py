"""Two cupped hands of leaves that hold a pearl."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403

begin(dark=True)
face, rim = lacquer(rough=.42, coat=.2), gilt()
pearl = material('pearl', '#f4ead9', rough=.28, coat=.5, coat_rough=.1, glow='#ffd7a6', power=arg('glow', .1))
N = arg('n', 17)
for side in (-1, 1):
    for i in range(N):
        q = 2 * i / (N - 1) - 1
        az = deg((0 if side > 0 else 180) + arg('yaw', -9.) + q * arg('spread', 72.) * side)
        high = deg(136 - 40 * abs(q) ** 1.7)
        wide = .66 - .22 * abs(q) ** 1.6
        def point(u, v, az=az, high=high, wide=wide, side=side, q=q):
            th = deg(13) + u * (high - deg(13))
            r = 1.62 * (1 + .14 * np.clip(u - .6, 0, 1) ** 1.3)
            taper = .03 + .97 * np.sin(math.pi * np.clip(.015 + .985 * u, 0, 1)) ** .7
            r = r + v * wide * taper
            # each finger turns a little towards its own tip, as a hand does when it closes
            a = az + deg(15) * side * (u - .3) * (1 if q > -2 else 1)
            return r * np.sin(th) * np.cos(a) - .22 * side, r * np.sin(th) * np.sin(a), 1.9 - r * np.cos(th)
        sheet(point, 56, 8, .024, face, rim)
bpy.ops.mesh.primitive_uv_sphere_add(segments=128, ring_count=96, radius=.66, location=(0, 0, 1.98))
ball = bpy.context.object
bpy.ops.object.shade_smooth()
ball.data.materials.append(pearl)
# the pearl's light, without the noise of a small glowing mesh
ball.visible_shadow = False
point = bpy.data.lights.new('pearl', 'POINT')
point.energy, point.color, point.shadow_soft_size = arg('pearl', 90.), linear('#ffc98f')[:3], .6
lamp = bpy.data.objects.new('pearl', point)
bpy.context.collection.objects.link(lamp)
lamp.location, lamp.visible_camera = (0, 0, 1.98), False
area((6, -4, 6), (0, 0, 2), 3, 900, '#ffd9ad', 6)
area((-6, -1, 6), (0, 0, 2), 3, 800, '#dcefe6', 7)
area((-4.5, 5, 3.5), (0, 0, 2), 2, 600, '#ffd2a0', 6)
area((4.5, 5, 3.5), (0, 0, 2), 2, 600, '#ffd2a0', 6)
area((0, -9, 6), (0, 0, 2), 6, 350, '#d6e8df')
camera((0, -12.2, 5.6), (0, 0, 1.95), 57, (-.17, 0), 2.8, (0, -1.4, 2.2))
render()
