#!/usr/bin/env python3
"""Compares our pictures with the crops of real ones that Tests/LooksTests/Crops.json lists.

    compare_looks.py PICTURES OURS OUT

PICTURES is the folder of real pictures, OURS holds one PNG for each crop (`make looks` writes them), OUT receives
index.html, looks.json and the crops. The verdict of a crop has two parts, both over what isn't left out:

- no element is absent: a connected group of edges in the real crop, of 9 pt² or more, has at least a third as many
  edge pixels in ours, within 2 pt;
- no region differs: the largest connected region of pixels whose colors are more than 12 apart (CIE ΔE 2000) covers
  at most 80 pt².

Ends with 1 where a crop fails. Needs Pillow, numpy and scipy.
"""
import html
import io
import json
import pathlib
import sys

import numpy as np
from PIL import Image, ImageCms
from scipy import ndimage

LARGEST_REGION = 80.0  # pt²
LARGEST_DIFFERENCE = 12.0  # ΔE 2000
EDGE = 5.0  # ΔE 1976 from one point to the next: what counts as an edge
SMALLEST_ELEMENT = 9.0  # pt² of its bounding box
LEAST_SHARE = 1 / 3  # of an element's edges
REACH = 2  # points that an edge may lie elsewhere


def opened(path):
    """A picture in sRGB, transparent parts on white."""
    image = Image.open(path)
    profile = image.info.get("icc_profile")
    if image.mode in ("RGBA", "LA", "P"):
        image = image.convert("RGBA")
        ground = Image.new("RGB", image.size, "white")
        ground.paste(image.convert("RGB"), mask=image.split()[3])
        image = ground
    image = image.convert("RGB")
    if profile:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        if "sRGB" not in ImageCms.getProfileDescription(source):
            image = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"))
    return image


