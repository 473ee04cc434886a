/** A remark with its place, and what it is about in a picture. */
function noteItem(note, document, show) {
  const place = [document && note.line ? `${document.path}:${note.line}` : document?.path, note.object].filter(Boolean).join(": ");
  return make("li", { className: note.rule ? "finding" : "note" },
    note.rule ? make("b", { className: "rule", textContent: note.rule }) : null, make("span", { textContent: note.text }),
    place ? make("code", { textContent: place }) : null,
    show ? Object.assign(make("button", { type: "button", className: "show", textContent: "Show" }), { onclick: show, ariaLabel: `Show ${note.object}` }) : null);
}

/** What a note is about, if a picture of the scene has it. */
function showing(note, scene) {
  if (!note.object || !scene.views.some((view) => view.id === note.object)) return null;
  return () => {
    const picture = scene.shown[0] ?? scene.pictures[0];
    openViewer(picture);
    pick(viewsOf(picture).find((view) => view.id === note.object) ?? null);
  };
}

/** A scene's findings, and what was odd in it; open where they are few. */
function notesOf(scene) {
  const count = scene.findings.length + scene.notes.length;
  if (!count) return null;
  const names = [scene.findings.length && plural(scene.findings.length, "finding"), scene.notes.length && plural(scene.notes.length, "note")];
  const node = make("details", { className: "notes", open: scene.findings.length > 0 && count <= 4 },
    make("summary", { textContent: names.filter(Boolean).join(", ") }));
  const fill = () => {
    if (node.childElementCount > 1) return;
    node.append(make("ul", {}, ...[...scene.findings, ...scene.notes].map((note) => noteItem(note, scene.document, showing(note, scene)))));
  };
  if (node.open) fill(); else node.addEventListener("toggle", fill);
  return node;
}

/** What was odd and belongs to no scene. */
function showNotes() {
  if (!data.notes.length) return;
  byID("notes").hidden = false;
  byID("notes").querySelector("summary").textContent = plural(data.notes.length, "note");
  byID("notes").querySelector("ul").append(...data.notes.map((note) => noteItem(note, documents[note.document])));
}

/** All that is to be said of a picture. */
function showNotesInViewer(picture) {
  const lists = [["On this device", picture.findings ?? []], ["Findings on Xcode's canvas", picture.scene.findings], ["Notes", picture.scene.notes]];
  byID("viewer-notes").replaceChildren(...lists.filter(([, notes]) => notes.length).flatMap(([title, notes]) => [
    make("h3", { textContent: title }),
    make("ul", { className: "notes-list" }, ...notes.map((note) => {
      const view = viewer.views.find((view) => view.id === note.object);
      return noteItem(note, picture.scene.document, view ? () => pick(view) : null);
    })),
  ]));
}
