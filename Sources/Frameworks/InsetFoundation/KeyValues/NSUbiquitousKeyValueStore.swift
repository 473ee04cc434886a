import Foundation
import Platform
import Synchronization

/// Values that an app has on all devices of a person; here they are kept in memory, and go with the simulated device.
///
/// Nothing comes from elsewhere, so ``didChangeExternallyNotification`` is never posted.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Says that another device changed something; never posted here.
    public static let didChangeExternallyNotification =
        NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private struct Values: @unchecked Sendable {
        var all: [String: Any] = [:]
    }

    private static let slot = World.SharedSlot { NSUbiquitousKeyValueStore() }
    private let values = Mutex(Values())

    /// The app's.
    open class var `default`: NSUbiquitousKeyValueStore { World.ofAnyThread[slot] }

    /// All values by their keys.
    open var dictionaryRepresentation: [String: Any] { values.withLock { $0 }.all }

    /// Says that nothing is synchronized here.
    ///
    /// - Returns: True, as the values are as they were set.
    @discardableResult
    open func synchronize() -> Bool {
        report()
        return true
    }

    // MARK: Values

    /// The value of a key, or nil.
    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

    /// Gives a key a value; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) {
        report()
        let added = Values(all: anObject.map { [aKey: $0] } ?? [:])
        values.withLock { $0.all[aKey] = added.all[aKey] }
    }

    /// Takes a key and its value away.
    open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

    /// A text; nil for other values.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// An array; nil for other values.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// A dictionary; nil for other values.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Bytes; nil for other values.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A whole number; 0 for other values.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// A number; 0 for other values.
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// A truth value; false for other values.
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    /// Sets a text.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets bytes.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets an array.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets a dictionary.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets a whole number.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets a truth value.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    private func number(_ key: String) -> NSNumber? {
        switch object(forKey: key) {
        case let number as NSNumber: number
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let text as String: NSNumber(value: (text as NSString).doubleValue)
        default: nil
        }
    }

    private func report() {
        AbsentFeature.report(
            "NSUbiquitousKeyValueStore",
            "nothing is synchronized with other devices here; values are kept in memory"
        )
    }
}
