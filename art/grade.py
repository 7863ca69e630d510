"""Develops a render: python3 art/grade.py <base> <out.png> <width> <height> key=value ...

Tone curve, then background, then downscaling: in this order the brightest rims are antialiased.
  ground=#0A1612  exposure=0  contrast=1  colour=1 (saturation)  lift=1 (dark: black becomes ground)
  glow=0 at=.7,.5 spread=.5 (a soft light behind the object, gone before the edges)
  shadow=.7 (how much of the floor's shadow is kept)
  fade=l,t,r,b (widths of a fade into the ground)  raw (no denoised file)
  crop=x,y,w,h (fractions; beyond the render there is ground)
"""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

base, out, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
opts = dict(a.split('=', 1) if '=' in a else (a, '1') for a in sys.argv[5:])


def number(key, default):
    return float(opts.get(key, default))


def numbers(key, default):
    return [float(x) for x in opts.get(key, default).split(',')]


if 'raw' in opts:
    image = cv2.imread(f'{base}.1.image.0001.exr', cv2.IMREAD_UNCHANGED)
else:
    image = cv2.imread(f'{base}.exr', cv2.IMREAD_UNCHANGED)
image = np.clip(np.nan_to_num(image), 0, 100)
alpha = np.clip(image[..., 3:4], 0, 1)
if 'crop' in opts:
    x, y, w, h = numbers('crop', '')
    H, W = image.shape[:2]
    top, left, low, right = round(y * H), round(x * W), round((y + h) * H), round((x + w) * W)
    beyond = [max(-top, 0), max(low - H, 0), max(-left, 0), max(right - W, 0)]
    image = image[max(top, 0):low, max(left, 0):right]
    image = cv2.copyMakeBorder(image, *beyond, cv2.BORDER_CONSTANT, value=0)
    alpha = np.clip(image[..., 3:4], 0, 1)

# The floor's shadow is black with alpha; on a light page it is made paler.
softer = number('shadow', .7)
if softer < 1:
    plain = np.clip(1 - image[..., :3].max(2, keepdims=True) / (.02 * np.maximum(alpha, 1e-3)), 0, 1)
    alpha = alpha * (1 - (1 - softer) * plain * np.clip((.97 - alpha) / .1, 0, 1))

# A faint halation around the brightest rims, as from a lens.
bloom = number('bloom', .05)
rgb = image[..., 2::-1]
if bloom:
    hot = np.clip(rgb - 1.2, 0, 6)
    s = image.shape[1] / 1920
    halo = sum(cv2.GaussianBlur(hot, (0, 0), k * s) for k in (3, 9, 24)) / 3
else:
    halo = 0
rgb = rgb / np.maximum(alpha, 1e-4) * (alpha > 1e-4)


def develop(x):
    """A film-like curve (after AgX): bright colours go to white instead of clipping in one channel."""
    inset = np.array([[.8425, .0784, .0792], [.0423, .8785, .0792], [.0424, .0784, .8791]], np.float32)
    x = cv2.transform(np.ascontiguousarray(x, np.float32), inset)
    x = (np.log2(np.maximum(x, 1e-10)) + 12.47393) / 16.5
    x = np.clip(x, 0, 1)
    x = ((((((15.5 * x - 40.14) * x + 31.96) * x - 6.868) * x + .4298) * x + .1191) * x - .00232)
    x = np.clip(x, 0, 1)
    luma = x @ np.array([.2126, .7152, .0722], np.float32)
    contrast, colour = number('contrast', 1.25), number('colour', 1.3)
    graded = np.clip(luma[..., None] + (x - luma[..., None]) * colour, 0, 1) ** contrast
    outset = np.array([[1.1969, -.0980, -.0990], [-.0529, 1.1519, -.0990], [-.0530, -.0980, 1.1511]], np.float32)
    return np.clip(cv2.transform(np.ascontiguousarray(graded, np.float32), outset), 0, 1)


ground = np.array([int(opts.get('ground', '#0A1612')[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
exposure = 2 ** number('exposure', 0)
picture = develop(rgb * exposure)
lift = number('lift', 1)
dark = ground.mean() < .5
if dark:
    # Shadows fade to the background colour, so that the object has no edge on the page.
    picture = 1 - (1 - picture) * (1 - ground * lift)

H, W = image.shape[:2]
gy, gx = np.mgrid[0:H, 0:W].astype(np.float32)
gx, gy = gx / W, gy / H
back = np.broadcast_to(ground, (H, W, 3)).copy()
glow = number('glow', 0)
if glow:
    px, py = numbers('at', '.7,.5')
    d = np.hypot(gx - px, (gy - py) * H / W) / number('spread', .5)
    g = np.clip(1 - d, 0, 1)
    g = g * g * (3 - 2 * g)
    tint = np.array([int(opts.get('tint', '#1d4639')[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    back += (tint - ground) * (g * glow)[..., None]
result = back * (1 - alpha) + picture * alpha
result = 1 - (1 - result) * (1 - np.clip(halo * bloom * exposure, 0, 1)) if bloom else result

left, top, right, bottom = numbers('fade', '0,0,0,0')
keep = np.ones((H, W), np.float32)
for span, d in ((left, gx), (top, gy), (right, 1 - gx), (bottom, 1 - gy)):
    if span:
        t = np.clip(d / span, 0, 1)
        keep *= t * t * (3 - 2 * t)
result = ground + (result - ground) * keep[..., None]

way = cv2.INTER_AREA if W >= width else cv2.INTER_CUBIC
result = cv2.resize(result.astype(np.float32), (width, height), interpolation=way)
if number('sharpen', .25):
    soft = cv2.GaussianBlur(result, (0, 0), .8)
    result = result + (result - soft) * number('sharpen', .25)
result = np.clip(result, 0, 1)
rng = np.random.default_rng(1)
flat = np.abs(result - ground).max(2, keepdims=True) < .5 / 255
# Dithering hides banding in dark gradients; the plain background stays plain.
noise = (rng.random(result.shape[:2], np.float32)[..., None] - .5) * (~flat)
cv2.imwrite(out, np.clip(result * 255 + noise + .5, 0, 255).astype(np.uint8)[..., ::-1])
