import CoreText
import DeviceCatalog
import Foundation
import InterfaceBuilder
import Platform
import Simulator
import Synchronization
import UIKit

/// Makes pictures one after the other in this process.
@MainActor
final class PictureMaker {
    private let settings: PreviewSettings
    /// By path; documents don't change during a run.
    private var documents: [String: Document] = [:]
    private let project = HostedProject()
    /// By path, made when first needed.
    private var uses: [String: ResourceUses] = [:]
    private var checkedScenes: Set<Int> = []
    /// Seconds after which what shows itself for a moment only, like scroll indicators, is gone.
    private static let settling = 1.0

    /// Why a picture can't be made.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(settings: PreviewSettings, documents: [String: Document] = [:]) {
        self.settings = settings
        self.documents = documents
    }

    /// Makes a picture and writes its file.
    func run(_ job: PreviewJob) -> PreviewOutcome {
        var outcome = PreviewOutcome(index: job.index)
        var watch = Stopwatch()
        do {
            outcome.picture = try make(job, &outcome, &watch)
        } catch {
            outcome.failure =
                "\(job.document): scene \(job.sceneID) on \(job.variant.device): "
                + (String(describing: error))
        }
        tellOfResources(of: job, &outcome)
        outcome.timings = watch.milliseconds
        return outcome
    }

    private func make(_ job: PreviewJob, _ outcome: inout PreviewOutcome, _ watch: inout Stopwatch) throws
        -> GalleryData.Picture
    {
        let document = try watch.time("parse") { try self.document(at: job.document) }
        let simulator = try watch.time("boot") { try boot(job.variant) }
        watch.time("project") {
            project.use(settings.projects[job.document] ?? ProjectResources(), fonts: settings.fonts)
        }

        var missing: [String] = []
        var properties: [String] = []
        var loading: [String] = []
        let environment = LoadingEnvironment { note in
            if let name = note.missingClass {
                missing.append(name)
            } else if let name = note.missingProperty {
                properties.append(name)
            } else {
                loading.append(note.description)
            }
        }
        let host = SceneHost(document: document, environment: environment)
        let hosted = watch.time("layout") { () -> SceneHost.Hosted? in
            let hosted =
                document.kind == Document.Kind.xib ? host.host(objectID: job.sceneID) : host.host(sceneID: job.sceneID)
            if let hosted {
                simulator.present(hosted.controller)
                simulator.advance(by: Self.settling)
            }
            return hosted
        }
        guard let hosted, let window = hosted.content.viewIfLoaded?.window else {
            throw Failure(description: "nothing could be made of it; `inset verify` may tell why")
        }
        let data = watch.time("draw") { simulator.screenshotFile(settings.showsGlass ? .display : .rectangle) }
        try watch.time("write") {
            try OutputFolder.write(data, to: job.file, in: URL(fileURLWithPath: settings.folder))
        }
        outcome.missingClasses = missing
        outcome.missingProperties = properties
        outcome.notes = loading + missingImages(job, document)
        return watch.time("frames") { picture(job, hosted, window, on: simulator) }
    }

    // MARK: Preparing

    private func document(at path: String) throws -> Document {
        if let known = documents[path] { return known }
        let document = try DocumentReader.read(URL(fileURLWithPath: path), locale: settings.locale)
        documents[path] = document
        return document
    }

    private func boot(_ variant: PreviewVariant) throws -> Simulator {
        let simulator = try Simulator(
            device: variant.device,
            os: variant.os,
            orientation: variant.isLandscape ? .landscapeRight : .portrait,
            build: settings.sdk.flatMap { OSVersion($0) }.map { AppBuild(sdk: $0) }
        )
        LayoutLog.listener = { _ in }
        simulator.userInterfaceStyle = variant.isDark ? .dark : .light
        if let size = settings.contentSize { simulator.contentSizeCategory = UIContentSizeCategory(rawValue: size) }
        if settings.isRightToLeft { simulator.layoutDirection = .rightToLeft }
        if let locale = settings.locale { simulator.locale = Locale(identifier: locale) }
        return simulator
    }

    /// Says which images and fonts can't be used, and where the document asks for them.
    private func tellOfResources(of job: PreviewJob, _ outcome: inout PreviewOutcome) {
        let (damages, substitutions) = (project.takeDamages(), project.takeSubstitutions())
        guard !damages.isEmpty || !substitutions.isEmpty, let document = documents[job.document] else { return }
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
        _ hosted: SceneHost.Hosted,
        _ window: UIWindow,
        on simulator: Simulator
    ) -> GalleryData.Picture {
        let root: UIView = hosted.content.view
        let bounds = root.bounds
        let safe = bounds.inset(by: root.safeAreaInsets)
        let margins = bounds.inset(by: root.layoutMargins)
        let place = DisplayPlace(of: simulator)
        let traits = root.traitCollection
        let device = try? DeviceCatalog.standard.device(named: job.variant.device)
        return GalleryData.Picture(
            scene: job.sceneIndex,
            device: job.variant.device,
            os: job.variant.os,
            orientation: job.variant.orientation,
            appearance: job.variant.appearance,
            size: [Double(place.display.width), Double(place.display.height)],
            scale: Double(UIScreen.main.scale),
            cornerRadius: Double(device?.displayCornerRadius ?? 0),
            sizeClasses: "\(Self.name(traits.horizontalSizeClass)) × \(Self.name(traits.verticalSizeClass))",
            file: job.file,
            safeArea: place.numbers(root.convert(safe, to: window)),
            margins: place.numbers(root.convert(margins, to: window)),
            views: ViewCollector(hosted.instance, place).views(in: window)
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
