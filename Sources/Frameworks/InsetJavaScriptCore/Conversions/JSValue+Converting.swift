import Foundation

extension JSValue {
    /// What it is in Swift.
    ///
    /// - Returns: nil for `undefined`, `NSNull` for `null`; numbers and truth as `NSNumber`, strings, dates, arrays, and
    ///   objects as dictionaries of what they list; what came from Swift as it was.
    public func toObject() -> Any! { ObjectReader().read(self) }

    /// What it is in Swift, if that is of a class; nil otherwise.
    public func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let object = toObject(), let expectedClass else { return nil }
        var next: AnyClass? = Swift.type(of: object as AnyObject)
        while let type = next, type != expectedClass { next = _getSuperclass(type) }
        return next == nil ? nil : object
    }

    /// Whether it counts as true: all but `false`, 0, `NaN`, `null`, `undefined` and the empty string.
    public func toBool() -> Bool { symbols.valueToBoolean(context.jsGlobalContextRef, reference) }

    /// What it is as a number; `NaN` for what is none.
    public func toDouble() -> Double {
        context.attempt { symbols.valueToNumber($0, reference, $1) } ?? .nan
    }

    /// What it is as a number without a fraction, of 32 bits, as scripts compute it for `| 0`.
    public func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }

    /// What it is as a number without a fraction or sign, of 32 bits, as scripts compute it for `>>> 0`.
    public func toUInt32() -> UInt32 {
        let number = toDouble()
        guard number.isFinite else { return 0 }
        let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
        return UInt32(truncatingIfNeeded: Int64(rest))
    }

    /// What it is as a number, or a truth value; `NaN` for what is neither.
    public func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }

    /// What it is as a string; nil where making one throws.
    public func toString() -> String! {
        engine.take(context.attempt { symbols.valueToStringCopy($0, reference, $1) })
    }

    /// What it is as a date: that many milliseconds after 1970 began.
    public func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }

    /// The elements of an array, or of what has a `length`.
    ///
    /// - Returns: nil for `null` and `undefined`, and for what is no object, which throws a `TypeError`.
    public func toArray() -> [Any]! { isContainer("array") ? ObjectReader().elements(of: self) : nil }

    /// What an object lists.
    ///
    /// - Returns: nil for `null` and `undefined`, and for what is no object, which throws a `TypeError`.
    public func toDictionary() -> [AnyHashable: Any]! {
        isContainer("dictionary") ? ObjectReader().properties(of: self) : nil
    }

    private func isContainer(_ kind: String) -> Bool {
        if isUndefined || isNull || isObject { return isObject }
        context.exceptionHandler?(context, context.typeError("\(description) can't become a \(kind)"))
        return false
    }

    /// What `x` and `y` say; `NaN` for what is missing.
    public func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }

    /// What `location` and `length` say; 0 for what is missing.
    public func toRange() -> NSRange {
        NSRange(location: Int(clamped: number("location")), length: Int(clamped: number("length")))
    }

    /// What `x`, `y`, `width` and `height` say; `NaN` for what is missing.
    public func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }

    /// What `width` and `height` say; `NaN` for what is missing.
    public func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }

    private func number(_ property: String) -> Double { forProperty(property).toDouble() }
}

extension BinaryInteger where Self: FixedWidthInteger {
    /// A number without its fraction, the nearest that there is; 0 for `NaN`.
    init(clamped number: Double) {
        self = number.isNaN ? 0 : Self(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}
