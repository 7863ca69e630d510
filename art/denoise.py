"""Removes noise from two half-sample renders: python3 art/denoise.py <base> [radius] [strength]

Non-local means across the two halves (the weights come from one, the values from the other), kept
from crossing edges by normals and plain colours, which hardly have noise. Writes <base>.exr.
"""
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402  (it reads the variable above when it is imported)
import numpy as np  # noqa: E402

base = sys.argv[1]
radius = int(sys.argv[2]) if len(sys.argv) > 2 else 6
strength = float(sys.argv[3]) if len(sys.argv) > 3 else .95
cv2.setNumThreads(1)
start = time.time()


def read(half, key):
    return cv2.imread(f'{base}.{half}.{key}.0001.exr', cv2.IMREAD_UNCHANGED)


a, b = [np.nan_to_num(read(k, 'image')[..., :4]) for k in (1, 2)]
a, b = [np.log1p(np.clip(x, 0, 40) * 4).astype(np.float32) for x in (a, b)]
for x, y in ((a, b), (b, a)):
    # A firefly: a bright sample whose neighbours in the other half are dark.
    m = cv2.medianBlur(y, 3)
    hot = x > m * 1.8 + .35
    x[hot] = m[hot]
features = [np.concatenate([read(k, 'normal')[..., :3] * .5, read(k, 'colour')[..., :3]], 2) for k in (1, 2)]
features = [np.nan_to_num(f).astype(np.float32) for f in features]
feature_noise = cv2.blur(((features[0] - features[1]) ** 2).mean(2) / 4, (3, 3)) + 4e-4
feature = (features[0] + features[1]) / 2

noise = ((a - b) ** 2).mean(2) / 2
noise = cv2.blur(noise, (5, 5)) * .7 + cv2.blur(noise, (15, 15)) * .3 + 1e-6
h, w = noise.shape
clean = (a + b) / 2


def tile(y0, x0, y1, x1):
    """One tile with its margin: small enough for the processor's cache, which makes it several
    times faster than whole pictures."""
    th, tw = y1 - y0, x1 - x0
    rows = np.clip(np.arange(y0 - radius, y1 + radius), 0, h - 1)
    cols = np.clip(np.arange(x0 - radius, x1 + radius), 0, w - 1)
    take = np.ix_(rows, cols)
    ta, tb, tf, tn, tfn = a[take], b[take], feature[take], noise[take], feature_noise[take]
    mid = np.s_[radius:radius + th, radius:radius + tw]
    ca, cb, cf, cn, cfn = [np.ascontiguousarray(t[mid]) for t in (ta, tb, tf, tn, tfn)]
    four, six = np.full((1, 4), .25, np.float32), np.full((1, 6), 1 / 6, np.float32)
    sums, weights = [np.zeros_like(ca), np.zeros_like(cb)], [np.zeros((th, tw), np.float32) for _ in range(2)]
    for dy in range(2 * radius + 1):
        for dx in range(2 * radius + 1):
            at = np.s_[dy:dy + th, dx:dx + tw]
            nq, fq = tn[at], tfn[at]
            df = cf - tf[at]
            df = cv2.transform(df * df, six)
            df = (df - np.minimum(cfn, fq)) / (.35 * (cfn + fq) + 2e-4)
            slack = cn + np.minimum(cn, nq)
            scale = 1 / (1e-5 + strength * strength * (cn + nq))
            for k, (guide, gp, vp) in enumerate(((ca, ta, tb), (cb, tb, ta))):
                d = guide - gp[at]
                d = cv2.blur((cv2.transform(d * d, four) - slack) * scale, (3, 3))
                weight = np.exp(-np.maximum(np.maximum(d, df), 0))
                weights[k] += weight
                sums[k] += weight[..., None] * vp[at]
    clean[y0:y1, x0:x1] = (sums[0] / weights[0][..., None] + sums[1] / weights[1][..., None]) / 2


def settle(image, step, y0, x0, y1, x1):
    """What is left is mottling wider than the search: a bilateral filter with holes reaches it."""
    th, tw, m = y1 - y0, x1 - x0, 2 * step
    rows = np.clip(np.arange(y0 - m, y1 + m), 0, h - 1)
    cols = np.clip(np.arange(x0 - m, x1 + m), 0, w - 1)
    take = np.ix_(rows, cols)
    t, tf, tfn = image[take], feature[take], feature_noise[take]
    mid = np.s_[m:m + th, m:m + tw]
    c, cf, cfn, cn = t[mid], tf[mid], tfn[mid], noise[y0:y1, x0:x1]
    four, six = np.full((1, 4), .25, np.float32), np.full((1, 6), 1 / 6, np.float32)
    # in noisy areas, more of the detail may be mottling
    scale = 1 / (.06 * cn + 2e-5)
    total, weights = np.zeros_like(c), np.zeros((th, tw), np.float32)
    kernel = (1, 4, 6, 4, 1)
    for dy in range(5):
        for dx in range(5):
            at = np.s_[dy * step:dy * step + th, dx * step:dx * step + tw]
            d, df = c - t[at], cf - tf[at]
            d = cv2.transform(np.ascontiguousarray(d * d), four) * scale
            df = cv2.transform(np.ascontiguousarray(df * df), six)
            df = (df - np.minimum(cfn, tfn[at])) / (.35 * (cfn + tfn[at]) + 2e-4)
            weight = np.exp(-np.maximum(d, 0) - np.maximum(df, 0)) * (kernel[dy] * kernel[dx])
            weights += weight
            total += weight[..., None] * t[at]
    return total / weights[..., None]


SIZE = 128
tiles = [(y, x, min(y + SIZE, h), min(x + SIZE, w)) for y in range(0, h, SIZE) for x in range(0, w, SIZE)]
tiles = [t for t in tiles if a[t[0]:t[2], t[1]:t[3]].any()]
for t in tiles:
    tile(*t)
for step in (4, 9):
    before = clean.copy()
    for t in tiles:
        clean[t[0]:t[2], t[1]:t[3]] = settle(before, step, *t)
cv2.imwrite(f'{base}.exr', (np.expm1(clean) / 4).astype(np.float32))
print('denoise %s %.0f s' % (os.path.basename(base), time.time() - start), flush=True)
