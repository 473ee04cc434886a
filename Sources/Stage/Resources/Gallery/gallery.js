const bar = [];

function button(label, isOn, act, properties) {
  const node = make("button", { type: "button", ...properties }, label, properties.role ? make("span", { className: "knob" }) : null);
  const attribute = properties.role === "switch" ? "aria-checked" : "aria-pressed";
  bar.push(() => node.setAttribute(attribute, String(isOn())));
  node.addEventListener("click", act);
  return node;
}

function variantSwitch(axis) {
  return button(axis.name, () => !state.isSideBySide && state.on.includes(axis.key), () => turn(axis),
    { role: "switch", className: "switch", title: `${axis.name} (${axis.shortcut})`, "aria-keyshortcuts": axis.shortcut });
}

/** Turns a switch; the viewer goes on with the same scene and device. */
function turn(axis) {
  const on = turned(state.isSideBySide ? plain : state.on, axis.key);
  const values = { on, isSideBySide: false };
  const open = pictureOf(state.open);
  if (open) {
    const same = open.scene.pictures.find((other) => other.device === open.device && isSame(other.combination, on));
    values.open = (same ?? open).key;
  }
  change(values);
}

function buildBar() {
  for (const axis of axes) {
    byID("switches").append(variantSwitch(axis));
    byID("viewer-switches").append(variantSwitch(axis));
  }
  if (axes.length) {
    byID("switches").append(button("Side by side", () => state.isSideBySide, () => change({ isSideBySide: !state.isSideBySide }), { className: "chip" }));
  }
  if (scenes.some(findingCount)) {
    byID("switches").append(button("With findings", () => state.hasFindings, () => change({ hasFindings: !state.hasFindings }), { className: "chip" }));
  }
  for (const overlay of overlays) {
    const act = () => {
      const chosen = new Set(state.overlays);
      if (!chosen.delete(overlay.key)) chosen.add(overlay.key);
      change({ overlays: overlays.map(({ key }) => key).filter((key) => chosen.has(key)) }, false);
    };
    const node = button(overlay.name, () => state.overlays.includes(overlay.key), act, { className: "chip" });
    node.style.setProperty("--key", overlay.color);
    byID("overlays").append(node);
  }
  buildChoice("device", "All devices", devices, devices);
  buildChoice("document", "All documents", paths, paths);
  byID("search").addEventListener("input", (event) => change({ text: event.target.value.trim() }, false));
  byID("zoom").addEventListener("input", (event) => setZoom(event.target.value));
  byID("reset").addEventListener("click", () => {
    change({ document: "", device: "", text: "", hasFindings: false });
    byID("gallery").focus();
  });
}

function buildChoice(key, all, values, names) {
  if (values.length < 2) return;
  byID(`${key}-choice`).hidden = false;
  byID(key).append(make("option", { value: "", textContent: all }),
    ...values.map((value, index) => make("option", { value, textContent: names[index] })));
  byID(key).addEventListener("change", (event) => change({ [key]: event.target.value }));
}

/** What all folders begin with, which needn't be said of each. */
function sharedFolder(folders) {
  const parts = folders[0].split("/").slice(0, -1);
  while (parts.length && !folders.every((folder) => folder.startsWith(parts.join("/") + "/"))) parts.pop();
  return parts.length ? parts.join("/") + "/" : "";
}

/** The list of documents, links that the address follows. */
function buildDocuments() {
  if (documents.length < 2) return;
  byID("documents").hidden = false;
  const entry = (path, label, count, findings) => {
    const link = make("a", { href: "#" }, make("span", { className: "name" }, ...label.split(/(?<=[a-z])(?=[A-Z.])/).flatMap((part) => [part, make("wbr")])),
      count > 1 ? make("span", { className: "count", textContent: count, title: plural(count, "scene") }) : null,
      findings ? make("span", { className: "flag", title: plural(findings, "finding") }, String(findings),
        make("span", { className: "hidden-label", textContent: findings === 1 ? " finding" : " findings" })) : null);
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      change({ document: path });
      window.scrollTo({ top: 0 });
    });
    bar.push(() => {
      if (state.document === path) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
      link.href = address({ ...state, document: path, open: "" });
    });
    return make("li", {}, link);
  };
  const folders = new Map();
  for (const document of documents.filter((document) => document.scenes.length)) {
    folders.set(document.folder, [...(folders.get(document.folder) ?? []), document]);
  }
  const shared = sharedFolder([...folders.keys()]);
  const entries = [...folders].map(([folder, own]) => make("li", {},
    folder.length > shared.length ? make("p", { className: "folder", textContent: folder.slice(shared.length), title: folder }) : null,
    make("ul", {}, ...own.map(({ path, name, scenes }) => entry(path, name, scenes.length, scenes.reduce((sum, scene) => sum + findingCount(scene), 0))))));
  byID("documents").querySelector("ul").append(entry("", "All documents", scenes.length, 0), ...entries);
}

