import InterfaceBuilder

/// Puts together what the page shows, from what became of the tasks and from pages of before.
package struct GalleryBuilder {
    private var documents: [GalleryData.Document]
    private var scenes: [GalleryData.Scene]
    private var pictures: [GalleryData.Picture] = []
    private var notes: [GalleryData.Note] = []
    /// By scene.
    private var tables: [ViewTable]
    /// By the run's documents.
    private let places: [NotePlaces]
    /// Indices of the run's documents by their paths as they were given.
    private let documentsByName: [String: Int]

    /// - Parameter plan: What the run was to make.
    package init(_ plan: PreviewPlan) {
        documents = plan.entries.map(\.listing)
        scenes = plan.scenes
        tables = plan.scenes.map { _ in ViewTable() }
        places = plan.entries.indices.map { NotePlaces(plan.entries[$0], scenes: plan.scenes, index: $0) }
        let names = plan.entries.enumerated().map { ($0.element.document.name, $0.offset) }
        documentsByName = Dictionary(names) { first, _ in first }
    }

    // MARK: A run

    /// Takes in what became of a task.
    package mutating func add(_ outcome: PreviewOutcome, of task: PreviewTask) {
        for note in outcome.notes + outcome.standIns + outcome.substitutions.map(\.note) { add(note, of: task) }
        if let failure = outcome.failure { add(PlacedNote(message: failure), of: task) }
        guard case .picture(let job) = task else {
            for finding in outcome.findings { add(finding) }
            return
        }
        guard var picture = outcome.picture else { return }
        tables[job.sceneIndex].add(outcome.views, to: &picture)
        let findings = Self.unique(outcome.findings.map(Self.note))
        picture.findings = findings.isEmpty ? nil : findings
        pictures.append(picture)
    }

    /// A remark that no task made, with its place as far as it has one.
    package mutating func add(_ note: PlacedNote, of task: PreviewTask? = nil) {
        var scene: Int?
        if case .picture(let job) = task { scene = job.sceneIndex }
        let document = note.file.flatMap { documentsByName[$0] } ?? scene.map { scenes[$0].document }
        if let document, let place = places[document].scene(ofObject: note.object, line: note.line) { scene = place }
        var told = GalleryData.Note(line: note.line, object: note.object, text: note.message)
        if let scene {
            if !scenes[scene].notes.contains(told) { scenes[scene].notes.append(told) }
        } else {
            told.document = document
            if !notes.contains(told) { notes.append(told) }
        }
    }

    private mutating func add(_ finding: Finding) {
        guard let document = documentsByName[finding.file] else { return }
        let place = places[document]
        guard
            let scene = place.scene(withID: finding.scene) ?? place.scene(ofObject: finding.object, line: finding.line)
        else { return }
        scenes[scene].findings.append(Self.note(finding))
    }

    private static func note(_ finding: Finding) -> GalleryData.Note {
        GalleryData.Note(
            line: finding.line,
            object: finding.object,
            rule: finding.rule.rawValue,
            text: "\(finding.message); \(finding.fix)"
        )
    }

    private static func unique(_ notes: [GalleryData.Note]) -> [GalleryData.Note] {
        var seen: Set<GalleryData.Note> = []
        return notes.filter { seen.insert($0).inserted }
    }

    // MARK: Pages of before

    /// Takes over the pictures of an earlier page that are still true and that this run hasn't made anew.
    ///
    /// What was asked for before and isn't asked for now stays as it is. Of what is asked for now, those stay that show a
    /// document as it is today.
    /// - Parameter isThere: Whether a picture's file still lies beside the page.
    /// - Returns: The files that are taken over.
    package mutating func takeOver(_ earlier: GalleryData, isThere: (String) -> Bool) -> [String] {
        guard earlier.format == GalleryData.currentFormat, earlier.isSound else { return [] }
        let roots = Set(documents.map(\.root))
        let made = Set(pictures.map { $0.file.lowercased() })
        var indices: [Int: Int] = [:]
        var kept: [String] = []
        for picture in earlier.pictures where !made.contains(picture.file.lowercased()) && isThere(picture.file) {
            let scene = earlier.scenes[picture.scene]
            let document = earlier.documents[scene.document]
            guard documents.contains(document) || !roots.contains(document.root) else { continue }
            let index = indices[picture.scene] ?? self.index(of: scene, document, in: earlier)
            indices[picture.scene] = index
            var taken = picture
            taken.scene = index
            tables[index].add(earlier.views(of: picture), to: &taken)
            pictures.append(taken)
            kept.append(picture.file)
        }
        return kept
    }

    /// The place of a scene of before among those of now.
    private mutating func index(
        of scene: GalleryData.Scene,
        _ document: GalleryData.Document,
        in earlier: GalleryData
    ) -> Int {
        let documentIndex = documents.firstIndex(of: document) ?? documents.count
        if documentIndex == documents.count {
            documents.append(document)
            let told = earlier.notes.filter { $0.document == scene.document }
            notes += told.map { note in
                var note = note
                note.document = documentIndex
                return note
            }
        }
        if let known = scenes.firstIndex(where: { $0.document == documentIndex && $0.id == scene.id }) { return known }
        var taken = scene
        (taken.document, taken.views) = (documentIndex, [])
        scenes.append(taken)
        tables.append(ViewTable())
        return scenes.count - 1
    }

    // MARK: The page

    /// All of it; what contradicts itself on Xcode's canvas isn't said again of each device.
    package func data(title: String) -> GalleryData {
        var scenes = scenes
        for index in scenes.indices { scenes[index].views = tables[index].views }
        let pictures = pictures.map { picture in
            var picture = picture
            let known = Set(scenes[picture.scene].findings)
            let own = picture.findings?.filter { !known.contains($0) } ?? []
            picture.findings = own.isEmpty ? nil : own
            return picture
        }
        return GalleryData(title: title, documents: documents, scenes: scenes, pictures: pictures, notes: notes)
    }
}
