import Foundation

/// A number of the library's own for an item.
public typealias MPMediaEntityPersistentID = UInt64

/// Something of the library, with values by their names.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    private var values: [String: Any] = [:]

    override init() { super.init() }

    /// The number of the library's own.
    open var persistentID: MPMediaEntityPersistentID {
        value(forProperty: MPMediaItemPropertyPersistentID) as? MPMediaEntityPersistentID ?? 0
    }
    /// A value by its name; nil where the library knows none.
    open func value(forProperty property: String) -> Any? { values[property] }
    /// Whether a query can ask for a value.
    open class func canFilter(byProperty property: String) -> Bool {
        property != MPMediaItemPropertyArtwork && property != MPMediaItemPropertyAssetURL
    }
    /// Calls a closure with each value that is known.
    open func enumerateValues(
        forProperties properties: Set<String>,
        using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for property in properties.sorted() where !stops.boolValue {
            if let value = value(forProperty: property) { block(property, value, &stops) }
        }
    }
}
