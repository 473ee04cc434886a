import Foundation

/// Observations of properties that tell nothing by themselves: their values are looked at, and a change is told when it is seen.
///
/// Of UIKit's own, a look at the end of each turn of the main thread finds what the turn has changed. Foundation's objects
/// (`Progress`, `Operation`) change on any thread; they are looked at before each frame until they have finished.
package enum ValueSampling {
    /// Calls a closure again and again on the main thread until it says that it wants no more; set by UIKit.
    @MainActor package static var repeatLook: Repetition?

    package typealias Repetition = @MainActor (_ eachFrame: Bool, _ look: @escaping @MainActor () -> Bool) -> Void

    /// Begins to look; false where nobody does.
    static func begin(
        _ observation: Observation,
        of object: NSObject,
        reading read: @escaping (NSObject) -> Any?
    ) -> Bool {
        nonisolated(unsafe) let (observation, read) = (observation, read)
        nonisolated(unsafe) weak let object = object
        return unisolated {
            guard let repeatLook else { return false }
            nonisolated(unsafe) var last = object.flatMap(read)
            let changesAnywhere = object is Progress || object is Operation || object is OperationQueue
            repeatLook(changesAnywhere) { [weak observation] in
                guard let observation, observation.isRunning, let object else { return false }
                let value = read(object)
                if differ(last, value) {
                    let former = last
                    last = value
                    observation.tell(from: former, to: value)
                }
                return !isOver(object)
            }
            return true
        }
    }

    /// Begins to look at a property of Foundation's by its name, where the object doesn't tell of it.
    static func begin(_ observation: Observation, of object: NSObject, atKeyPath path: String) {
        guard object is Progress || object is OperationQueue else { return }
        _ = begin(observation, of: object) { $0.value(forKeyPath: path) }
    }

    /// Lists the names by which progress and queues are observed.
    @MainActor static let listNames: Void = {
        let keys = KeyedProperties.shared
        keys.register(reading: "fractionCompleted", \Progress.fractionCompleted)
        keys.registerIfNew("completedUnitCount", \Progress.completedUnitCount)
        keys.registerIfNew("totalUnitCount", \Progress.totalUnitCount)
        for name in ["finished", "isFinished"] { keys.register(reading: name, \Progress.isFinished) }
        for name in ["cancelled", "isCancelled"] { keys.register(reading: name, \Progress.isCancelled) }
        for name in ["paused", "isPaused"] { keys.register(reading: name, \Progress.isPaused) }
        keys.register(reading: "operationCount", \OperationQueue.operationCount)
        keys.register(reading: "operations", \OperationQueue.operations)
    }()

    /// What changes no more.
    private static func isOver(_ object: NSObject) -> Bool {
        if let progress = object as? Progress { return progress.isFinished || progress.isCancelled }
        return (object as? Operation)?.isFinished ?? false
    }

    /// False for values that can't be compared.
    private static func differ(_ first: Any?, _ second: Any?) -> Bool {
        guard let first = KeyedProperties.unwrapped(first), let second = KeyedProperties.unwrapped(second) else {
            return (KeyedProperties.unwrapped(first) == nil) != (KeyedProperties.unwrapped(second) == nil)
        }
        if let first = first as? any Equatable { return !first.isEqual(to: second) }
        return type(of: first) is AnyClass && first as AnyObject !== second as AnyObject
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
