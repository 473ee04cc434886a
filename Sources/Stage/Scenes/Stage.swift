import CoreText
import DeviceCatalog
import Foundation
import InterfaceBuilder
import Platform
import Simulator
import UIKit

/// Puts scenes of documents, and controllers, on a device or on Interface Builder's canvas, each with its own project's
/// images, colors and fonts.
///
/// ```swift
/// let document = try ProjectDocument(contentsOf: url)
/// let scene = try Stage().scene("tne-QT-ifu", of: document, in: Variant(device: "iPhone 16"))
/// print(try scene.hierarchy().json())
/// ```
/// One scene is on stage at a time, as one device is booted at a time: what a scene has to tell is read before the next
/// one comes.
@MainActor
public final class Stage {
    private let project = HostedProject()
    /// Paths.
    private let fonts: [String]
    private var watch = Stopwatch()
    /// Called on each device that was booted for a document, before the scene is loaded. Does nothing by default.
    package var prepare: () -> Void = {}
    /// The app's classes that UIKit's stand in for on devices, though they are linked in. Default: none.
    package var leavesOut: Set<String> = []

    /// An empty stage.
    ///
    /// - Parameter fonts: Font files that all documents may use, besides their projects' own, and before those.
    public init(fonts: [URL] = []) { self.fonts = fonts.map { $0.absoluteURL.path } }

    // MARK: Documents

    /// The IDs of what can be put on stage one by one: a storyboard's scenes with controllers; of a xib its top-level
    /// views and controllers, on the canvas all of them together as "objects".
    public func sceneIDs(of document: ProjectDocument, in variant: Variant) -> [String] {
        let document = document.document
        if variant.isCanvas { return CanvasPass.sceneIDs(of: document) }
        guard document.kind == .xib else { return CanvasPass.sceneIDs(of: document) }
        return document.objects.filter { $0.kind == .view || $0.kind == .viewController }.map(\.id)
    }

    /// Lays a scene out.
    ///
    /// - Parameters:
    ///   - id: One of ``sceneIDs(of:in:)``.
    ///   - variant: Default: the canvas. On a device the scene stands in the containers that its segues infer.
    /// - Throws: ``StageError``.
    public func scene(
        _ id: String,
        of document: ProjectDocument,
        in variant: Variant = .canvas
    ) throws(StageError) -> StagedScene {
        try scene(id, of: document, in: variant) { _ in }
    }

    /// As ``scene(_:of:in:)``.
    ///
    /// - Parameter report: Gets a line for what loading leaves out.
    package func scene(
        _ id: String,
        of document: ProjectDocument,
        in variant: Variant,
        report: @escaping (LoadingNote) -> Void
    ) throws(StageError) -> StagedScene {
        guard sceneIDs(of: document, in: variant).contains(id) else {
            throw .unknownScene(id, document: document.document.name)
        }
        var found: StagedScene?
        try visit(document, in: variant, where: { $0 == id }, report: report) { found = $0 }
        guard let found else { throw .empty(id, document: document.document.name) }
        return found
    }

    /// Lays out scene by scene, in the document's order; what nothing can be made of is left out.
    ///
    /// - Parameters:
    ///   - isWanted: Tells by its ID whether a scene is laid out; default: all are.
    ///   - report: Gets a line for what loading leaves out.
    ///   - visit: Gets each scene while it is on stage.
    /// - Throws: ``StageError``.
    package func visit(
        _ document: ProjectDocument,
        in variant: Variant,
        where isWanted: (String) -> Bool = { _ in true },
        report: @escaping (LoadingNote) -> Void = { _ in },
        _ visit: (StagedScene) -> Void
    ) throws(StageError) {
        let document = try Self.read(document, for: variant)
        if variant.isCanvas {
            visitCanvas(document, where: isWanted, report: report, visit)
        } else {
            for id in sceneIDs(of: document, in: variant) where isWanted(id) {
                if let scene = try deviceScene(id, of: document, in: variant, report: report) { visit(scene) }
            }
        }
    }

    private static func read(_ document: ProjectDocument, for variant: Variant) throws(StageError) -> ProjectDocument {
        do {
            return try document.read(for: variant.locale)
        } catch {
            throw .document(error)
        }
    }

    // MARK: Controllers

    /// Puts a controller on a device.
    ///
    /// - Parameters:
    ///   - resources: The project that its images, colors, fonts and documents come from.
    ///   - make: Makes the controller, once the device is booted.
    /// - Throws: ``StageError``; a variant without a device is the default one.
    public func scene(
        in variant: Variant,
        resources: ProjectResources = ProjectResources(),
        showing make: () -> UIViewController
    ) throws(StageError) -> StagedScene {
        let log = ConflictLog()
        let simulator = try boot(variant, resources: resources, log)
        let controller = make()
        simulator.present(controller)
        return StagedScene(id: "", variant: variant, place: .device(simulator), controller: controller, conflicts: log)
    }

