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
cv2.setNumThreads(2)
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


def pad(x):
    return cv2.copyMakeBorder(x, radius, radius, radius, radius, cv2.BORDER_REFLECT)


ap, bp, fp, np_, fnp = pad(a), pad(b), pad(feature), pad(noise), pad(feature_noise)
sums = [np.zeros_like(a), np.zeros_like(b)]
weights = [np.zeros((h, w), np.float32) for _ in range(2)]
for dy in range(2 * radius + 1):
    for dx in range(2 * radius + 1):
        at = np.s_[dy:dy + h, dx:dx + w]
        nq = np_[at]
        df = cv2.transform(cv2.pow(feature - fp[at], 2), np.ones((1, 6), np.float32) / 6)
        df = (df - np.minimum(feature_noise, fnp[at])) / (.35 * (feature_noise + fnp[at]) + 2e-4)
        slack = noise + np.minimum(noise, nq)
        scale = 1 / (1e-5 + strength * strength * (noise + nq))
        for k, (guide, gp, vp) in enumerate(((a, ap, bp), (b, bp, ap))):
            d = cv2.transform(cv2.pow(guide - gp[at], 2), np.ones((1, 4), np.float32) / 4)
            d = cv2.blur((d - slack) * scale, (3, 3))
            weight = np.exp(-np.maximum(np.maximum(d, df), 0))
            weights[k] += weight
            sums[k] += weight[..., None] * vp[at]
clean = (sums[0] / weights[0][..., None] + sums[1] / weights[1][..., None]) / 2
cv2.imwrite(f'{base}.exr', (np.expm1(clean) / 4).astype(np.float32))
print('denoise %s %.0f s' % (os.path.basename(base), time.time() - start), flush=True)
