"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byID = (id) => document.getElementById(id);

/** Makes an element; texts go in as text, never as markup. */
function make(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key in node && key !== "style") node[key] = value; else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

const number = (value) => String(Math.round(value * 100) / 100);
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const unique = (values) => [...new Set(values)];
const isSame = (a, b) => a.length === b.length && a.every((value, index) => value === b[index]);

// MARK: Documents, scenes and pictures

/** Documents of one path come from different folders; the second one has a number. */
const paths = data.documents.map(({ path }, index) => {
  const before = data.documents.slice(0, index).filter((other) => other.path === path).length;
  return before ? `${path} (${before + 1})` : path;
});
const documents = paths.map((path, index) => {
  const end = path.lastIndexOf("/") + 1;
  return { index, path, folder: path.slice(0, end), name: path.slice(end), scenes: [], notes: [] };
});
const scenes = data.scenes.map((scene, index) => ({
  ...scene, index, document: documents[scene.document], pictures: [],
  words: [
    scene.title, paths[scene.document], scene.id, scene.class,
    ...scene.views.flatMap((view) => [view.class, view.id, view.text ?? ""]),
  ].join("\n").toLowerCase(),
}));
for (const scene of scenes) scene.document.scenes.push(scene);
const pictures = data.pictures.map((picture, index) => ({
  ...picture, index, scene: scenes[picture.scene], key: picture.file.replace(/^pictures\//, "").replace(/\.png$/, ""),
}));
for (const picture of pictures) picture.scene.pictures.push(picture);

/** What a scene's pictures find together; of what several devices find one counts. */
for (const scene of scenes) {
  const own = scene.pictures.flatMap((picture) => (picture.findings ?? []).map((finding) => `${finding.object} ${finding.text}`));
  scene.findingCount = scene.findings.length + unique(own).length;
}
const findingCount = (scene) => scene.findingCount;

/** A picture's views from back to front, with their frames in points of the picture. */
function viewsOf(picture) {
  const table = picture.scene.views;
  const hidden = new Set(picture.hidden ?? []);
  const order = picture.views ?? Array.from({ length: picture.frames.length / 4 }, (_, index) => index);
  return order.map((index, place) => ({ ...table[index], frame: picture.frames.slice(place * 4, place * 4 + 4), hidden: hidden.has(index) }));
}

// MARK: What pictures differ in

const textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const axes = [
  { key: "landscape", name: "Landscape", shortcut: "l", isOn: (picture) => picture.orientation === "landscape" },
  { key: "dark", name: "Dark", shortcut: "d", isOn: (picture) => picture.appearance === "dark" },
  { key: "rtl", name: "Right to left", shortcut: "r", isOn: (picture) => picture.isRightToLeft },
  { key: "large", name: "Large text", shortcut: "t", isOn: (picture) => textSizes.indexOf(picture.textSize ?? "L") > textSizes.indexOf("L") },
].filter((axis) => unique(pictures.map(axis.isOn)).length > 1);
/** "landscape,dark": the switches that are on for a picture. */
for (const picture of pictures) picture.combination = axes.filter((axis) => axis.isOn(picture)).map((axis) => axis.key);
const combinations = [...new Map(pictures.map((picture) => [picture.combination.join(), picture.combination])).values()];
const plain = pictures[0]?.combination ?? [];

/** The nearest combination that there are pictures of, with one switch turned. */
function turned(combination, key) {
  const isOn = !combination.includes(key);
  const agreement = (other) => axes.filter((axis) => other.includes(axis.key) === combination.includes(axis.key)).length;
  const able = combinations.filter((other) => other.includes(key) === isOn);
  return able.reduce((best, other) => (agreement(other) > agreement(best) ? other : best), able[0]);
}

const devices = unique(pictures.map((picture) => picture.device));
const overlays = [
  { key: "safe", name: "Safe area", color: "var(--safe)" },
  { key: "margins", name: "Margins", color: "var(--margin)" },
  { key: "frames", name: "Frames", color: "var(--frame)" },
];

const sizeText = (picture) => `${number(picture.size[0])} × ${number(picture.size[1])} pt`;
/** What sets a picture apart from the device as it comes out of its box. */
const stance = (picture) => [
  picture.orientation === "landscape" && "landscape", picture.appearance === "dark" && "dark",
  picture.isRightToLeft && "right to left", picture.textSize && `text ${picture.textSize}`, picture.more,
].filter(Boolean).join(", ");
const detail = (picture) => [`iOS ${picture.os}`, sizeText(picture), stance(picture)].filter(Boolean).join(" · ");
