import CoreGraphics
import DeviceCatalog
import Foundation
import InterfaceBuilder
import Platform
import QuartzCore
import Simulator
import Stage
import UIKit

/// A scene of a document, or an app, that lives on a device, with what goes to its viewers.
@MainActor
final class LiveScene {
    /// nil for an app, whose window and root may change.
    private let staged: StagedScene?
    private let variant: Variant
    let simulator: Simulator
    /// Followed from when it is first asked for: what comes before isn't told step by step.
    private(set) lazy var tree = WireTree(root: UIScreen.main.tree.root, painting: painting, textures: textures)
    private let painting: LayerPainting
    private let textures: TextureStore
    /// What was done so far.
    let recorder = PlaceRecorder()
    let input: LiveInput
    /// What was odd about the document, a line each.
    let notes: [String]
    /// The IDs and names of the document's scenes.
    let choices: [(id: String, name: String)]
    /// Whether the person has gone to the home screen.
    private(set) var isAway = false

    /// - Throws: `DocumentError`, `StageError`: a line that says where and what.
    convenience init(_ path: String, _ settings: LiveSettings, stage: Stage, textures: TextureStore) throws {
        let document = try ProjectDocument(contentsOf: URL(fileURLWithPath: path), locale: settings.variant.locale)
        let ids = stage.sceneIDs(of: document, in: settings.variant)
        guard let id = Self.choose(settings.scene, among: ids, of: document.document) else {
            throw LiveError.noScene(document: document.document.name)
        }
        var odd: [String] = []
        let scene = try stage.scene(id, of: document, in: settings.variant) { note in
            // One line names all classes that aren't there.
            if note.missingClass == nil { odd.append(note.description) }
        }
        guard let simulator = scene.simulator else { preconditionFailure("a variant with a device has a simulator") }
        settings.switches.apply(to: simulator)
        let names = DocumentNotes(of: document.document).lines(stage)
        var seen: Set<String> = []
        self.init(
            scene,
            on: simulator,
            settings.variant,
            textures: textures,
            notes: (names + odd).filter { seen.insert($0).inserted },
            choices: ids.map { id in (id, Self.name(of: id, in: document.document)) }
        )
    }

    /// An app that is launched on a device.
    convenience init(appOn simulator: Simulator, _ settings: LiveSettings, textures: TextureStore) {
        settings.switches.apply(to: simulator)
        self.init(nil, on: simulator, settings.variant, textures: textures, notes: [], choices: [])
    }

    private init(
        _ staged: StagedScene?,
        on simulator: Simulator,
        _ variant: Variant,
        textures: TextureStore,
        notes: [String],
        choices: [(id: String, name: String)]
    ) {
        (self.staged, self.simulator, self.variant) = (staged, simulator, variant)
        (self.notes, self.choices) = (notes, choices)
        self.textures = textures
        input = LiveInput(recorder: recorder)
        painting = LayerPainting(scale: simulator.device.scale) { [simulator] layer in
            simulator.drawing(ofLayerThatLooksBehind: layer)
        }
    }

    /// What is on the screen now.
    var scene: StagedScene { staged ?? StagedScene(appOn: simulator, in: variant) }

    /// The project's files besides the document; nil for an app.
    var document: ProjectDocument? { staged?.document }

    /// Goes to the home screen, or comes back from there.
    func pressHome() {
        // A device that is locked wakes up, as by its side button.
        if simulator.isLocked { return meet(.lock) }
        recorder.note(.home)
        if isAway { simulator.returnToApp() } else { simulator.leaveApp() }
        isAway.toggle()
    }

    /// Lets something happen to the device as a thing.
    func meet(_ event: HardwareEvent) {
        recorder.note(.hardware(event))
        event.happen(to: simulator)
    }

    private static func choose(_ wanted: String?, among ids: [String], of document: Document) -> String? {
        if let wanted {
            if ids.contains(wanted) { return wanted }
            let choice = SceneChoice([wanted])
            if let found = ids.first(where: { choice.includes(sceneID: $0, in: document) }) { return found }
        }
        let initial = document.scenes.first { $0.viewController?.id == document.initialViewControllerID }?.id
        return initial.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first
    }

