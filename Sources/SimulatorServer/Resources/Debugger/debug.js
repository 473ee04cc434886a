// The view debugger: outline, views in space, inspectors.

import { Inspector } from "./debug-inspector.js";
import { Outline } from "./debug-outline.js";
import { openSource } from "./debug-source.js";
import { Passes } from "./debug-passes.js";
import { Space } from "./debug-space.js";

const elements = Object.fromEntries([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));
const state = { selected: null };

const say = (text) => { elements.status.textContent = text; };

function select(id) {
  state.selected = id;
  space.select(id);
  outline.select(id);
  if (id) source?.explain(id);
  inspector.show(source?.hierarchy, id);
  if (source?.isLive) passes.show();
}

const space = new Space(elements.space, elements.scene, select);
const outline = new Outline(elements, select);
const inspector = new Inspector(elements, {
  select, edit: (id, key, value) => source.edit(id, key, value), canEdit: () => source?.isLive ?? false,
  document: () => source?.document, show: (id) => source?.show(id), write: (id, key, value) => source.write(id, key, value),
  step: (name) => source.step(name), scenes: () => [source?.scenes ?? [], source?.screen?.scene], choose: (scene) => source.choose(scene),
});

const passes = new Passes(elements, {
  source: () => source, space: () => space, selected: () => state.selected,
  name: (id) => source.hierarchy.views.find((view) => view.id === id)?.className ?? id,
});

function changed() {
  if (!source) {
    setTimeout(changed);
    return;
  }
  const { hierarchy } = source;
  space.show(hierarchy, source);
  outline.show(hierarchy);
  if (state.selected && !hierarchy.views.some((view) => view.id === state.selected)) state.selected = null;
  space.select(state.selected);
  inspector.show(hierarchy, state.selected);
  const { screen } = source;
  elements.summary.textContent = [
    hierarchy.document?.split("/").pop(), screen && `${screen.device}, iOS ${screen.os}`, `${hierarchy.views.length} views`,
    `${hierarchy.constraints?.length ?? 0} constraints`,
  ].filter(Boolean).join(" · ");
  say(source.isLive ? "Live: follows the device" : "Captured");
  window.inset.isDrawn = true;
}

function toggle(id, effect) {
  const element = elements[id];
  const set = (isOn) => {
    element.setAttribute("aria-pressed", isOn);
    effect(isOn);
  };
  element.addEventListener("click", () => set(element.getAttribute("aria-pressed") !== "true"));
}

elements.spacing.addEventListener("input", () => {
  space.spacing = Number(elements.spacing.value);
  space.place();
  space.drawOverlays();
});
for (const name of ["back", "front"]) {
  elements[name].addEventListener("input", () => {
    space.range = [Number(elements.back.value) / 100, Number(elements.front.value) / 100];
    space.place();
  });
}
let turned = space.turn;
toggle("flat", (isOn) => {
  if (isOn) turned = space.turn;
  space.turn = isOn ? [0, 0] : turned;
  space.place();
});
toggle("wireframe", (isOn) => elements.scene.classList.toggle("wireframe", isOn));
toggle("focus", (isOn) => {
  space.focused = isOn ? state.selected : null;
  space.place();
});
for (const name of ["constraints", "safe-area", "margins", "guides"]) {
  toggle(name, (isOn) => {
    space.shows[name] = isOn;
    space.drawOverlays();
  });
}

function save(value, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
const title = () => source.hierarchy.document?.split("/").pop().replace(/\.\w+$/, "") ?? "App";
elements.export.addEventListener("click", () => save(source.capture(), `${title()}.insetviews`));
elements["export-json"].addEventListener("click", () => save(source.hierarchy, `${title()}.json`));

/** For tests: what is shown. */
window.inset = {
  isDrawn: false, space, select, get source() { return source; }, get hierarchy() { return source?.hierarchy; },
  get selected() { return state.selected; },
};
let source = null;
source = await openSource(() => queueMicrotask(changed), say);
source.passed = () => passes.changed();
elements.pages.hidden = !source.isLive;
elements.record.hidden = !source.isLive;
