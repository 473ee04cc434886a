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
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const number = (value) => String(Math.round(value * 100) / 100);
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;
const unique = (values) => [...new Set(values)];
const orientationName = { portrait: "Portrait", landscape: "Landscape" };
const appearanceName = { light: "Light", dark: "Dark" };

const pictures = data.pictures.map((picture, index) => ({
  ...picture,
  index,
  scene: data.scenes[picture.scene],
  words: [
    data.scenes[picture.scene].title, data.scenes[picture.scene].document, data.scenes[picture.scene].id,
    data.scenes[picture.scene].class, picture.device, ...picture.views.flatMap((view) => [view.class, view.id]),
  ].join("\n").toLowerCase(),
}));

const filters = [
  { key: "device", host: "filter-device", name: (value) => value },
  { key: "orientation", host: "filter-orientation", name: (value) => orientationName[value] },
  { key: "appearance", host: "filter-appearance", name: (value) => appearanceName[value] },
];
const overlays = [
  { key: "safe", name: "Safe area", color: "var(--safe)" },
  { key: "margins", name: "Margins", color: "var(--margin)" },
  { key: "frames", name: "View frames", color: "var(--frame)" },
];
const state = {
  chosen: { device: new Set(), orientation: new Set(), appearance: new Set() },
  overlays: new Set(),
  grouping: "scene",
  text: "",
};

// MARK: Filters

function chip(label, isPressed, act) {
  const button = make("button", { type: "button", className: "chip", textContent: label });
  const show = () => button.setAttribute("aria-pressed", String(isPressed()));
  button.addEventListener("click", () => { act(); refresh(); });
  button.show = show;
  show();
  return button;
}

const chips = [];
function buildBar() {
  for (const filter of filters) {
    const values = unique(pictures.map((picture) => picture[filter.key]));
    if (values.length < 2) continue;
    const chosen = state.chosen[filter.key];
    for (const value of values) {
      const act = () => (chosen.has(value) ? chosen.delete(value) : chosen.add(value));
      chips.push(chip(filter.name(value), () => chosen.has(value), act));
      byID(filter.host).append(chips.at(-1));
    }
  }
  for (const overlay of overlays) {
    const act = () => (state.overlays.has(overlay.key) ? state.overlays.delete(overlay.key) : state.overlays.add(overlay.key));
    const button = chip(overlay.name, () => state.overlays.has(overlay.key), act);
    button.style.setProperty("--key", overlay.color);
    chips.push(button);
    byID("overlays").append(button);
  }
  if (data.scenes.length > 1 && unique(pictures.map((picture) => picture.device)).length > 1) {
    for (const [key, label] of [["scene", "By scene"], ["device", "By device"]]) {
      chips.push(chip(label, () => state.grouping === key, () => { state.grouping = key; }));
      byID("grouping").append(chips.at(-1));
    }
  }
  byID("search").addEventListener("input", (event) => { state.text = event.target.value.trim().toLowerCase(); refresh(); });
  byID("zoom").addEventListener("input", (event) => setZoom(event.target.value));
  byID("reset").addEventListener("click", () => {
    for (const filter of filters) state.chosen[filter.key].clear();
    state.text = byID("search").value = "";
    refresh();
  });
}

function setZoom(value) { byID("gallery").style.setProperty("--zoom", value); }

function fits(picture) {
  const isChosen = filters.every(({ key }) => !state.chosen[key].size || state.chosen[key].has(picture[key]));
  return isChosen && state.text.split(/\s+/).every((word) => picture.words.includes(word));
}

// MARK: Pictures

const sizeText = (picture) => `${number(picture.size[0])} × ${number(picture.size[1])} pt`;
const varies = (key) => data.pictures.some((other) => other[key] !== data.pictures[0][key]);
/** Orientation and appearance, where pictures differ in them. */
function stance(picture) {
  return [varies("orientation") && orientationName[picture.orientation], varies("appearance") && appearanceName[picture.appearance]]
    .filter(Boolean).join(" · ");
}
const detail = (picture) => [`iOS ${picture.os}`, sizeText(picture), stance(picture)].filter(Boolean).join(" · ");

