/** What the page shows; all of it but the size stands behind the address's #, so that it can be shared and gone back to. */
const state = { document: "", device: "", text: "", on: plain, isSideBySide: false, hasFindings: false, overlays: [], open: "" };

function address(shown = state) {
  const values = new URLSearchParams();
  if (shown.document) values.set("doc", shown.document);
  if (shown.device) values.set("device", shown.device);
  if (shown.text) values.set("q", shown.text);
  if (shown.isSideBySide) values.set("show", "all");
  else if (!isSame(shown.on, plain)) values.set("show", shown.on.join() || "plain");
  if (shown.hasFindings) values.set("only", "findings");
  if (shown.overlays.length) values.set("overlays", shown.overlays.join());
  if (shown.open) values.set("open", shown.open);
  return "#" + values.toString().replace(/%2F/g, "/").replace(/%2C/g, ",");
}

/** Takes over what the address says; what it names and isn't there is left out. */
function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const known = (value, all) => (all.includes(value) ? value : "");
  state.document = known(values.get("doc"), paths);
  state.device = known(values.get("device"), devices);
  state.text = values.get("q") ?? "";
  const show = values.get("show");
  state.isSideBySide = show === "all" && axes.length > 0;
  const named = (show === "plain" ? "" : show ?? "").split(",");
  const wanted = axes.map((axis) => axis.key).filter((key) => named.includes(key));
  state.on = show && show !== "all" ? combinations.find((other) => isSame(other, wanted)) ?? plain : plain;
  state.hasFindings = values.get("only") === "findings";
  state.overlays = overlays.map((overlay) => overlay.key).filter((key) => (values.get("overlays") ?? "").split(",").includes(key));
  state.open = known(values.get("open"), pictures.map((picture) => picture.key));
}

/** Writes down what is shown: as a step to go back from, or in place of the one before. */
function writeAddress(isStep) {
  const next = address();
  if (next === (location.hash || "#")) return;
  const url = next === "#" ? location.pathname + location.search : next;
  if (isStep) history.pushState({ hasOpened: Boolean(state.open) && !viewer.picture }, "", url);
  else history.replaceState(history.state, "", url);
}

function change(values, isStep = true) {
  Object.assign(state, values);
  writeAddress(isStep);
  refresh();
}
