import Foundation

extension CGFloat {
    /// A number's value, rounded to what fits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// A number's value; nil if it can't be represented.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

/// `number as? CGFloat` and `[CGFloat] as [NSNumber]`, which Foundation offers for its other numbers here and for all on iOS.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// A number object of the value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Used by `as!`.
    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
        result = CGFloat(truncating: number)
    }

    /// Used by `as?`; a number that can't be represented is none.
    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(exactly: number)
        return result != nil
    }

    /// Used where Objective-C returns an object; none is zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        number.map(CGFloat.init(truncating:)) ?? 0
    }
}
