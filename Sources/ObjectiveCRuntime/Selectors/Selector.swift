import Foundation
import Synchronization

/// The name of a method: one colon for each argument, as in `"save:"`.
///
/// Swift on Linux has no `#selector`: `SourcePort` writes the name in its place and lists what it means. Without it
/// write the name, and list what it means in the class's `actions`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As in Objective-C: `save:`.
    package let name: String

    /// Names a method that isn't known when the program is compiled.
    public init(_ str: String) {
        name = str
    }

    /// The same as `Selector(_:)`; no check that a method of the name exists.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The name as in Objective-C: `save:`.
    public var description: String { name }

    /// How many arguments the method takes.
    package var argumentCount: Int { name.count { $0 == ":" } }
}

/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// The selector of a name, as Objective-C's runtime hands it out.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
    Selector(String(cString: str))
}

/// A selector's name; kept for ever.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
    SelectorNames.pointer(to: sel.name)
}

/// The names of selectors as texts of C.
private enum SelectorNames {
    // Unchecked: the texts' memory is constant.
    private struct Text: @unchecked Sendable {
        let start: UnsafePointer<CChar>
    }

    private static let texts = Mutex<[String: Text]>([:])

    static func pointer(to name: String) -> UnsafePointer<CChar> {
        texts.withLock { texts in
            if let known = texts[name] { return known }
            let text = Text(start: UnsafePointer(strdup(name)))
            texts[name] = text
            return text
        }.start
    }
}
