const svgNamespace = "http://www.w3.org/2000/svg";

function shape(name, attributes) {
  const node = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

function rectangle(frame, className) {
  return shape("rect", { x: frame[0], y: frame[1], width: Math.max(0, frame[2]), height: Math.max(0, frame[3]), class: className });
}

/** Safe area, layout margins and frames of a picture, in points of its screen. */
function drawOverlays(picture, chosen) {
  const [width, height] = picture.size;
  const svg = shape("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  if (chosen.includes("frames")) {
    for (const view of viewsOf(picture)) if (!view.hidden) svg.append(rectangle(view.frame, "view"));
  }
  if (chosen.includes("safe")) {
    const [x, y, w, h] = picture.safeArea;
    svg.append(shape("path", { class: "unsafe", "fill-rule": "evenodd", d: `M0 0H${width}V${height}H0ZM${x} ${y}V${y + h}H${x + w}V${y}Z` }));
    svg.append(rectangle(picture.safeArea, "safe"));
  }
  if (chosen.includes("margins")) svg.append(rectangle(picture.margins, "margins"));
  return svg;
}
