import Foundation

// Foundation for Linux stops the program at data that is no archive, where iOS throws or has no object. Ported source
// calls these.
extension NSKeyedUnarchiver {
    /// As `unarchiveTopLevelObjectWithData(_:)` on iOS.
    public static func _unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
        try check(data)
        return try unarchiveTopLevelObjectWithData(data)
    }

    /// As `unarchiveObject(with:)` on iOS.
    public static func _unarchiveObject(with data: Data) -> Any? {
        try? _unarchiveTopLevelObjectWithData(data)
    }

    /// As `unarchivedObject(ofClass:from:)` on iOS.
    public static func _unarchivedObject<Object: NSObject & NSCoding>(
        ofClass cls: Object.Type,
        from data: Data
    ) throws -> Object? {
        try check(data)
        return try unarchivedObject(ofClass: cls, from: data)
    }

    /// As `unarchivedObject(ofClasses:from:)` on iOS.
    public static func _unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        try check(data)
        return try unarchivedObject(ofClasses: classes, from: data)
    }

    /// As `init(forReadingFrom:)` on iOS.
    public static func _reading(forReadingFrom data: Data) throws -> NSKeyedUnarchiver {
        try check(data)
        return try NSKeyedUnarchiver(forReadingFrom: data)
    }

    private static func check(_ data: Data) throws {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard (list as? [String: Any])?["$archiver"] != nil else { throw CocoaError(.coderReadCorrupt) }
    }
}
