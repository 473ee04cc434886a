import Foundation

/// For setters of properties that can be observed, by those who write them by hand.
package enum ObservableChange {
    /// Whether anything in this process was ever observed: a setter needn't do anything before.
    package static var isObserved: Bool { ObservedKeys.isUsed.load(ordering: .relaxed) }

    /// Tells observers of an object that keys are about to change.
    package static func begin(_ object: NSObject, _ keys: [String]) {
        guard let observed = ObservedKeys.existing(of: object) else { return }
        for key in keys { observed.willChange(key) }
    }

    /// Tells observers of an object that keys have changed.
    package static func end(_ object: NSObject, _ keys: [String]) {
        guard let observed = ObservedKeys.existing(of: object) else { return }
        for key in keys.reversed() { observed.didChange(key) }
    }
}
