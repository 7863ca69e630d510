"""Draws the three plates' engravings: python3 art/engrave.py <folder>

One millimetre of a plate is SCALE pixels. White is engraved. Lines thin out where they would run together.
"""
import sys

import cv2
import numpy as np

SCALE = 48
W, H = round(85.6 * SCALE), round(53.98 * SCALE)
out = sys.argv[1]
y, x = np.mgrid[0:H, 0:W].astype(np.float32) / SCALE   # millimetres from the top left


def lines(phase, pitch, half):
    """phase counts the lines; pitch is their local distance in mm; half is a line's half width."""
    gap = np.abs(phase - np.round(phase)) * pitch
    half = np.minimum(half, pitch * .22)
    ink = np.clip(.5 + (half - gap) * SCALE, 0, 1)
    return ink * np.clip((pitch - .16) / .22, 0, 1)


keep = np.clip((np.minimum(np.minimum(x, 85.6 - x), np.minimum(y, 53.98 - y)) - .2) / .4, 0, 1)

# Ink: a fan whose pivot lies under the lower edge
r, a = np.hypot(x - 62, y - 62), np.arctan2(62 - y, x - 62)
fan = lines(a / np.pi * 150, r * np.pi / 150, .034)
# Bone: parallels that swell into a wave
swell = 9 * np.exp(-((x - 58) / 19) ** 2) + 3.4 * np.exp(-((x - 20) / 13) ** 2)
depth = np.clip((y - 6) / 48, 0, 1.2)
level = y + swell * (1 - depth) * 1.25
gy = np.gradient(level, axis=0) * SCALE
gx = np.gradient(level, axis=1) * SCALE
wave = lines(level / .8, .8 / np.maximum(np.hypot(gx, gy), .2), .036)
# Champagne: meridians of a globe that rises over the lower edge, and parallels beyond it
cx, cy, R = 56., 58., 44.
rho = np.hypot(x - cx, y - cy)
inside = np.clip((R - rho) * SCALE / 6, 0, 1)
half = np.sqrt(np.maximum(R * R - (y - cy) ** 2, 1e-3))
t = np.clip((x - cx) / half, -.9995, .9995)
lon = np.arcsin(t)
pitch = half * np.cos(lon) * np.pi / 84
globe = lines(lon / np.pi * 84, pitch, .036) * inside
outer = lines((rho - R) / 1.1, np.full_like(rho, 1.1), .034) * (1 - inside)
rim = np.clip(.5 + (.05 - np.abs(rho - R)) * SCALE, 0, 1)
arcs = np.maximum(np.maximum(globe, outer), rim)

for name, image in (('ink', fan), ('bone', wave), ('champagne', arcs)):
    cv2.imwrite(f'{out}/engraving-{name}.png', (image * keep * 255).astype(np.uint8))
