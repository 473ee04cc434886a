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

    /// Makes a picture and writes its file.
    ///
    /// - Parameter write: Gets the PNG.
    package func run(_ job: PreviewJob, write: (Data) throws -> Void) -> PreviewOutcome {
        var outcome = PreviewOutcome()
        var watch = Stopwatch()
        do {
            outcome.picture = try make(job, &outcome, &watch, write)
        } catch {
            outcome.failure = "\(job.place): \(error)"
        }
        tellOfResources(of: job, &outcome)
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
        let document = try watch.time("parse") { try self.document(of: job) }
        var notes: [LoadingNote] = []
        let scene = try stage.scene(job.sceneID, of: document, in: job.variant) { notes.append($0) }
        guard let root = scene.controller?.viewIfLoaded, let window = root.window else {
            throw StageError.empty(job.sceneID, document: document.document.name)
        }
        watch.time("layout") { scene.settle() }
        let data = watch.time("draw") { scene.picture(showsGlass: settings.showsGlass) }
        try watch.time("write") { try write(data) }
        outcome.missingClasses = notes.compactMap(\.missingClass)
        outcome.missingProperties = notes.compactMap { $0.missingClass == nil ? $0.missingProperty : nil }
        outcome.notes =
            notes.filter { $0.missingClass == nil && $0.missingProperty == nil && !$0.isDiagnosed }.map(\.description)
            + missingImages(job, document.document)
        return watch.time("frames") { picture(job, of: scene, root: root, in: window) }
    }

    // MARK: Preparing

    private func document(of job: PreviewJob) throws(DocumentError) -> ProjectDocument {
        let key = DocumentKey(path: job.document, locale: job.variant.locale)
        if let known = documents[key] { return known }
        let url = URL(fileURLWithPath: job.document)
        let document = ProjectDocument(
            try ProjectDocument.read(url, locale: key.locale),
            at: url,
            resources: settings.projects[job.document] ?? ProjectResources(),
            locale: key.locale
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
        outcome.notes += damages.map(uses.note(about:))
        outcome.substitutions = substitutions.map {
            FontNote(font: $0.name, line: uses.note(aboutFont: $0.name, $0.description))
        }
    }

    /// Looked for once for each scene.
    private func missingImages(_ job: PreviewJob, _ document: Document) -> [String] {
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
        in window: UIWindow
    ) -> GalleryData.Picture {
        let bounds = root.bounds
        let safe = bounds.inset(by: root.safeAreaInsets)
        let margins = bounds.inset(by: root.layoutMargins)
        let place = DisplayPlace()
        let traits = root.traitCollection
        return GalleryData.Picture(
            scene: job.sceneIndex,
            device: job.variant.device ?? "",
            os: job.variant.os ?? "",
            orientation: job.variant.orientation.rawValue,
            appearance: job.variant.appearance.rawValue,
            size: [Double(place.display.width), Double(place.display.height)],
            scale: Double(UIScreen.main.scale),
            cornerRadius: Double(scene.simulator?.device.displayCornerRadius ?? 0),
            sizeClasses: "\(Self.name(traits.horizontalSizeClass)) × \(Self.name(traits.verticalSizeClass))",
            file: job.file,
            safeArea: place.numbers(root.convert(safe, to: window)),
            margins: place.numbers(root.convert(margins, to: window)),
            views: GalleryData.views(of: scene.hierarchy([]), at: place)
        )
    }

    private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: "any"
        }
    }
}
