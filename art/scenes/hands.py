"""Two cupped hands, sliced into leaves, that hold a small sheaf."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403
import cv2  # noqa: E402
from hand import cupped, rotation  # noqa: E402

begin(dark=True)
face, rim = lacquer(rough=.42, coat=.2), gilt()
THICK, STEP, CELL = arg('thick', .018), arg('step', .044), .012
YAW, LEAN, TILT, GAP = arg('yaw', 42.), arg('lean', 21.), arg('tilt', -4.), arg('gap', .43)
turn = rotation(0, LEAN, 0) @ rotation(0, 0, -YAW) @ rotation(TILT, 0, 0) @ np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]])
hand = cupped(forearm=turn.T @ (arg('elbow', -.2), .25, -1.6))


def outlines(normal, at):
    """The closed curves in which the plane at distance `at` along `normal` cuts the hand: points and
    outward normals, evenly spaced."""
    n = normal / np.linalg.norm(normal)
    b = unit(np.array([0, 1, 0]) - n * n[1])       # along the fingers
    a = np.cross(b, n)
    u, v = np.meshgrid(np.arange(-1.5, 1.5, CELL), np.arange(-2, 2.4, CELL), indexing='ij')
    mask = (hand.distance(u[..., None] * a + v[..., None] * b + at * n) < 0).astype(np.uint8)
    for curve in cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]:
        if len(curve) < 14:
            continue
        q = np.stack([curve[:, 0, 1] * CELL - 1.5, curve[:, 0, 0] * CELL - 2], -1)
        for smoothing in (3, 2, 0):                # from the grid's corners to the true curve
            for _ in range(smoothing):
                q = (np.roll(q, 1, 0) + 2 * q + np.roll(q, -1, 0)) / 4
            ring = np.vstack([q, q[:1]])
            run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
            count = max(16, int(run[-1] / .014))
            q = np.stack([np.interp(np.arange(count) * run[-1] / count, run, ring[:, k]) for k in (0, 1)], -1)
            for _ in range(3):
                def d(x):
                    return hand.distance(x[:, :1] * a + x[:, 1:] * b + at * n)
                e = .002
                g = np.stack([d(q + (e, 0)) - d(q - (e, 0)), d(q + (0, e)) - d(q - (0, e))], -1) / (2 * e)
                step = d(q)[:, None] * g / np.maximum((g * g).sum(1, keepdims=True), .05)
                q = q - np.clip(step, -.01, .01)
        yield q[:, :1] * a + q[:, 1:] * b + at * n, unit(g[:, :1] * a + g[:, 1:] * b), n


normal = np.array([arg('nx', .8), arg('ny', 0.), arg('nz', .6)])
for at in np.arange(-1.4, 1.4, STEP):
    for curve in outlines(normal, at):
        verts, faces, index = plate(*curve, THICK)
        verts = verts @ turn.T + (GAP, 0, 0)
        mesh(verts, faces, [face, rim], index)
        mesh(verts * (-1, 1, 1), [f[::-1] for f in faces], [face, rim], index)
# the sheaf in the hands, each leaf slightly rotated
pale = material('pale', '#f4ead9', rough=.4, coat=.2, glow='#ffd7a6', power=arg('glow', .06))
HOLD, SHEETS, HALF = arg('hold', .82), arg('sheets', 11), arg('half', .23)
for i in range(SHEETS):
    q = 2 * i / (SHEETS - 1) - 1
    a = rotation(0, 0, 38 + 16 * q)
    verts, faces, index = plate(*rounded_square(HALF), np.array([0, 0, 1.]), THICK)
    mesh(verts @ a.T + (0, 0, HOLD + q * .30), faces, [pale, rim], index)
# its warm light on the palms
point = bpy.data.lights.new('sheaf', 'POINT')
point.energy, point.color, point.shadow_soft_size = arg('warm', 22.), linear('#ffc98f')[:3], .3
lamp = bpy.data.objects.new('sheaf', point)
bpy.context.collection.objects.link(lamp)
lamp.location, lamp.visible_camera = (0, -.5, HOLD + .1), False
area((6, -4, 6), (0, 0, 1), 3, 900, '#ffd9ad', 6)
area((-6, -1, 6), (0, 0, 1), 3, 800, '#dcefe6', 7)
area((-4.5, 5, 3.5), (0, 0, 1), 2, 600, '#ffd2a0', 6)
area((4.5, 5, 3.5), (0, 0, 1), 2, 600, '#ffd2a0', 6)
area((0, -9, 6), (0, 0, 1), 6, 350, '#d6e8df')
camera((0, -12.2, 3.4), (0, 0, .62), arg('lens', 74.), (-.17, 0), 2.8, (0, -.6, 1))
render()
