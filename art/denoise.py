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
radius = int(sys.argv[2]) if len(sys.argv) > 2 else 4
strength = float(sys.argv[3]) if len(sys.argv) > 3 else .6
cv2.setNumThreads(1)
start = time.time()


def read(half, key):
    return cv2.imread(f'{base}.{half}.{key}.0001.exr', cv2.IMREAD_UNCHANGED)


a, b = [np.nan_to_num(read(k, 'image')[..., :4]) for k in (1, 2)]
a, b = [np.log1p(np.clip(x, 0, 40) * 4).astype(np.float32) for x in (a, b)]
for x, y in ((a, b), (b, a)):
    # A single bright sample that its neighbours in the other half do not know is a firefly.
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


SIZE = 128
for y0 in range(0, h, SIZE):
    for x0 in range(0, w, SIZE):
        y1, x1 = min(y0 + SIZE, h), min(x0 + SIZE, w)
        if a[y0:y1, x0:x1].any():
            tile(y0, x0, y1, x1)
cv2.imwrite(f'{base}.exr', (np.expm1(clean) / 4).astype(np.float32))
print('denoise %s %.0f s' % (os.path.basename(base), time.time() - start), flush=True)