    /// As Xcode's outline calls it.
    private static func name(of id: String, in document: Document) -> String {
        let controller = document.scenes.first { $0.id == id }?.viewController
        let node = controller ?? document.objects.first { $0.id == id }
        return node?.string("userLabel") ?? node?.string("title") ?? node?.string("storyboardIdentifier")
            ?? node?.string("customClass") ?? node.map { words(of: $0.elementName) } ?? id
    }

    /// "Tab Bar Controller" for an element that is called tabBarController.
    private static func words(of element: String) -> String {
        let parts = element.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
        return parts.prefix(1).uppercased() + parts.dropFirst()
    }

    /// What viewers have to know of the screen.
    func describe(_ settings: LiveSettings, to json: inout JSONText) {
        let device = simulator.device
        let held = SimulatedDevice.current.heldOrientation
        let size = UIScreen.main.tree.root.bounds.size
        json.key("screen")
        json.object { json in
            json.key("device")
            json.string(device.name)
            json.key("os")
            json.string(simulator.os.description)
            json.key("scene")
            json.string(staged?.id ?? "")
            json.key("size")
            json.numbers([size.width, size.height])
            json.key("scale")
            json.number(device.scale)
            json.key("cornerRadius")
            json.number(device.displayCornerRadius)
            json.key("hasHomeIndicator")
            json.boolean(device.hasHomeIndicator)
            json.key("isPad")
            json.boolean(device.idiom == .pad)
            json.key("hasPointer")
            json.boolean(PointerInput.isAvailable)
            json.key("isApp")
            json.boolean(staged == nil)
            json.key("isHome")
            json.boolean(settings.home != nil)
            json.key("isAway")
            json.boolean(isAway)
            json.key("isLocked")
            json.boolean(simulator.isLocked)
            json.key("volume")
            json.number(Double(simulator.volume))
            json.key("orientation")
            json.integer(simulator.orientation.rawValue)
            json.key("held")
            json.integer(held.rawValue)
            let shown = InterfaceOrientation(rawValue: simulator.orientation.rawValue) ?? .portrait
            if let cutout = device.cutout, let frame = device.cutoutFrame(in: shown) {
                json.key("cutout")
                json.object { json in
                    json.key("kind")
                    json.string(cutout.kind.rawValue)
                    json.key("frame")
                    json.value(.rect(frame)) { _ in nil }
                    json.key("cornerRadius")
                    json.number(cutout.cornerRadius)
                }
            }
        }
        write(settings, to: &json)
    }

    private func write(_ settings: LiveSettings, to json: inout JSONText) {
        let variant = settings.variant
        let values =
            [
                ("appearance", variant.appearance.rawValue), ("textSize", variant.contentSizeCategory ?? ""),
                ("direction", variant.direction?.rawValue ?? ""), ("locale", variant.locale ?? ""),
            ] + LiveSwitches.names.map { ($0.name, settings.switches[keyPath: $0.path] ? "1" : "") }
        json.key("settings")
        json.object { json in
            for (key, value) in values {
                json.key(key)
                json.string(value)
            }
        }
    }

    /// What a viewer gets that asks about the views.
    func hierarchyMessage(explaining ids: [String]) -> Data {
        var contents: Hierarchy.Contents = [.standard, .layers, .links]
        if !ids.isEmpty { contents.insert(.explanations) }
        return Self.message("hierarchy", try? scene.hierarchy(contents, explaining: Set(ids)).json())
    }

    /// What a viewer gets that asks what assistive apps find.
    func elementsMessage() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Self.message("elements", try? encoder.encode(scene.accessibleElements()))
    }

    private static func message(_ type: String, _ value: Data?) -> Data {
        Data(#"{"type":"\#(type)","value":"#.utf8) + (value ?? Data("null".utf8)) + Data("}".utf8)
    }

    /// Sets an element to more or to less, as assistive apps do; false where it is gone.
    @discardableResult
    func adjust(_ id: String, toMore: Bool) -> Bool {
        guard let element = scene.accessibleObject(withID: id) else { return false }
        recorder.note(.adjust(id: id, toMore: toMore))
        if toMore { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
        simulator.advance(by: 0)
        return true
    }

    func stop() { tree.stop() }
}

/// Why there is nothing to show: one line.
enum LiveError: Error, CustomStringConvertible {
    case noScene(document: String)
    case nothingToShow

    var description: String {
        switch self {
        case .noScene(let document): "\(document): there is no scene and no view to show; add one"
        case .nothingToShow: "there is neither a document nor an app to show"
        }
    }
}
