"""Three engraved plates: Ink, Bone and Champagne. Without mark and chip: nobody is to take them for cards to pay with."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from rig import *  # noqa: E402,F403
from mathutils import Euler

begin(dark=False)
MM = .04                                   # a millimetre in scene units
W, H, T = 85.6 * MM, 53.98 * MM, 1.5 * MM
CORNER = 1.2 * MM
PLATES = os.path.dirname(os.path.abspath(arg('out', 'preview')))


def outline(x0, y0, x1, y1, radii, seg=10):
    pts = []
    for (cx, cy, a0), r in zip(((x1, y1, 0), (x0, y1, 90), (x0, y0, 180), (x1, y0, 270)), radii):
        r = max(r, 1e-4)
        sx, sy = (-1 if cx == x1 else 1), (-1 if cy == y1 else 1)
        for s in range(seg + 1):
            a = deg(a0 + 90 * s / seg)
            pts.append((cx + sx * r + r * math.cos(a), cy + sy * r + r * math.sin(a)))
    return np.array(pts)


def slab(pts, z0, z1, bevel, top, side, uv=False, both=False):
    """A prism with a rounded upper edge (and lower edge, for the card itself)."""
    n, c = len(pts), pts.mean(0)
    d = unit(np.roll(pts, -1, 0) - np.roll(pts, 1, 0))
    inward = np.c_[-d[:, 1], d[:, 0]]
    rows = []
    if both:
        for t in np.linspace(90, 0, 5):
            rows.append(np.c_[pts + inward * bevel * (1 - math.cos(deg(t))), np.full(n, z0 + bevel * (1 - math.sin(deg(t))))])
    else:
        rows.append(np.c_[pts, np.full(n, z0)])
    for t in np.linspace(0, 90, 5):
        rows.append(np.c_[pts + inward * bevel * (1 - math.cos(deg(t))), np.full(n, z1 - bevel * (1 - math.sin(deg(t))))])
    j = np.arange(n)
    walls = [np.stack([s * n + j, s * n + (j + 1) % n, (s + 1) * n + (j + 1) % n, (s + 1) * n + j], 1) for s in range(len(rows) - 1)]
    parts = [mesh(np.concatenate(rows), [f for w in walls for f in w], [side])]
    face = mesh(rows[-1], [range(n)], [top], flat=True)
    parts.append(face)
    if both:
        parts.append(mesh(rows[0][::-1], [range(n)], [top], flat=True))
    if uv:
        layer = face.data.uv_layers.new()
        for loop in face.data.loops:
            v = face.data.vertices[loop.vertex_index].co
            layer.data[loop.index].uv = (v.x / W + .5, v.y / H + .5)
    return parts


def surface(name, base, line, metal, rough, line_metal=1., coat=0., specular=.4):
    m = material(name, base, metal=metal, rough=rough, coat=coat, specular=specular)
    nt, p = m.node_tree, m.node_tree.nodes['Principled BSDF']
    image = nt.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(os.path.join(PLATES, f'engraving-{name}.png'))
    image.image.colorspace_settings.name = 'Non-Color'
    coord = nt.nodes.new('ShaderNodeTexCoord')
    nt.links.new(coord.outputs['UV'], image.inputs['Vector'])

    def blend(socket, low, high):
        span = nt.nodes.new('ShaderNodeMapRange')
        span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = low, high
        nt.links.new(image.outputs['Color'], span.inputs['Value'])
        nt.links.new(span.outputs['Result'], p.inputs[socket])
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(base), linear(line)
    nt.links.new(image.outputs['Color'], mix.inputs[0])
    nt.links.new(mix.outputs[0], p.inputs['Base Color'])
    blend('Metallic', metal, line_metal)
    blend('Roughness', rough, .3)
    bump = nt.nodes.new('ShaderNodeBump')
    bump.invert, bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = True, .8, .008
    nt.links.new(image.outputs['Color'], bump.inputs['Height'])
    nt.links.new(bump.outputs['Normal'], p.inputs['Normal'])
    return m


def finish(hold, parts, at, turn):
    for p in parts:
        p.parent = hold
    hold.location, hold.rotation_euler = at, Euler([deg(t) for t in turn])


def plate(face, edge, at, turn):
    hold = bpy.data.objects.new('plate', None)
    bpy.context.collection.objects.link(hold)
    finish(hold, slab(outline(-W / 2, -H / 2, W / 2, H / 2, [CORNER] * 4, 16), -T / 2, T / 2, .28 * MM, face, edge, uv=True, both=True), at, turn)


brass = gilt(.24)
ink = surface('ink', '#08291f', '#d9ab6a', 0, .55, specular=.04)
pale = surface('bone', '#ece8dc', '#b28a52', 0, .40, coat=.12)
gold = surface('champagne', '#dfc6a0', '#5f4524', 1, .34)
plate(ink, brass, (-.62, .62, 3.02), (58, 0, -20))
plate(pale, brass, (.02, .02, 2.02), (54, 4, -20))
plate(gold, brass, (.66, -.58, 1.06), (50, 8, -20))
catcher(-.12)
area((6.5, -2, 6.5), (0, 0, 1.8), 2.4, 620, '#ffe2bd', 5)
area((-6, -3, 7), (0, 0, 1.5), 5, 420, '#eaf3ee')
area((-3, 6, 6), (0, 0, 2), 2, 300, '#ffffff', 5)
area((0, -8, 3), (0, 0, 1.8), 4, 110, '#ffffff')
camera((-.6, -12.5, 5.0), (0, 0, 1.95), 56, (-.205, -.01), 2.0, (-.3, -.3, 2.4))
render()
