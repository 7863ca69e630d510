"""The rig of every picture: leaves with gilded rims, lacquer, lights, camera, output.

A scene is run by Blender: blender -b -P art/scenes/<scene>.py -- key=value ...
Numbers on the command line override the scene's own, which is how compositions differ.
"""
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

ARGV = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []


def arg(key, default):
    for item in ARGV:
        if item.startswith(key + '='):
            return type(default)(item.split('=', 1)[1])
    return default


def deg(angle):
    return math.radians(angle)


def smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def linear(colour):
    c = [int(colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


# ---------------------------------------------------------------- scene and materials

def begin(dark):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    # The background is added by grade.py, in the exact colour of the page.
    scene.render.film_transparent = True
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    ramp = nodes.new('ShaderNodeValToRGB')
    span = nodes.new('ShaderNodeMapRange')
    axis = nodes.new('ShaderNodeSeparateXYZ')
    coord = nodes.new('ShaderNodeTexCoord')
    span.inputs['From Min'].default_value = -1
    links.new(coord.outputs['Generated'], axis.inputs[0])
    links.new(axis.outputs['Z'], span.inputs['Value'])
    links.new(span.outputs['Result'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Background'].inputs['Color'])
    low, high, strength = ('#04100c', '#2b4a40', .6) if dark else ('#d6d4ca', '#f6f5ef', .72)
    ramp.color_ramp.elements[0].color = linear(low)
    ramp.color_ramp.elements[1].color = linear(high)
    nodes['Background'].inputs['Strength'].default_value = arg('world', strength)
    return scene


def material(name, colour, metal=0., rough=.4, coat=0., coat_rough=.2, specular=.5, glow=None, power=0.):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    i = m.node_tree.nodes['Principled BSDF'].inputs
    i['Base Color'].default_value = linear(colour)
    i['Metallic'].default_value = metal
    i['Roughness'].default_value = rough
    i['Clearcoat'].default_value = coat
    i['Clearcoat Roughness'].default_value = coat_rough
    i['Specular'].default_value = specular
    if glow:
        i['Emission'].default_value = linear(glow)
        i['Emission Strength'].default_value = power
    return m


def lacquer(colour='#12473a', rough=.36, coat=.3):
    return material('lacquer', colour, rough=rough, coat=coat, coat_rough=.22)


def bone(colour='#e6e2d6'):
    return material('bone', colour, rough=.42, coat=.15, coat_rough=.25)


def gilt(rough=.28):
    return material('gilt', '#e2b777', metal=1, rough=rough)


# ---------------------------------------------------------------- leaves

def unit(a):
    return a / np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-9)


def sheet(point, nu, nv, thick, face, rim, bulge=.55, segments=4, tip=1., upright=False):
    """A leaf: point(u, v) gives x, y, z for arrays u, v in 0..1.

    Both faces and the rim have vertices of their own, so that each shades smoothly; the rim is a
    half tube, which holds one unbroken highlight where a flat wall would give a broken one.
    tip=2 puts the rows of vertices closer together towards u=1, so that a round end is round.
    upright=True is for a leaf that faces the same way all along v and has round corners, where the rows
    of its upper edge run along v themselves: it faces as its lower edge does, and the rim follows its outline.
    """
    u, v = np.meshgrid(1 - (1 - np.linspace(0, 1, nu + 1)) ** tip, np.linspace(0, 1, nv + 1), indexing='ij')
    p = np.stack([np.broadcast_to(c, u.shape) for c in point(u, v)], -1).astype(float)
    pu, pv = np.gradient(p, axis=0), np.gradient(p, axis=1)
    n = unit(np.cross(pu, pv))
    if upright:
        n = np.broadcast_to(n[:, :1], n.shape)
    w, size = nv + 1, (nu + 1) * (nv + 1)
    verts = [(p + n * thick / 2).reshape(-1, 3), (p - n * thick / 2).reshape(-1, 3)]
    i = (np.arange(nu)[:, None] * w + np.arange(nv)[None]).ravel()
    front = np.stack([i, i + w, i + w + 1, i + 1], 1)
    back = np.stack([i, i + 1, i + w + 1, i + w], 1) + size
    loop = ([(a, 0) for a in range(nu)] + [(nu, b) for b in range(nv)]
            + [(a, nv) for a in range(nu, 0, -1)] + [(0, b) for b in range(nv, 0, -1)])
    a, b = np.array(loop).T
    out = np.zeros((len(loop), 3))
    eu, ev = unit(pu), unit(pv)
    # at a round end rows shrink to a point: their middle gives the direction
    eu[0], eu[nu] = unit(pu[0].mean(0)), unit(pu[nu].mean(0))
    out -= np.where((b == 0)[:, None], ev[a, b], 0)
    out += np.where((b == nv)[:, None], ev[a, b], 0)
    out -= np.where((a == 0)[:, None], eu[a, b], 0)
    out += np.where((a == nu)[:, None], eu[a, b], 0)
    if upright:
        outline = p[a, b]
        out = np.cross(unit(np.roll(outline, -1, 0) - np.roll(outline, 1, 0)), n[a, b])
    out = unit(out)
    angles = np.linspace(-math.pi / 2, math.pi / 2, segments + 1)
    for t in angles:
        verts.append(p[a, b] + out * thick * bulge * math.cos(t) - n[a, b] * (thick / 2) * math.sin(t))
    k = np.arange(len(loop))
    j = (k + 1) % len(loop)
    walls = []
    for s in range(segments):
        o, q = 2 * size + s * len(loop), 2 * size + (s + 1) * len(loop)
        walls.append(np.stack([k + o, k + q, j + q, j + o], 1))
    faces = np.concatenate([front, back] + walls)
    return mesh(np.concatenate(verts), faces, [face, rim], np.r_[np.zeros(2 * len(i)), np.ones(len(loop) * segments)])


def plate(p, out, n, thick, bulge=.55, segments=4):
    """A plane leaf within a closed curve p (its outward normals `out`, the plane's normal n), with a
    rim as that of `sheet`: its vertices, faces and material indices, for `mesh`."""
    size, k = len(p), np.arange(len(p))
    j = (k + 1) % size
    verts = [p + n * thick / 2, p - n * thick / 2]
    for t in np.linspace(-math.pi / 2, math.pi / 2, segments + 1):
        verts.append(p + out * thick * bulge * math.cos(t) - n * (thick / 2) * math.sin(t))
    faces = [list(k), list(k[::-1] + size)]
    for s in range(segments):
        o, q = (2 + s) * size, (3 + s) * size
        faces += np.stack([k + o, k + q, j + q, j + o], 1).tolist()
    return np.concatenate(verts), faces, np.r_[0, 0, np.ones(len(faces) - 2)]


def rounded_square(half, power=9, points=240):
    """A level sheet of paper with round corners as a closed curve, with its outward normals."""
    t = np.linspace(0, 2 * math.pi, points, endpoint=False)
    r = half * (np.abs(np.cos(t)) ** power + np.abs(np.sin(t)) ** power) ** (-1 / power)
    p = np.stack([r * np.cos(t), r * np.sin(t), 0 * t], -1)
    along = unit(np.roll(p, -1, 0) - np.roll(p, 1, 0))
    return p, np.stack([along[:, 1], -along[:, 0], 0 * t], -1)


def mesh(verts, faces, materials, index=None, flat=False):
    me = bpy.data.meshes.new('leaf')
    me.from_pydata([tuple(x) for x in verts], [], [tuple(map(int, f)) for f in faces])
    for m in materials:
        me.materials.append(m)
    if index is not None:
        me.polygons.foreach_set('material_index', np.asarray(index, np.int32))
    if not flat:
        me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    me.update()
    o = bpy.data.objects.new('leaf', me)
    bpy.context.collection.objects.link(o)
    return o


def petal(phi, length, bend, twist, width, base=(0, 0, 0), turn=None):
    """A fan's leaf in the xz plane: it leaves `base` at angle phi, bends by `bend` along its
    length and twists from edge-on to facing; `width` and `twist` are functions of u."""
    def point(u, v):
        if abs(bend) < 1e-4:
            x, z = u * length * math.cos(phi), u * length * math.sin(phi)
        else:
            r = length / bend
            x = r * (np.sin(phi + bend * u) - math.sin(phi))
            z = -r * (np.cos(phi + bend * u) - math.cos(phi))
        a = phi + bend * u
        w, t = (v - .5) * width(u), twist(u)
        p = (base[0] + x - np.sin(a) * w * np.sin(t), base[1] + w * np.cos(t), base[2] + z + np.cos(a) * w * np.sin(t))
        return turn(*p) if turn else p
    return point


# ---------------------------------------------------------------- lights, camera, floor

def area(at, to, size, power, colour='#ffffff', height=None, spread=180):
    l = bpy.data.lights.new('area', 'AREA')
    l.energy, l.color, l.size, l.spread = power, linear(colour)[:3], size, deg(spread)
    if height:
        l.shape, l.size_y = 'RECTANGLE', height
    o = bpy.data.objects.new('area', l)
    bpy.context.collection.objects.link(o)
    o.location = at
    o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    return o


def studio(to=(0, 0, 2), key=1., cool=1., fill=1., back=1., scale=1.):
    """Warm key at the end side, cool soft box at the start, broad fill, warm light from behind."""
    s = scale
    x, y, z = to
    area((x + 7 * s, y - 4 * s, z + 3 * s), to, 3 * s, 1500 * key * s * s, '#ffd9ad', 6 * s)
    area((x - 7 * s, y + 1 * s, z + 3 * s), to, 3 * s, 1100 * cool * s * s, '#dcefe6', 7 * s)
    area((x - 2 * s, y - 9 * s, z + 5 * s), to, 7 * s, 800 * fill * s * s, '#e4eee8')
    area((x + 3 * s, y + 6 * s, z + 1 * s), to, 3 * s, 600 * back * s * s, '#ffc78a', 5 * s)


def camera(at, to, lens, shift=(0, 0), fstop=0., focus=None, roll=0.):
    c = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', c)
    bpy.context.collection.objects.link(o)
    at = Vector([arg('c' + k, float(v)) for k, v in zip('xyz', at)])
    to = Vector([arg('t' + k, float(v)) for k, v in zip('xyz', to)])
    o.location = at
    q = (to - at).to_track_quat('-Z', 'Y')
    o.rotation_euler = q.to_euler()
    roll = arg('roll', roll)
    if roll:
        o.rotation_euler.rotate_axis('Z', deg(roll))
    c.lens = arg('lens', float(lens))
    c.sensor_fit = 'HORIZONTAL'
    c.shift_x, c.shift_y = arg('sx', float(shift[0])), arg('sy', float(shift[1]))
    fstop = arg('f', float(fstop))
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop = True, fstop
        f = Vector(focus if focus is not None else to)
        f = Vector([arg('f' + k, float(v)) for k, v in zip('xyz', f)])
        c.dof.focus_distance = (f - at).length
    bpy.context.scene.camera = o
    return o


def catcher(z=0., size=60):
    """A floor that is only its shadow: the ground itself stays the page's colour."""
    bpy.ops.mesh.primitive_plane_add(size=size, location=(0, 0, z))
    o = bpy.context.object
    o.data.materials.append(material('floor', '#e9e8e3', rough=.9, specular=0))
    o.is_shadow_catcher = True
    return o


# ---------------------------------------------------------------- output

def render(bounces=4):
    """Two renders with half the samples each: their difference tells the denoiser what is noise.
    Normals and plain colours come along, to keep it from blurring across edges."""
    scene = bpy.context.scene
    out, final = arg('out', 'preview'), arg('passes', 1)
    w, h, spp = arg('w', 480), arg('h', 300), arg('spp', 24)
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = w, h, 100
    c = scene.cycles
    c.use_denoising = False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, arg('noise', .018), 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, 2, 3
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = .8, 3, 12
    scene.render.threads_mode = 'AUTO'
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = next(n for n in nodes if n.type == 'R_LAYERS')
    sink = nodes.new('CompositorNodeOutputFile')
    sink.base_path = os.path.dirname(os.path.abspath(out))
    sink.format.file_format, sink.format.color_mode, sink.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    sink.file_slots.clear()
    t = time.time()
    for slot in ('Image', 'Normal', 'DiffCol'):
        sink.file_slots.new(slot)
        links.new(source.outputs[slot], sink.inputs[slot])
    for half in range(1, final + 1):
        c.seed, c.samples = half * 17, max(1, spp // final)
        for slot, key in zip(sink.file_slots, ('image', 'normal', 'colour')):
            slot.path = f'{os.path.basename(out)}.{half}.{key}.'
        bpy.ops.render.render(write_still=False)
    print('RENDER %s %dx%d %d samples %.0f s' % (os.path.basename(out), w, h, spp, time.time() - t), flush=True)
