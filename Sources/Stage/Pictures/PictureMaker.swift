import DeviceCatalog
import Foundation
import InterfaceBuilder
import UIKit

/// Makes the gallery's pictures one after the other in this process.
@MainActor
package final class PictureMaker {
    private let settings: PreviewSettings
    private let stage: Stage
    /// By path and language; documents don't change during a run.
    private var documents: [DocumentKey: ProjectDocument] = [:]
    /// By path, made when first needed.
    private var uses: [String: ResourceUses] = [:]
    private var checkedScenes: Set<Int> = []
    /// Called on each device that was booted, before its scene is loaded. Does nothing by default.
    package var prepare: () -> Void {
        get { stage.prepare }
        set { stage.prepare = newValue }
    }

    private struct DocumentKey: Hashable {
        var path: String
        var locale: String?
    }

    /// - Parameter documents: By path, those that were read before, each for the language of its variants.
    package init(settings: PreviewSettings, documents: [String: ProjectDocument] = [:]) {
        self.settings = settings
        stage = Stage(fonts: settings.fonts.map { URL(fileURLWithPath: $0) })
        for (path, document) in documents {
            self.documents[DocumentKey(path: path, locale: document.locale)] = document
        }
    }

    /// Does a task; a picture's file is written.
    ///
    /// - Parameter write: Gets the PNG and its path.
    package func run(_ task: PreviewTask, write: (Data, String) throws -> Void) -> PreviewOutcome {
        var outcome = PreviewOutcome()
        var watch = Stopwatch()
        do {
            switch task {
            case .picture(let job):
                outcome.picture = try make(job, &outcome, &watch) { try write($0, job.file) }
                tellOfResources(of: job, &outcome)
            case .findings(let path, let locale):
                let document = try document(at: path, locale: locale)
                outcome.findings = try watch.time("findings") { try stage.findings(in: document) }
                // They are told with the pictures.
                (_, _) = (stage.takeDamages(), stage.takeSubstitutions())
            }
        } catch {
            outcome.failure = "\(task.place): \(error)"
            if case .picture(let job) = task { tellOfResources(of: job, &outcome) }
        }
        for (name, milliseconds) in stage.takeTimings() { watch.add(milliseconds, to: name) }
        outcome.timings = watch.milliseconds
        return outcome
    }

    private func make(
        _ job: PreviewJob,
        _ outcome: inout PreviewOutcome,
        _ watch: inout Stopwatch,
        _ write: (Data) throws -> Void
    ) throws -> GalleryData.Picture {
        let document = try watch.time("parse") { try self.document(at: job.document, locale: job.variant.locale) }
        var notes: [LoadingNote] = []
        stage.leavesOut = Set(job.leavesOut)
        let scene = try stage.scene(job.sceneID, of: document, in: job.variant) { notes.append($0) }
        guard let root = scene.controller?.viewIfLoaded, let window = root.window else {
            throw StageError.empty(job.sceneID, document: document.document.name)
        }
        watch.time("layout") { scene.settle() }
        CanvasBackdrop.lighten(window, behind: root)
        let data = watch.time("draw") { scene.picture(showsGlass: settings.showsGlass) }
        try watch.time("write") { try write(data) }
        outcome.missingClasses = notes.compactMap(\.missingClass)
        outcome.missingProperties = notes.compactMap { $0.missingClass == nil ? $0.missingProperty : nil }
        outcome.notes =
            notes.filter { $0.missingClass == nil && $0.missingProperty == nil && !$0.isDiagnosed }.map {
                PlacedNote($0)
            }
            + missingImages(job, document.document)
        outcome.standIns = notes.filter { $0.missingClass != nil || $0.missingProperty != nil }.map { PlacedNote($0) }
        return watch.time("frames") {
            let place = DisplayPlace(cutout: scene.cutout)
            let hierarchy = scene.hierarchy(.text)
            outcome.views = PicturedView.views(of: hierarchy, at: place)
            outcome.findings = hierarchy.conflicts.map {
                Finding(unsatisfiable: $0, in: document.document, scene: job.sceneID)
            }
            return picture(job, of: scene, root: root, in: window, at: place)
        }
    }

    // MARK: Preparing

    private func document(at path: String, locale: String?) throws(DocumentError) -> ProjectDocument {
        let key = DocumentKey(path: path, locale: locale)
        if let known = documents[key] { return known }
        let url = URL(fileURLWithPath: path)
        let document = ProjectDocument(
            try ProjectDocument.read(url, locale: locale),
            at: url,
            resources: settings.projects[path] ?? ProjectResources(),
            locale: locale
        )
        documents[key] = document
        return document
    }

    // MARK: What was odd

    /// Says which images and fonts can't be used, and where the document asks for them.
    private func tellOfResources(of job: PreviewJob, _ outcome: inout PreviewOutcome) {
        let (damages, substitutions) = (stage.takeDamages(), stage.takeSubstitutions())
        let key = DocumentKey(path: job.document, locale: job.variant.locale)
        guard !damages.isEmpty || !substitutions.isEmpty, let document = documents[key]?.document else { return }
        let uses = uses[job.document] ?? ResourceUses(document)
        self.uses[job.document] = uses
        outcome.notes += damages.map { uses.note(about: $0) }
        outcome.substitutions = substitutions.map {
            FontNote(font: $0.name, note: uses.note(aboutFont: $0.name, $0.description))
        }
    }

    /// Looked for once for each scene.
    private func missingImages(_ job: PreviewJob, _ document: Document) -> [PlacedNote] {
        guard checkedScenes.insert(job.sceneIndex).inserted else { return [] }
        let roots =
            document.kind == Document.Kind.xib
            ? document.objects.filter { $0.id == job.sceneID }
            : document.scenes.first { $0.id == job.sceneID }?.objects ?? []
        return MissingImages(document: document).notes(in: roots)
    }

    // MARK: Describing

    private func picture(
        _ job: PreviewJob,
        of scene: StagedScene,
        root: UIView,
        in window: UIWindow,
        at place: DisplayPlace
    ) -> GalleryData.Picture {
        let root = (scene.controller as? XibViewController)?.subject ?? root
        let bounds = root.bounds
        let safe = bounds.inset(by: root.safeAreaInsets)
        let margins = bounds.inset(by: root.layoutMargins)
        let isCutOut = scene.cutout != nil
        let traits = root.traitCollection
        return GalleryData.Picture(
            scene: job.sceneIndex,
            device: job.variant.device ?? "",
            os: job.variant.os ?? "",
            orientation: job.variant.orientation.rawValue,
            appearance: job.variant.appearance.rawValue,
            isRightToLeft: job.variant.direction == .rightToLeft,
            textSize: job.variant.contentSizeCategory.map(TextSizeNames.name),
            more: more(about: job.variant, traits),
            size: [Double(place.area.width), Double(place.area.height)],
            scale: Double(UIScreen.main.scale),
            cornerRadius: isCutOut ? 0 : Double(scene.simulator?.device.displayCornerRadius ?? 0),
            isCutOut: isCutOut,
            sizeClasses: "\(Self.name(traits.horizontalSizeClass)) × \(Self.name(traits.verticalSizeClass))",
            file: job.file,
            safeArea: place.numbers(root.convert(safe, to: window)),
            margins: place.numbers(root.convert(margins, to: window))
        )
    }

    /// What else was asked for, and whether an app that decides about its appearance shows another than the one that
    /// was, in words.
    private func more(about variant: Variant, _ traits: UITraitCollection) -> String? {
        let isDark = traits.userInterfaceStyle == .dark
        let words = [
            isDark == (variant.appearance == .dark) ? nil : isDark ? "always dark" : "always light", variant.locale,
            variant.sdk.map { "linked with iOS \($0)" }, settings.showsGlass ? "behind glass" : nil,
        ]
        let told = words.compactMap { $0 }
        return told.isEmpty ? nil : told.joined(separator: ", ")
    }

    private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: "any"
        }
    }
}
