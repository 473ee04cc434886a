import Foundation
import Platform

/// What the methods of key-value observing share.
enum KeyValueObserving {
    /// The names in a key path; ends the program, as Foundation does, where the property can't be observed. Nil for a
    /// framework's property that tells nothing by itself.
    static func keys(of path: AnyKeyPath, _ object: NSObject) -> [String]? {
        unisolated { PortedMembers.registerOnce() }
        if let keys = KeyPathNames.keys(of: path) { return keys }
        let root = String(reflecting: type(of: path).rootType)
        if ["UIKit.", "QuartzCore.", "Inset", "Foundation."].contains(where: root.hasPrefix) { return nil }
        fatalError(
            "Could not extract a String from KeyPath \(path) of \(type(of: object)): "
                + "the property must say @objc dynamic, or be one of UIKit's that can be observed"
        )
    }

    /// Says that nobody will hear of a property.
    static func reportSilence(of path: AnyKeyPath) {
        let root = String(reflecting: type(of: path).rootType)
        let name = root.split(separator: ".").last.map(String.init) ?? root
        AbsentFeature.report("observe(\\\(name).…)", "this property of \(name) tells no changes here")
    }

    /// What `observeValue` is told of a change.
    static func dictionary(
        _ change: Observation.Change,
        _ options: NSKeyValueObservingOptions
    ) -> [NSKeyValueChangeKey: Any] {
        let kind = change.collection?.kind ?? .setting
        var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
        if change.isPrior { dictionary[.notificationIsPriorKey] = true }
        if let collection = change.collection {
            dictionary[.indexesKey] = collection.indexes
            if let new = change.new { dictionary[.newKey] = new }
            if let old = change.old { dictionary[.oldKey] = old }
            return dictionary
        }
        if options.contains(.new), !change.isPrior { dictionary[.newKey] = unwrapped(change.new) }
        if options.contains(.old), let old = change.old { dictionary[.oldKey] = unwrapped(old) }
        return dictionary
    }

    private static func unwrapped(_ value: Any?) -> Any {
        KeyedProperties.unwrapped(value) ?? NSNull()
    }

    static func notRegistered(_ observer: NSObject, _ keyPath: String, _ object: NSObject) -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'Cannot remove an observer "
                + "<\(type(of: observer)) \(address(observer))> for the key path \"\(keyPath)\" from "
                + "<\(type(of: object)) \(address(object))> because it is not registered as an observer.'"
        )
    }

    static func notHandled(_ observer: NSObject, _ keyPath: String?, _ object: Any?) -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
                + "'<\(type(of: observer)): \(address(observer))>: An -observeValueForKeyPath:ofObject:change:context: "
                + "message was received but not handled.\nKey path: \(keyPath ?? "")\n"
                + "Observed object: \(object.map { "\($0)" } ?? "nil")'"
        )
    }

    private static func address(_ object: NSObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