/** A screen with its overlays; the caller gives it the size by --zoom. */
function screen(picture, isLazy) {
  const image = make("img", {
    src: encodeURI(picture.file), alt: `${picture.scene.title} on ${picture.device}`, width: picture.size[0], height: picture.size[1],
    loading: isLazy ? "lazy" : "eager", draggable: false,
  });
  return make("span", { className: "screen" }, image, drawOverlays(picture, state.overlays));
}

function setShape(node, picture) {
  node.style.setProperty("--w", picture.size[0]);
  node.style.setProperty("--h", picture.size[1]);
  node.style.setProperty("--r", picture.cornerRadius);
}

function figure(picture) {
  const button = make("button", { type: "button", className: "picture" }, screen(picture, true));
  button.setAttribute("aria-label", `${picture.scene.title} on ${picture.device}, ${detail(picture)}: open`);
  button.addEventListener("click", () => openViewer(picture));
  const title = state.grouping === "device" ? picture.scene.title : picture.device;
  const caption = make("figcaption", {}, make("b", { textContent: title }),
    make("span", { textContent: `iOS ${picture.os} · ${sizeText(picture)}` }), make("span", { textContent: stance(picture) }));
  const node = make("figure", {}, button, caption);
  setShape(node, picture);
  return node;
}

function section(title, where, badge, members) {
  const head = make("header", {}, make("h2", { textContent: title }));
  if (badge) head.append(make("span", { className: "badge", textContent: badge }));
  if (where) head.append(make("span", { className: "where", textContent: where }));
  const shelf = make("div", { className: "shelf" }, ...rows(members).map((row) => make("div", { className: "row" }, ...row.map(figure))));
  return make("section", { className: "section" }, head, shelf);
}

/** A row for each orientation, and for each appearance where there are many; the devices side by side. */
function rows(members) {
  const groups = new Map();
  const isShort = members.length <= 6;
  for (const picture of members) {
    const key = isShort ? picture.orientation : stance(picture);
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return [...groups.values()];
}

/** The size at which the widest row fits beside the page's edges, within what is still legible. */
function fittingZoom() {
  const margins = 160;
  const widths = data.scenes.flatMap((_, scene) => rows(pictures.filter((picture) => picture.scene === data.scenes[scene])))
    .map((row) => (window.innerWidth - margins - row.length * 44) / row.reduce((sum, picture) => sum + picture.size[0], 0));
  return Math.round(Math.min(.6, Math.max(.32, Math.min(...widths))) * 100) / 100;
}

let shown = [];
function refresh() {
  for (const button of chips) button.show();
  shown = pictures.filter(fits);
  const groups = new Map();
  for (const picture of shown) {
    const key = state.grouping === "scene" ? picture.scene : picture.device;
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  const sections = [...groups].map(([key, members]) =>
    state.grouping === "scene"
      ? section(key.title, [key.document, key.id].join(" · "), key.isInitial ? "Initial" : key.containers, members)
      : section(key, `${sizeText(members[0])} · ${plural(members.length, "picture", "pictures")}`, null, members));
  shown = [...groups.values()].flatMap((members) => rows(members).flat());
  byID("gallery").replaceChildren(...sections);
  byID("empty").hidden = shown.length > 0;
  describe();
}

function describe() {
  const devices = unique(shown.map((picture) => picture.device)).length;
  const scenes = unique(shown.map((picture) => picture.scene)).length;
  const all = shown.length === pictures.length ? "" : ` of ${pictures.length}`;
  byID("summary").textContent =
    `${shown.length}${all} ${shown.length === 1 && !all ? "picture" : "pictures"} · ${plural(scenes, "scene", "scenes")} · ${plural(devices, "device", "devices")}`;
}

function showNotes() {
  if (!data.notes.length) return;
  byID("notes").hidden = false;
  byID("notes").querySelector("summary").textContent = plural(data.notes.length, "note on the documents", "notes on the documents");
  byID("notes").querySelector("ul").append(...data.notes.map((note) => make("li", { textContent: note })));
}