def lab(pixels):
    """CIE L*a*b* (D65) of sRGB bytes."""
    value = pixels.astype(np.float64) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    matrix = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    )
    xyz = linear @ matrix.T / np.array([0.95047, 1.0, 1.08883])
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.stack(
        [116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1
    )


def delta_e_2000(one, other):
    """Sharma, Wu, Dalal (2005), with all weights 1."""
    l1, a1, b1 = np.moveaxis(one, -1, 0)
    l2, a2, b2 = np.moveaxis(other, -1, 0)
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    gray = c1 * c2 == 0
    turn = np.where(gray, 0, (h2 - h1 + 180) % 360 - 180)
    dl, dc, dh = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = np.where(gray, h1 + h2, h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * np.cos(np.radians(h - 30))
        + 0.24 * np.cos(np.radians(2 * h))
        + 0.32 * np.cos(np.radians(3 * h + 6))
        - 0.20 * np.cos(np.radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (l - 50) ** 2 / np.sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rt = -2 * np.sqrt(c**7 / (c**7 + 25.0**7)) * np.sin(np.radians(60 * np.exp(-(((h - 275) / 25) ** 2))))
    dl, dc, dh = dl / sl, dc / sc, dh / sh
    return np.sqrt(np.maximum(0, dl**2 + dc**2 + dh**2 + rt * dc * dh))


def edges(colors, scale):
    """Where the color changes within a point."""
    step = max(1, int(round(scale)))
    change = np.zeros(colors.shape[:2])
    for axis in (0, 1):
        moved = np.roll(colors, -step, axis)
        distance = np.sqrt(((moved - colors) ** 2).sum(-1))
        if axis == 0:
            distance[-step:] = 0
        else:
            distance[:, -step:] = 0
        change = np.maximum(change, distance)
    return change > EDGE


def grown(mask, pixels):
    return ndimage.binary_dilation(mask, np.ones((3, 3), bool), iterations=max(1, int(round(pixels))))


def absent_elements(real, ours, kept, scale):
    """The boxes, in points, of elements of the real crop that ours lacks."""
    wanted, found = edges(real, scale) & kept, edges(ours, scale)
    labels, _ = ndimage.label(grown(wanted, scale), np.ones((3, 3)))
    absent = []
    for index, box in enumerate(ndimage.find_objects(labels), 1):
        height, width = (part.stop - part.start for part in box)
        element = labels[box] == index
        count = (wanted[box] & element).sum()
        if height * width / scale**2 < SMALLEST_ELEMENT or count == 0:
            continue
        reach = int(REACH * scale)
        wide = tuple(slice(max(0, part.start - reach), part.stop + reach) for part in box)
        near = grown(labels[wide] == index, reach)
        if (found[wide] & near).sum() < LEAST_SHARE * count:
            absent.append([round(v / scale, 1) for v in (box[1].start, box[0].start, width, height)])
    return absent


def differing_region(difference, kept, scale):
    """The largest connected region above the limit: pt² and its box in points."""
    labels, count = ndimage.label((difference > LARGEST_DIFFERENCE) & kept, np.ones((3, 3)))
    if count == 0:
        return 0.0, None
    areas = np.bincount(labels.ravel())[1:]
    index = int(areas.argmax())
    box = ndimage.find_objects(labels)[index]
    place = [box[1].start, box[0].start, box[1].stop - box[1].start, box[0].stop - box[0].start]
    return float(areas[index]) / scale**2, [round(v / scale, 1) for v in place]


def overlaid(pixels, overlay):
    """Ours in gray between the two colors that black and white have in the real picture."""
    value = pixels.astype(np.float64) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    light = (linear @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    gray = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    black, white = (np.array(overlay[name], np.float64) for name in ("black", "white"))
    return np.clip(black + (white - black) * gray + 0.5, 0, 255).astype(np.uint8)


def compare(crop, pictures, ours_folder, out):
    result = {"id": crop["id"], "scene": crop["scene"], "os": crop["os"], "picture": crop["picture"]}
    ours_path = ours_folder / f"{crop['id']}.png"
    if not ours_path.exists():
        return result | {"passes": False, "reason": "we drew nothing"}
    x, y, width, height = crop["crop"]
    scale = crop["scale"]
    real = np.asarray(opened(pictures / crop["picture"]).crop((x, y, x + width, y + height)))
    ours = np.asarray(opened(ours_path))
    if ours.shape != real.shape:
        return result | {"passes": False, "reason": f"sizes differ: {ours.shape[1::-1]} against {real.shape[1::-1]}"}
    if "overlay" in crop:
        ours = overlaid(ours, crop["overlay"])
    kept = np.ones(real.shape[:2], bool)
    for left, top, wide, high in crop.get("leaveOut", []):
        kept[max(0, top - y) : max(0, top + high - y), max(0, left - x) : max(0, left + wide - x)] = False
    real_lab, ours_lab = lab(real), lab(ours)
    difference = delta_e_2000(real_lab, ours_lab)
    area, place = differing_region(difference, kept, scale)
    absent = absent_elements(real_lab, ours_lab, kept, scale)
    shown = np.clip(255 - difference * 255 / 40, 0, 255).astype(np.uint8)
    shown = np.stack([np.where(difference > LARGEST_DIFFERENCE, 255, shown), shown, shown], -1)
    shown[~kept] = (200, 200, 255)
    for name, pixels in (("real", real), ("ours", ours), ("difference", shown)):
        Image.fromarray(pixels).save(out / "crops" / f"{crop['id']}-{name}.png")
    return result | {
        "passes": area <= LARGEST_REGION and not absent,
        "region": round(area, 1),
        "place": place,
        "absent": absent,
        "mean": round(float(difference[kept].mean()), 3),
        "over": round(float((difference[kept] > LARGEST_DIFFERENCE).mean()), 4),
    }


def page(results, crops):
    rows = []
    for result in sorted(results, key=lambda r: (r["passes"], r["scene"], r["os"], r["id"])):
        crop = crops[result["id"]]
        width = min(560, round(crop["crop"][2] / crop["scale"] * 2))
        pictures = "".join(
            f'<td><img src="crops/{html.escape(result["id"])}-{name}.png" width="{width}"></td>'
            for name in ("real", "ours", "difference")
        )
        facts = result.get("reason") or (
            f'largest region {result["region"]} pt² {result["place"] or ""}, absent {result["absent"] or "none"}, '
            f'mean ΔE {result["mean"]}, over the limit {100 * result["over"]:.1f} %'
        )
        verdict = "passes" if result["passes"] else "fails"
        rows.append(
            f'<tr class="{verdict}"><th colspan="3">{html.escape(result["id"])}: {html.escape(result["scene"])}, '
            f'iOS {html.escape(result["os"])} — {verdict}<br><small>{html.escape(facts)}<br>'
            f'{html.escape(result["picture"])} {crop["crop"]}</small></th></tr><tr>{pictures}</tr>'
        )
    passed = sum(result["passes"] for result in results)
    return (
        '<!doctype html><meta charset="utf-8"><title>Looks</title><style>body{font:14px system-ui;margin:2em}'
        "th{text-align:left;padding-top:1.5em;font-weight:600}small{font-weight:400;color:#555}"
        ".fails th{color:#b00}td{vertical-align:top;padding-right:12px}img{border:1px solid #ccc}</style>"
        f"<h1>Looks: {passed} of {len(results)} crops pass</h1><p>Left the real picture, then ours, then the "
        "difference: red is more than ΔE 12 apart, blue is left out.</p><table>" + "".join(rows) + "</table>"
    )


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    pictures, ours, out = (pathlib.Path(argument) for argument in sys.argv[1:])
    if not pictures.is_dir():
        print(f"looks: skipped, there are no pictures in {pictures}")
        return
    table = pathlib.Path(__file__).resolve().parent.parent / "Tests/LooksTests/Crops.json"
    crops = {crop["id"]: crop for crop in json.loads(table.read_text())["crops"]}
    (out / "crops").mkdir(parents=True, exist_ok=True)
    results = [compare(crop, pictures, ours, out) for crop in crops.values()]
    (out / "index.html").write_text(page(results, crops))
    (out / "looks.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n")
    for result in results:
        if not result["passes"]:
            reason = result.get("reason") or f'region {result["region"]} pt² at {result["place"]}, absent {result["absent"]}'
            print(f'fails  {result["id"]}: {reason}')
    passed = sum(result["passes"] for result in results)
    print(f"looks: {passed} of {len(results)} crops pass; {out}/index.html shows them")
    sys.exit(0 if passed == len(results) else 1)


main()