    // MARK: Places

    private func visitCanvas(
        _ document: ProjectDocument,
        where isWanted: (String) -> Bool,
        report: @escaping (LoadingNote) -> Void,
        _ visit: (StagedScene) -> Void
    ) {
        let pass = CanvasPass(document: document.document, report: report)
        pass.onCanvas {
            project.use(document.resources, fonts: fonts)
            var log = ConflictLog()
            log.listen()
            defer { ConflictLog.stop() }
            pass.run(where: isWanted) { laid in
                let scene = StagedScene(
                    id: laid.sceneID,
                    variant: Variant(locale: document.locale),
                    place: .canvas(pass.environment, roots: laid.roots),
                    controller: laid.controller,
                    conflicts: log
                )
                scene.document = document
                scene.instance = laid.instance
                scene.objects = laid.objects
                visit(scene)
                log = ConflictLog()
                log.listen()
            }
        }
    }

    /// Boots the device afresh and shows a scene on it; nil where nothing can be made of it.
    private func deviceScene(
        _ id: String,
        of document: ProjectDocument,
        in variant: Variant,
        report: @escaping (LoadingNote) -> Void
    ) throws(StageError) -> StagedScene? {
        let log = ConflictLog()
        let simulator = try boot(variant, resources: document.resources, log)
        prepare()
        let host = SceneHost(
            document: document.document,
            environment: LoadingEnvironment(policy: PreviewLoadingPolicy(leavesOut: leavesOut), report: report)
        )
        let isXib = document.document.kind == .xib
        let shown = watch.time("layout") {
            let hosted = isXib ? host.host(objectID: id) : host.host(sceneID: id)
            if let hosted { simulator.present(hosted.controller).tintColor = host.tintColor }
            return hosted
        }
        guard let hosted = shown else { return nil }
        let scene = StagedScene(
            id: id,
            variant: variant,
            place: .device(simulator),
            controller: hosted.content,
            conflicts: log
        )
        scene.document = document
        scene.instance = hosted.instance
        return scene
    }

    /// Boots a device, sets it as the variant says, and gives it the project; a boot forgets the project before.
    private func boot(
        _ variant: Variant,
        resources: ProjectResources,
        _ log: ConflictLog
    ) throws(StageError) -> Simulator {
        let info = AppInfo(of: resources)
        let simulator = try watch.time("boot") { () throws(StageError) -> Simulator in try Self.boot(variant, info) }
        log.listen()
        info.apply()
        simulator.userInterfaceStyle = variant.appearance == .dark ? .dark : .light
        if let size = variant.contentSizeCategory {
            simulator.contentSizeCategory = UIContentSizeCategory(rawValue: size)
        }
        // A region brings its direction along, one that is asked for comes after it.
        if let locale = variant.locale { simulator.locale = Locale(identifier: locale) }
        if let direction = variant.direction {
            simulator.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        watch.time("project") { project.use(resources, fonts: fonts) }
        return simulator
    }

    private static func boot(_ variant: Variant, _ info: AppInfo) throws(StageError) -> Simulator {
        var build: AppBuild?
        if let text = variant.sdk {
            guard let sdk = OSVersion(text) else { throw .device(.invalidVersion(text)) }
            build = AppBuild(sdk: sdk)
        }
        do {
            return try Simulator(
                device: variant.device,
                os: variant.os,
                orientation: variant.orientation == .landscape ? .landscapeRight : .portrait,
                build: build,
                // An SDK that is asked for is meant as it is.
                keepsDesign: info.keepsDesign && variant.sdk == nil
            )
        } catch {
            throw .device(error)
        }
    }

    // MARK: What was odd

    /// What the projects hold that can't be used, since the last call.
    package func takeDamages() -> [ResourceDamage] { project.takeDamages() }

    /// The milliseconds that boots, projects and layout took since the last call, by stage.
    package func takeTimings() -> [String: Double] {
        defer { watch = Stopwatch() }
        return watch.milliseconds
    }

    /// What stands in for fonts since the last call; each font is told once.
    package func takeSubstitutions() -> [FontDiagnostics.Substitution] { project.takeSubstitutions() }
}

/// Loads for a preview on a device: tables show their prototype cells, as nobody feeds them.
struct PreviewLoadingPolicy: LoadingPolicy {
    /// The app's classes that UIKit's stand in for.
    var leavesOut: Set<String> = []
    var showsPrototypeCells: Bool { true }

    func usesCustomClass(_ name: String) -> Bool { !leavesOut.contains(name) }
}
