/// Classes that two modules compiled of one source: a library's, and the same files in the app that shows the library.
///
/// A document names the library's, the app's outlet has the type of its own. UIKit connects them all the same, since it
/// looks at no outlet's type, and the app works: both have the same properties in the same places, and the same methods.
enum TwinClass {
    /// Whether a class, or one above it, has the other's name, superclass and layout.
    static func isTwin(_ type: AnyClass, of wanted: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if isAlike(candidate, wanted) { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    private static func isAlike(_ one: AnyClass, _ other: AnyClass) -> Bool {
        guard String(describing: one) == String(describing: other),
            _getSuperclass(one) == _getSuperclass(other),
            ClassRecord(one).instanceByteCount == ClassRecord(other).instanceByteCount
        else { return false }
        let (mine, others) = (StoredProperties(reading: one).properties, StoredProperties(reading: other).properties)
        return mine.mapValues(\.offset) == others.mapValues(\.offset)
    }
}
