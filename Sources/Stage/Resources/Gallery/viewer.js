const viewer = { picture: null, views: [], isActual: false };
const pictureOf = (key) => (key ? pictures.find((picture) => picture.key === key) : undefined);

function openViewer(picture) { change({ open: picture.key }); }

/** Goes back to the gallery: to the step before, if that opened the viewer. */
function closeViewer() {
  if (history.state?.hasOpened) history.back(); else change({ open: "" });
}

function step(offset) {
  const all = shown.includes(viewer.picture) ? shown : viewer.picture.scene.pictures;
  const place = all.indexOf(viewer.picture);
  change({ open: all[(place + offset + all.length) % all.length].key }, false);
}

/** The next scene's picture on the same device. */
function stepScene(offset) {
  const next = beyond(viewer.picture, offset);
  if (next) change({ open: next.key }, false);
}

/** Brings the viewer in line with the address. */
function showViewer() {
  const picture = pictureOf(state.open);
  const dialog = byID("viewer");
  if (!picture) {
    const last = viewer.picture;
    viewer.picture = null;
    if (dialog.open) dialog.close();
    focusPicture(last);
    return;
  }
  const isNew = !dialog.open;
  if (isNew) dialog.showModal();
  if (picture !== viewer.picture || isNew) showPicture(picture);
  if (isNew) byID("stage").focus();
}

function showPicture(picture) {
  viewer.picture = picture;
  viewer.views = viewsOf(picture);
  byID("viewer-title").textContent = `${picture.scene.title} on ${picture.device}`;
  byID("viewer-subtitle").textContent = `${detail(picture)} · ${picture.scene.document.path}`;
  byID("file").href = encodeURI(picture.file);
  byID("actual").setAttribute("aria-pressed", String(viewer.isActual));
  const holder = make("div", { className: "picture" }, screen(picture, false));
  setShape(holder, picture);
  byID("stage").replaceChildren(holder);
  fitStage();
  holder.addEventListener("mousemove", (event) => pick(viewAt(event, holder, picture)));
  holder.addEventListener("mouseleave", () => pick(null));
  showFacts(picture);
  showNotesInViewer(picture);
}

/** The whole picture fits the stage, but is no larger than life; or one image pixel is one pixel of this display. */
function fitStage() {
  const { picture } = viewer;
  const holder = byID("stage").firstElementChild;
  if (!picture || !holder) return;
  const room = 56;
  const fit = Math.min((byID("stage").clientWidth - room) / picture.size[0], (byID("stage").clientHeight - room) / picture.size[1]);
  const scale = viewer.isActual ? picture.scale / window.devicePixelRatio : Math.max(.1, Math.min(fit, picture.isCutOut ? 2 : 1.5));
  holder.style.setProperty("--zoom", scale);
}

/** The smallest view under the pointer; of equal ones the last, which lies in front. */
function viewAt(event, holder, picture) {
  const box = holder.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width * picture.size[0];
  const y = (event.clientY - box.top) / box.height * picture.size[1];
  let found = null;
  for (const view of viewer.views) {
    const [left, top, width, height] = view.frame;
    const isInside = !view.hidden && x >= left && x <= left + width && y >= top && y <= top + height;
    if (isInside && (!found || width * height <= found.frame[2] * found.frame[3])) found = view;
  }
  return found;
}

function pick(view) {
  const svg = byID("stage").querySelector("svg");
  svg?.querySelector(".picked")?.remove();
  for (const row of byID("views").querySelectorAll(".picked")) row.classList.remove("picked");
  if (!view) return;
  svg?.append(rectangle(view.frame, "picked"));
  const place = viewer.views.findIndex((other) => other.id === view.id && isSame(other.frame, view.frame));
  const row = byID("views").children[place]?.firstElementChild;
  row?.classList.add("picked");
  if (!row?.matches(":hover, :focus")) row?.scrollIntoView({ block: "nearest" });
}

const insetsText = (frame, size) =>
  [frame[1], frame[0], size[1] - frame[1] - frame[3], size[0] - frame[0] - frame[2]].map(number).join(", ");

function showFacts(picture) {
  const facts = [
    ["Scene", picture.scene.id], ["Class", picture.scene.class], ["Containers", picture.scene.containers],
    [picture.isCutOut ? "Picture" : "Screen", `${sizeText(picture)} @${number(picture.scale)}x`], ["Size classes", picture.sizeClasses],
    ["Safe area", insetsText(picture.safeArea, picture.size)], ["Margins", insetsText(picture.margins, picture.size)],
  ];
  byID("facts").replaceChildren(...facts.filter(([, value]) => value).flatMap(([name, value]) =>
    [make("dt", { textContent: name }), make("dd", { textContent: value })]));
  byID("views").replaceChildren(...viewer.views.map((view) => {
    const [x, y, width, height] = view.frame.map(number);
    const row = make("button", { type: "button" }, make("b", { textContent: view.class }), make("code", { textContent: view.id }),
      view.text ? make("q", { textContent: view.text }) : null,
      make("small", { textContent: `${x}, ${y} · ${width} × ${height}${view.hidden ? " · hidden" : ""}` }));
    row.style.setProperty("--depth", view.depth);
    row.addEventListener("mouseenter", () => pick(view));
    row.addEventListener("focus", () => pick(view));
    return make("li", {}, row);
  }));
}

function buildViewer() {
  byID("previous").addEventListener("click", () => step(-1));
  byID("next").addEventListener("click", () => step(1));
  byID("close").addEventListener("click", closeViewer);
  byID("actual").addEventListener("click", () => {
    viewer.isActual = !viewer.isActual;
    byID("actual").setAttribute("aria-pressed", String(viewer.isActual));
    fitStage();
  });
  // Esc, which the browser would answer by itself, leaving the address behind.
  byID("viewer").addEventListener("cancel", (event) => { event.preventDefault(); closeViewer(); });
  window.addEventListener("resize", fitStage);
}
