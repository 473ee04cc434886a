import Foundation

/// One observer of one value, whichever keys that depends on.
final class Observation {
    /// What the observer is told of one change.
    struct Change {
        var new: Any?
        var old: Any?
        var isPrior = false
        /// Of what came, went or was replaced; then `new` and `old` are lists.
        var collection: CollectionChange?
    }

    /// Reads the value; the outer optional is for objects that are gone.
    private let read: () -> Any?
    private let options: NSKeyValueObservingOptions
    private let tell: (Change) -> Void
    private var links: [KeyLink] = []
    /// Whether it waits for changes, by keys or by looks at the value.
    private(set) var isRunning = false
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
        begin()
    }

    /// Tells of the value at first, where that is asked for.
    func begin() {
        isRunning = true
        if options.contains(.initial) { tell(Change(new: options.contains(.new) ? read() : nil)) }
    }

    /// Tells of a change that was seen by a look at the value.
    func tell(from old: Any?, to new: Any?) {
        let old = options.contains(.old) ? old : nil
        if options.contains(.prior) { tell(Change(old: old, isPrior: true)) }
        tell(Change(new: options.contains(.new) ? new : nil, old: old))
    }

    func end() {
        isRunning = false
        for link in links { link.detach() }
        links = []
    }

    func willChange(_ collection: CollectionChange?) {
        var old = options.contains(.old) ? read() : nil
        if let collection { old = collection.kind == .insertion ? nil : collection.objects(of: old) }
        olds.append(old)
        if options.contains(.prior) { tell(Change(old: old, isPrior: true, collection: collection)) }
    }

    func didChange(_ collection: CollectionChange?) {
        // Without a beginning, the old value isn't known.
        let old = olds.popLast() ?? nil
        guard !links.isEmpty else { return }
        var new = options.contains(.new) ? read() : nil
        if let collection { new = collection.kind == .removal ? nil : collection.objects(of: new) }
        tell(Change(new: new, old: old, collection: collection))
    }
}
