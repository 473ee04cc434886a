const viewer = { picture: null, isActual: false, opener: null };

function openViewer(picture) {
  viewer.opener = document.activeElement;
  viewer.picture = picture;
  if (!byID("viewer").open) byID("viewer").showModal();
  showPicture();
  byID("stage").focus();
}

function step(offset) {
  const place = shown.indexOf(viewer.picture);
  if (place < 0 || !shown.length) return;
  viewer.picture = shown[(place + offset + shown.length) % shown.length];
  showPicture();
}

function showPicture() {
  const picture = viewer.picture;
  byID("viewer-title").textContent = `${picture.scene.title} on ${picture.device}`;
  byID("viewer-subtitle").textContent = `${detail(picture)} · ${picture.scene.document}`;
  byID("file").href = encodeURI(picture.file);
  byID("actual").setAttribute("aria-pressed", String(viewer.isActual));
  const holder = make("div", { className: "picture" }, screen(picture, false));
  setShape(holder, picture);
  byID("stage").replaceChildren(holder);
  fitStage();
  holder.addEventListener("mousemove", (event) => pick(viewAt(event, holder, picture)));
  holder.addEventListener("mouseleave", () => pick(null));
  showFacts(picture);
}

/** The whole picture fits the stage, or one image pixel is one pixel of this display. */
function fitStage() {
  const picture = viewer.picture;
  const holder = byID("stage").firstElementChild;
  if (!picture || !holder) return;
  const room = 90;
  const fit = Math.min((byID("stage").clientWidth - room) / picture.size[0], (byID("stage").clientHeight - room) / picture.size[1]);
  const zoom = viewer.isActual ? picture.scale / window.devicePixelRatio : Math.max(.1, fit);
  holder.style.setProperty("--zoom", zoom);
}

/** The smallest view under the pointer; of equal ones the last, which lies in front. */
function viewAt(event, holder, picture) {
  const box = holder.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width * picture.size[0];
  const y = (event.clientY - box.top) / box.height * picture.size[1];
  let found = null;
  for (const view of picture.views) {
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
  const row = byID("views").children[viewer.picture.views.indexOf(view)]?.firstElementChild;
  row?.classList.add("picked");
  if (!row?.matches(":hover, :focus")) row?.scrollIntoView({ block: "nearest" });
}

const insetsText = (frame, size) =>
  [frame[1], frame[0], size[1] - frame[1] - frame[3], size[0] - frame[0] - frame[2]].map(number).join(", ");

function showFacts(picture) {
  const facts = [
    ["Scene", picture.scene.id], ["Class", picture.scene.class], ["Containers", picture.scene.containers],
    ["Screen", `${sizeText(picture)} @${number(picture.scale)}x`], ["Size classes", picture.sizeClasses],
    ["Safe area", insetsText(picture.safeArea, picture.size)], ["Margins", insetsText(picture.margins, picture.size)],
  ];
  byID("facts").replaceChildren(...facts.filter(([, value]) => value).flatMap(([name, value]) =>
    [make("dt", { textContent: name }), make("dd", { textContent: value })]));
  byID("views").replaceChildren(...picture.views.map((view) => {
    const [x, y, width, height] = view.frame.map(number);
    const button = make("button", { type: "button" }, make("b", { textContent: view.class }),
      view.id ? make("code", { textContent: view.id }) : null,
      make("small", { textContent: `${x}, ${y} · ${width} × ${height}${view.hidden ? " · hidden" : ""}` }));
    button.style.setProperty("--depth", view.depth);
    button.addEventListener("mouseenter", () => pick(view));
    button.addEventListener("focus", () => pick(view));
    return make("li", {}, button);
  }));
}

function buildViewer() {
  byID("previous").addEventListener("click", () => step(-1));
  byID("next").addEventListener("click", () => step(1));
  byID("close").addEventListener("click", () => byID("viewer").close());
  byID("actual").addEventListener("click", () => { viewer.isActual = !viewer.isActual; showPicture(); });
  byID("viewer").addEventListener("close", () => viewer.opener?.focus?.());
  byID("viewer").addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "1") byID("actual").click();
    else return;
    event.preventDefault();
  });
  window.addEventListener("resize", fitStage);
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && event.target === document.body) { event.preventDefault(); byID("search").focus(); }
  });
}

buildBar();
buildViewer();
showNotes();
byID("zoom").value = fittingZoom();
setZoom(byID("zoom").value);
refresh();
// index.html#picture=3 opens a picture at once; index.html#overlays=safe,frames shows overlays.
const wanted = new URLSearchParams(location.hash.slice(1));
if (wanted.has("overlays")) { for (const key of wanted.get("overlays").split(",")) state.overlays.add(key); refresh(); }
if (wanted.has("picture") && pictures[Number(wanted.get("picture"))]) openViewer(pictures[Number(wanted.get("picture"))]);
