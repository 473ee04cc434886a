import Foundation
import Platform

/// A storyboard or xib: scenes or top-level objects, the resources that they name, and how the document was saved.
///
/// A document is an immutable value over its tree of elements, so it can be read from any thread. Reading is lenient:
/// what is unknown or wrong inside is left out or given a sane value, and `findDiagnostics()` tells about it.
public struct Document: Sendable {
    /// What messages call the document: its path as it was given.
    public let name: String
    /// The document as XML.
    public let root: Element
    /// The document as it was read, before any edit.
    let original: Element
    /// The bytes that it was read from; empty for one that was made of elements.
    let source: Data
    /// What the document's objects share: resources and the index by object ID.
    let context: DocumentContext

    /// Reads a document from a file.
    public init(contentsOf url: URL, limits: ElementLimits = .standard) throws(DocumentError) {
        let name = url.relativePath
        let data: Data
        do {
            let size = (try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue ?? 0
            guard size <= limits.bytes else {
                throw DocumentError.tooLarge(file: name, bytes: size, limit: limits.bytes)
            }
            guard ResourceFile.isRegular(url.path) else { throw CocoaError(.fileReadUnknown) }
            data = try Data(contentsOf: url)
        } catch let error as DocumentError {
            throw error
        } catch {
            let reason = FileManager.default.fileExists(atPath: url.path) ? "not a readable file" : "no such file"
            throw .unreadable(file: name, reason: reason)
        }
        try self.init(data: data, name: name, limits: limits)
    }

    /// Reads a document from its bytes.
    ///
    /// - Parameters:
    ///   - data: The document's bytes.
    ///   - name: What messages call the document.
    ///   - limits: What a document may have at most.
    public init(data: Data, name: String, limits: ElementLimits = .standard) throws(DocumentError) {
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("NIBArchive".utf8)) {
            throw .compiled(file: name)
        }
        try self.init(root: try ElementParser(file: name, limits: limits).parse(data), name: name, source: data)
    }

    /// Makes a document of elements.
    public init(root: Element, name: String) throws(DocumentError) {
        try self.init(root: root, name: name, source: Data())
    }

    /// Makes an edited copy.
    init(root: Element, copying other: Document) {
        name = other.name
        self.root = root
        original = other.original
        source = other.source
        context = DocumentContext(root: root)
    }

    private init(root: Element, name: String, source: Data) throws(DocumentError) {
        guard root.name != "archive" else { throw .archive(file: name) }
        guard root.name == "document", let type = root["type"] else {
            throw .notInterfaceBuilder(file: name, root: root.name)
        }
        if let platform = Self.platformOtherThanIOS(type: type, runtime: root["targetRuntime"] ?? "") {
            throw .otherPlatform(file: name, platform: platform)
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw .notInterfaceBuilder(file: name, root: root.name)
        }
        self.name = name
        self.root = root
        original = root
        self.source = source
        context = DocumentContext(root: root)
    }

    private static func platformOtherThanIOS(type: String, runtime: String) -> String? {
        let both = type + " " + runtime
        if both.contains("WatchKit") || both.contains("watchKit") { return "watchOS" }
        if both.contains("AppleTV") { return "tvOS" }
        if both.contains("visionOS") || both.contains("XROS") { return "visionOS" }
        return both.contains("CocoaTouch") ? nil : "macOS"
    }
}

extension Document {
    /// What a document holds.
    public enum Kind: String, Sendable {
        /// Scenes with view controllers.
        case storyboard
        /// Objects of one nib, with a file's owner.
        case xib
    }

    /// By the document's type attribute.
    public var kind: Kind { root["type"]?.contains("Storyboard") == true ? .storyboard : .xib }

    /// The version of the document format, "3.0".
    public var formatVersion: String { root["version"] ?? "" }

    /// The Interface Builder that saved the document.
    public var toolsVersion: ToolsVersion { ToolsVersion(root["toolsVersion"] ?? "") }

    /// "iOS.CocoaTouch" or "iOS.CocoaTouch.iPad".
    public var targetRuntime: String { root["targetRuntime"] ?? "iOS.CocoaTouch" }

    /// Whether the document was made for iPad only, before size classes.
    public var isForPad: Bool { targetRuntime.hasSuffix("iPad") || root["type"]?.contains(".iPad.") == true }

    /// "none", "all" or "localizationOnly": which properties Xcode locks against changes.
    public var propertyAccessControl: String { root["propertyAccessControl"] ?? "none" }

    /// Whether views are laid out by constraints; otherwise all go by their autoresizing masks.
    public var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

    /// Whether properties may vary by size class.
    public var usesTraitCollections: Bool { root["useTraitCollections"] == "YES" }

    /// Whether views have safe area layout guides rather than the view controllers' top and bottom guides.
    public var usesSafeAreas: Bool { root["useSafeAreas"] == "YES" }

    /// Whether color components are to be matched to the display; false before Xcode 8.
    public var isColorMatched: Bool { root["colorMatched"] == "YES" }

    /// Whether the system shows the document while the app starts.
    public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

    /// The object ID of the storyboard's entry point; nil where it has none.
    public var initialViewControllerID: String? { root["initialViewController"] }

    /// The canvas' device; nil before Xcode 8 and where the document has no size classes.
    public var device: CanvasDevice? { root.child(named: "device").map(CanvasDevice.init) }

    /// What the document's names of images and colors stand for.
    public var resources: DocumentResources { context.resources }
}
