#!/bin/bash
# Makes one picture: art/make.sh <name>-<composition> [render|develop]
# Renders (Blender), removes noise and develops it to <name>-<composition>.png in the output
# folder: ART_OUT, or art/.work. ART_DRAFT=60 renders at 60 % of the final size with 16 samples
# (or ART_SAMPLES). Without the second word it does both. Then: npm run pictures (art/README.md)
set -e
here=$(cd "$(dirname "$0")" && pwd)
out=${ART_OUT:-$here/.work}
python=${PYTHON:-/usr/bin/python3}   # Debian's own, which has OpenCV with EXR
mkdir -p "$out"
line=$(grep "^$1 |" "$here/recipes.txt") || { echo "no recipe for $1" >&2; exit 1; }
IFS='|' read -r name scene size render samples args develop <<<"$line"
name=${name// /} scene=${scene// /} size=${size// /} render=${render// /} samples=${samples// /}
if [[ -n $ART_DRAFT && -n $samples ]]; then
  render=$((${size%x*} * ART_DRAFT / 100))x$((${size#*x} * ART_DRAFT / 100)) samples=${ART_SAMPLES:-16}
fi
base=$name
if [[ $scene == =* ]]; then base=${scene#=}; fi
if [[ $scene != =* && $2 != develop ]]; then
  nice -n 19 blender -b -t 2 -P "$here/scenes/$scene.py" -- w=${render%x*} h=${render#*x} spp=$samples passes=2 \
    out="$out/$base" $args | grep -E '^RENDER|Traceback|Error: Python' || true
fi
if [[ $2 != render ]]; then
  if [[ $scene != =* && ( ! -f $out/$base.exr || $out/$base.2.image.0001.exr -nt $out/$base.exr ) ]]; then
    nice -n 19 "$python" "$here/denoise.py" "$out/$base" ${ART_DRAFT:+4}
  fi
  nice -n 19 "$python" "$here/grade.py" "$out/$base" "$out/$name.png" ${size%x*} ${size#*x} $develop
fi
