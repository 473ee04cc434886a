import Foundation

/// One observer of one value, whichever keys that depends on.
final class Observation {
    /// What the observer is told of one change.
    struct Change {
        var new: Any?
        var old: Any?
        var isPrior = false
    }

    /// Reads the value; the outer optional is for objects that are gone.
    private let read: () -> Any?
    private let options: NSKeyValueObservingOptions
    private let tell: (Change) -> Void
    private var links: [KeyLink] = []
    /// The values before the changes that are under way, the outermost first.
    private var olds: [Any?] = []

    init(
        options: NSKeyValueObservingOptions,
        read: @escaping () -> Any?,
        tell: @escaping (Change) -> Void
    ) {
        self.options = options
        self.read = read
        self.tell = tell
    }

    /// Begins to hear of changes of an object's key path and of all that it depends on.
    func begin(_ object: NSObject, _ keyPath: [String]) {
        links.append(KeyLink(object, keyPath[...], self))
        if options.contains(.initial) { tell(Change(new: options.contains(.new) ? read() : nil)) }
    }

    func end() {
        for link in links { link.detach() }
        links = []
    }

    func willChange() {
        let old = options.contains(.old) ? read() : nil
        olds.append(old)
        if options.contains(.prior) { tell(Change(old: old, isPrior: true)) }
    }

    func didChange() {
        // Without a beginning, the old value isn't known.
        let old = olds.popLast() ?? nil
        guard !links.isEmpty else { return }
        tell(Change(new: options.contains(.new) ? read() : nil, old: old))
    }
}