// MARK: Pictures

/** A screen with its overlays; the caller gives it the size by --zoom. */
function screen(picture, isLazy) {
  const image = make("img", {
    loading: isLazy ? "lazy" : "eager", decoding: "async", width: picture.size[0], height: picture.size[1], draggable: false,
    alt: `${picture.scene.title} on ${picture.device}${stance(picture) && `, ${stance(picture)}`}`, src: encodeURI(picture.file),
  });
  return make("span", { className: "screen" }, image, drawOverlays(picture, state.overlays));
}

function setShape(node, picture) {
  node.style.setProperty("--w", picture.size[0]);
  node.style.setProperty("--h", picture.size[1]);
  node.style.setProperty("--r", picture.cornerRadius);
  node.classList.toggle("cut-out", picture.isCutOut);
}

function figure(picture) {
  const open = make("button", { type: "button", className: "picture", id: `picture-${picture.index}` }, screen(picture, true));
  open.setAttribute("aria-label", `${picture.scene.title} on ${picture.device}, ${detail(picture)}: open`);
  open.addEventListener("click", () => openViewer(picture));
  const found = picture.findings?.length ?? 0;
  const node = make("figure", {}, open, make("figcaption", {}, make("b", { textContent: picture.device }),
    make("span", { textContent: [`iOS ${picture.os}`, `${number(picture.size[0])} × ${number(picture.size[1])}`].join(" · ") }),
    stance(picture) ? make("span", { textContent: stance(picture) }) : null,
    found ? make("span", { className: "flag", textContent: plural(found, "finding") + " here" }) : null));
  setShape(node, picture);
  return node;
}

function fits(picture) {
  return (!state.device || picture.device === state.device) && (state.isSideBySide || isSame(picture.combination, state.on));
}

const words = () => state.text.toLowerCase().split(/\s+/).filter(Boolean);

/** The pictures of a scene that are chosen; none where the scene isn't. */
function chosenPictures(scene, wanted) {
  if (state.document && scene.document.path !== state.document) return [];
  if (state.hasFindings && !findingCount(scene)) return [];
  if (!wanted.every((word) => scene.words.includes(word))) return [];
  return scene.pictures.filter(fits);
}

// MARK: Sections

/** Fills the shelves that come near to what is seen, so that a page of thousands of pictures is there at once. */
const nearby = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) fill(scenes[Number(entry.target.dataset.scene)]);
}, { rootMargin: "1200px 0px" });

function buildSections() {
  const sections = documents.filter((document) => document.scenes.length).map((document) => {
    const heading = make("h2", {}, document.folder ? make("span", { textContent: document.folder }) : null, document.name);
    document.node = make("section", { className: "document" }, heading, ...document.scenes.map(article));
    return document.node;
  });
  byID("empty").before(...sections);
}

function article(scene) {
  const badges = [scene.isInitial ? "Initial" : null, scene.containers];
  const type = scene.class === scene.title ? null : make("span", { className: "where", textContent: scene.class });
  const header = make("header", {}, make("h3", { textContent: scene.title }), ...badges.filter(Boolean)
    .map((badge) => make("span", { className: "badge", textContent: badge })), type, make("code", { textContent: scene.id }));
  scene.shelf = make("div", { className: "shelf" });
  scene.shelf.dataset.scene = scene.index;
  scene.shown = null;
  scene.node = make("article", { className: "scene" }, header, scene.shelf, notesOf(scene));
  return scene.node;
}

