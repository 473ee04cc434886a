/** Brings a picture of the gallery into view and lets the keyboard go on from there. */
function focusPicture(picture) {
  if (!picture || !picture.scene.shown?.includes(picture)) return;
  fill(picture.scene);
  byID(`picture-${picture.index}`)?.focus({ preventScroll: true });
  byID(`picture-${picture.index}`)?.scrollIntoView({ block: "nearest" });
}

/** The picture of the next scene, or the one before, on the same device; any where it has none there. */
function beyond(picture, offset) {
  const seen = unique(shown.map((other) => other.scene));
  const scene = seen[seen.indexOf(picture.scene) + offset];
  if (!scene) return undefined;
  return scene.shown.find((other) => other.device === picture.device && isSame(other.combination, picture.combination)) ?? scene.shown[0];
}

function pressedInGallery(event) {
  const picture = pictures[Number(event.target.id?.match(/^picture-(\d+)$/)?.[1] ?? -1)];
  if (!picture) {
    if (event.target !== document.body || !["ArrowLeft", "ArrowRight"].includes(event.key)) return false;
    focusPicture(shown[0]);
    return true;
  }
  const place = shown.indexOf(picture);
  const next = {
    ArrowLeft: () => shown[place - 1], ArrowRight: () => shown[place + 1], ArrowUp: () => beyond(picture, -1),
    ArrowDown: () => beyond(picture, 1), Home: () => shown[0], End: () => shown.at(-1),
  }[event.key];
  if (!next) return false;
  focusPicture(next());
  return true;
}

function pressedInViewer(event) {
  const isReading = event.target.closest?.(".inspector");
  const acts = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), 1: () => byID("actual").click() };
  if (!isReading) Object.assign(acts, { ArrowUp: () => stepScene(-1), ArrowDown: () => stepScene(1) });
  if (!acts[event.key]) return false;
  acts[event.key]();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches?.("input, select")) return;
  const axis = axes.find(({ shortcut }) => shortcut === event.key);
  if (axis) turn(axis);
  else if (event.key === "/" && !viewer.picture) { byID("search").focus(); byID("search").select(); }
  else if (!(viewer.picture ? pressedInViewer(event) : pressedInGallery(event))) return;
  event.preventDefault();
});
byID("search").addEventListener("keydown", (event) => {
  if (event.key === "Enter") { event.preventDefault(); focusPicture(shown[0]); }
  if (event.key === "Escape") { change({ text: "" }, false); byID("search").value = ""; }
});
byID("skip").addEventListener("click", (event) => { event.preventDefault(); byID("gallery").focus(); });
