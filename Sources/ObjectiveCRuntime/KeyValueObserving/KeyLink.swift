import Foundation

/// What leads an observation from one object's key on along the rest of a key path.
final class KeyLink: KeyObserver {
    private weak var object: NSObject?
    private let key: String
    private let rest: ArraySlice<String>
    let observation: Observation
    /// On the value's own keys, and on what a key depends on.
    private var next: [KeyLink] = []
    /// How many of these, at the front, are on the value's own keys.
    private var followed = 0

    init(_ object: NSObject, _ path: ArraySlice<String>, _ observation: Observation, depth: Int = 0) {
        self.object = object
        self.observation = observation
        key = path.first ?? ""
        rest = path.dropFirst()
        ObservedKeys.of(object).add(self, for: key)
        follow()
        // Keys may depend on each other in a circle.
        guard depth < 16 else { return }
        for dependency in KeyDependencies.keyPaths(of: key, object) where dependency != [key] {
            next.append(KeyLink(object, dependency[...], observation, depth: depth + 1))
        }
    }

    func detach() {
        if let object { ObservedKeys.of(object).remove(self, for: key) }
        for link in next { link.detach() }
        next = []
        followed = 0
    }

    func willChange(_ collection: CollectionChange?) { observation.willChange(collection) }

    /// Goes on from the object that the key names now.
    func didChange(_ collection: CollectionChange?) {
        if !rest.isEmpty {
            for link in next.prefix(followed) { link.detach() }
            next.removeFirst(followed)
            followed = 0
            follow()
        }
        observation.didChange(collection)
    }

    private func follow() {
        guard !rest.isEmpty, let object, let value = object.value(forKey: key) as? NSObject else { return }
        next.insert(KeyLink(value, rest, observation), at: 0)
        followed = 1
    }
}
