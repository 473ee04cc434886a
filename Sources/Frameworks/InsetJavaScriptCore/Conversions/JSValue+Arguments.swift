import Foundation

extension JSValue {
    /// The value as an argument of a type; nil where it is none.
    func converted<Value>(to type: Value.Type) -> Value? {
        if let optional = type as? any OptionalValue.Type { return optional.converted(from: self) as? Value }
        if let integer = type as? any FixedWidthInteger.Type { return integer.init(clamped: toDouble()) as? Value }
        let plain: Any? =
            switch type {
            case is JSValue.Type: self
            case is String.Type: toString()
            case is Bool.Type: toBool()
            case is Double.Type: toDouble()
            case is Float.Type: Float(toDouble())
            case is CGFloat.Type: CGFloat(toDouble())
            case is Date.Type: toDate()
            case is NSNumber.Type: toNumber()
            case is CGPoint.Type: toPoint()
            case is CGSize.Type: toSize()
            case is CGRect.Type: toRect()
            case is NSRange.Type: toRange()
            // `undefined` for a type that can't be nil.
            default: toObject() ?? NSNull()
            }
        return plain as? Value
    }
}