/** Side by side, each variant has a row of its own. */
const beginsRow = (row, index) => index > 0 && !isSame(row[index].combination, row[index - 1].combination);

function fill(scene) {
  if (scene.filled === scene.shown) return;
  scene.filled = scene.shown;
  scene.shelf.style.minHeight = "";
  scene.shelf.replaceChildren(...scene.shown.flatMap((picture, index) =>
    (beginsRow(scene.shown, index) ? [make("div", { className: "break" }), figure(picture)] : [figure(picture)])));
}

/** Where shelves are rolled sideways. */
const isNarrow = window.matchMedia("(max-width: 40rem)");
let zoom = 0.3;
/** Views without a screen around them are small; they are seen twice as large. */
const zoomOf = (picture) => (picture.isCutOut ? Math.min(1, zoom * 2) : zoom);

/** How much of a shelf's width pictures have; asked for once for all, as the browser lays out the page for it. */
const shelfWidth = () => (isNarrow.matches ? Infinity : byID("gallery").clientWidth - 90);

/** About how high a shelf will be, in points of the page, so that nothing jumps when it is filled. */
function reserve(scene, width) {
  let [x, row, total] = [0, 0, 0];
  for (const [index, picture] of scene.shown.entries()) {
    const own = Math.max(120, picture.size[0] * zoomOf(picture)) + 28;
    if (x && (x + own > width || beginsRow(scene.shown, index))) { total += row + 28; x = 0; row = 0; }
    x += own;
    row = Math.max(row, picture.size[1] * zoomOf(picture) + 62);
  }
  scene.shelf.style.minHeight = `${Math.round(total + row + 40)}px`;
}

function setZoom(value) {
  zoom = Number(value);
  byID("gallery").style.setProperty("--zoom", value);
  const width = shelfWidth();
  for (const scene of scenes) if (scene.shown?.length && scene.filled !== scene.shown) reserve(scene, width);
}

/** The size at which the pictures of most scenes stand in one row, within what is still legible. */
function fittingZoom() {
  const width = byID("gallery").clientWidth - 90;
  const fitting = scenes.map((scene) => scene.pictures.filter((picture) => isSame(picture.combination, plain) && !picture.isCutOut))
    .filter((row) => row.length)
    .map((row) => (width - row.length * 36) / row.reduce((sum, picture) => sum + picture.size[0], 0)).sort((a, b) => a - b);
  const typical = fitting[Math.floor(fitting.length / 2)] ?? .4;
  return Math.round(Math.min(.5, Math.max(.28, typical)) * 100) / 100;
}

let shown = [];
let overlaysShown = "";
function refresh() {
  for (const show of bar) show();
  const drawn = state.overlays.join();
  const wanted = words();
  const width = shelfWidth();
  shown = [];
  for (const scene of scenes) {
    const chosen = chosenPictures(scene, wanted);
    shown.push(...chosen);
    if (scene.shown && isSame(scene.shown, chosen) && drawn === overlaysShown) continue;
    scene.shown = chosen;
    scene.node.hidden = !chosen.length;
    nearby.unobserve(scene.shelf);
    if (!chosen.length) continue;
    reserve(scene, width);
    nearby.observe(scene.shelf);
  }
  overlaysShown = drawn;
  for (const { node, scenes: own } of documents) if (node) node.hidden = own.every((scene) => scene.node.hidden);
  byID("empty").hidden = shown.length > 0;
  if (byID("search").value.trim() !== state.text) byID("search").value = state.text;
  for (const key of ["device", "document"]) byID(key).value = state[key];
  describe();
  showViewer();
}

function describe() {
  const all = shown.length === pictures.length ? "" : ` of ${pictures.length}`;
  const count = `${shown.length}${all} ${pictures.length === 1 ? "picture" : "pictures"}`;
  const found = unique(shown.map((picture) => picture.scene)).reduce((sum, scene) => sum + findingCount(scene), 0);
  byID("summary").textContent = [
    count, plural(unique(shown.map((picture) => picture.scene)).length, "scene"),
    plural(unique(shown.map((picture) => picture.device)).length, "device"), found ? plural(found, "finding") : "",
  ].filter(Boolean).join(" · ");
}
