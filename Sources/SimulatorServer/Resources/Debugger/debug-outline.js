// The list of views: indented, searched, filtered.

/** UIKit's own parts: what the document doesn't have and the app didn't name. */
function isPrivate({ documentID, className }) { return !documentID && !className.includes(".") && !/^UI[A-Z]/.test(className); }

/** The IDs of views that can't be seen: they or what they lie in are hidden, or clear. */
export function hiddenViews({ views }) {
  const hidden = new Set();
  for (const view of views) if (view.isHidden || view.alpha < 0.01 || hidden.has(view.superview)) hidden.add(view.id);
  return hidden;
}

/** What is wrong with a view that can be seen. */
export function marksOf(view, hierarchy, hidden) {
  if (hidden.has(view.id)) return [];
  const marks = [];
  if (view.isAmbiguous) marks.push("Its constraints leave its frame open");
  if (view.text?.isTruncated) marks.push("Its text is truncated");
  if (view.text?.isClipped) marks.push("Its text is clipped");
  const broken = hierarchy.constraints?.filter((constraint) => constraint.isBroken && (constraint.first.id === view.id || constraint.second?.id === view.id));
  if (broken?.length) marks.push("A constraint of it was given up");
  return marks;
}

export class Outline {
  /** `chosen` is told which view was chosen. */
  constructor(elements, chosen) {
    Object.assign(this, { elements, chosen, hierarchy: null, selected: null });
    elements.search.addEventListener("input", () => this.#draw());
    for (const name of ["list-hidden", "list-private", "list-marked"]) {
      elements[name].addEventListener("click", () => {
        elements[name].setAttribute("aria-pressed", !this.#isOn(name));
        this.#draw();
      });
    }
    elements.rows.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) chosen(row.dataset.view);
    });
    elements.rows.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const rows = [...elements.rows.children];
      const index = rows.findIndex((row) => row.dataset.view === this.selected);
      const next = rows[Math.min(Math.max(index + step, 0), rows.length - 1)];
      if (next) chosen(next.dataset.view);
    });
  }

  #isOn(name) { return this.elements[name].getAttribute("aria-pressed") === "true"; }

  show(hierarchy) {
    this.hierarchy = hierarchy;
    this.#draw();
  }

  #draw() {
    if (!this.hierarchy) return;
    const wanted = this.elements.search.value.trim().toLowerCase();
    const hidden = hiddenViews(this.hierarchy);
    const rows = [];
    for (const view of this.hierarchy.views) {
      const marks = marksOf(view, this.hierarchy, hidden);
      if (hidden.has(view.id) && !this.#isOn("list-hidden")) continue;
      if (isPrivate(view) && !this.#isOn("list-private") && !wanted) continue;
      if (this.#isOn("list-marked") && marks.length === 0) continue;
      const words = [view.className, view.documentClass, view.controller, view.id, view.text?.string, view.accessibility?.label, view.accessibility?.identifier];
      if (wanted && !words.some((word) => word?.toLowerCase().includes(wanted))) continue;
      rows.push(this.#row(view, hidden.has(view.id), marks));
    }
    rows.forEach((row, index) => { row.id = `row-${index}`; });
    this.elements.rows.replaceChildren(...rows);
    this.#tellActive();
  }

  /** The row that those who don't see the list hear of, as the list itself has the focus. */
  #tellActive() {
    const active = [...this.elements.rows.children].find((row) => row.dataset.view === this.selected);
    if (active) this.elements.rows.setAttribute("aria-activedescendant", active.id);
    else this.elements.rows.removeAttribute("aria-activedescendant");
  }

  #row(view, isHidden, marks) {
    const row = document.createElement("div");
    row.className = isHidden ? "row hidden" : "row";
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", view.depth + 1);
    row.setAttribute("aria-selected", view.id === this.selected);
    row.dataset.view = view.id;
    row.style.setProperty("--depth", Math.min(view.depth, 24));
    const name = document.createElement("span");
    name.textContent = view.documentClass ?? view.className;
    const more = document.createElement("span");
    more.className = "quiet";
    const text = view.text?.string || view.accessibility?.label || "";
    more.textContent = text ? `“${text.length > 32 ? `${text.slice(0, 31)}…` : text}”` : view.controller ? `of ${view.controller}`
      : view.documentID ?? "";
    row.append(name, more);
    if (marks.length > 0) {
      const mark = document.createElement("span");
      mark.className = "mark";
      mark.title = marks.join("\n");
      row.append(mark);
    }
    return row;
  }

  select(id) {
    this.selected = id;
    for (const row of this.elements.rows.children) {
      const isIt = row.dataset.view === id;
      row.setAttribute("aria-selected", isIt);
      if (isIt) row.scrollIntoView({ block: "nearest" });
    }
    this.#tellActive();
  }
}
