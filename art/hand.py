"""The form of a hand: bones as round cones, skinned by a smooth union, as one distance function.

Local axes: the wrist is the origin, fingers point along +y, the palm looks along +z, the thumb is
at +x. The middle finger's knuckle is one unit from the wrist. Angles are degrees.
"""
import numpy as np

# knuckle; lengths of the three bones; radii at knuckle, joints and tip
FINGERS = {
    'index': ((.32, .97, .07), (.47, .29, .20), (.132, .118, .108, .088)),
    'middle': ((.105, 1.02, .02), (.53, .33, .21), (.134, .122, .110, .090)),
    'ring': ((-.11, .98, .04), (.49, .31, .21), (.128, .114, .104, .085)),
    'little': ((-.31, .88, .11), (.37, .22, .18), (.112, .100, .092, .076)),
}


def smooth_min(a, b, k):
    h = np.clip(.5 + .5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def round_cone(p, a, b, ra, rb):
    """Distance from points p (…, 3) to a bone from a to b that tapers from radius ra to rb."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    ba, pa = b - a, p - a
    t = np.clip(pa @ ba / (ba @ ba), 0, 1)
    return np.linalg.norm(pa - t[..., None] * ba, axis=-1) - (ra + (rb - ra) * t)


class Hand:
    """A hand in a pose. bend: flexion at the three joints of each finger; splay: the sideways angle
    of each finger; thumb: its four joints from the wrist to the tip; forearm: where it comes from."""

    def __init__(self, bend, splay, thumb, forearm):
        self.fingers = []
        for name, (knuckle, lengths, radii) in FINGERS.items():
            side, curl, at, bones = np.radians(splay[name]), 0., np.array(knuckle), []
            for angle, length, r0, r1 in zip(bend[name], lengths, radii, radii[1:]):
                curl += np.radians(angle)
                to = at + length * np.array([np.sin(side) * np.cos(curl), np.cos(side) * np.cos(curl), np.sin(curl)])
                bones.append((at, to, r0, r1))
                at = to
            self.fingers.append(bones)
        thumb = [np.array(t, float) for t in thumb]
        self.thumb = list(zip(thumb, thumb[1:], (.215, .150, .118), (.150, .118, .092)))
        wrist = [(.17, .05, 0), (.06, .02, -.02), (-.06, .02, -.02), (-.17, .05, 0)]
        self.palm = [(w, k[0], .165, k[2][0] * 1.02) for w, k in zip(wrist, FINGERS.values())]
        self.palm += [((-.2, .12, .05), (-.29, .62, .10), .17, .13),            # the ball of the little finger
                      ((.14, 0, 0) + np.array(forearm), (.12, 0, 0), .17, .155),
                      ((-.14, 0, 0) + np.array(forearm), (-.12, 0, 0), .17, .155)]

    def distance(self, p):
        def union(bones, k):
            d = round_cone(p, *bones[0])
            for bone in bones[1:]:
                d = smooth_min(d, round_cone(p, *bone), k)
            return d
        palm = union(self.palm, .10)
        d = smooth_min(palm, union(self.thumb, .03), .10)
        for bones in self.fingers:          # fingers blend into the palm, but not into each other
            d = np.minimum(d, smooth_min(union(bones, .03), palm, .07))
        return d


def cupped(forearm):
    bend = {'index': (14, 26, 18), 'middle': (20, 28, 20), 'ring': (26, 30, 20), 'little': (30, 32, 22)}
    splay = {'index': 9, 'middle': 1, 'ring': -7, 'little': -17}
    return Hand(bend, splay, ((.2, .12, .08), (.55, .40, .22), (.80, .72, .34), (.90, 1.02, .46)), forearm)


def rotation(x, y, z):
    """Turns about x, then y, then z, as a matrix for column vectors."""
    x, y, z = np.radians([x, y, z])
    rx = np.array([[1, 0, 0], [0, np.cos(x), -np.sin(x)], [0, np.sin(x), np.cos(x)]])
    ry = np.array([[np.cos(y), 0, np.sin(y)], [0, 1, 0], [-np.sin(y), 0, np.cos(y)]])
    rz = np.array([[np.cos(z), -np.sin(z), 0], [np.sin(z), np.cos(z), 0], [0, 0, 1]])
    return rz @ ry @ rx
