import Foundation
import ObjectiveCRuntime

/// The order of values that objects keep; what is nil comes first.
enum ManagedOrder {
    static func of(_ one: Any, _ other: Any) -> ComparisonResult {
        let (one, other) = (KeyedValue.stored(one), KeyedValue.stored(other))
        guard let one, let other else {
            return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
        }
        switch (one, other) {
        case (let one as String, let other as String): return one.compare(other)
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one as NSNumber, let other as NSNumber): return one.compare(other)
        case (let one as Bool, let other as Bool): return of(one ? 1 : 0, other ? 1 : 0)
        case (let one as any BinaryFloatingPoint, let other as any BinaryFloatingPoint):
            return NSNumber(value: Double(one)).compare(NSNumber(value: Double(other)))
        case (let one as UUID, let other as UUID): return one.uuidString.compare(other.uuidString)
        default: return .orderedSame
        }
    }
}
