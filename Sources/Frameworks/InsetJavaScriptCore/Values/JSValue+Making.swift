import Foundation

extension JSValue {
    /// Makes a value of anything.
    ///
    /// - Parameters:
    ///   - value: nil becomes `undefined`, `NSNull` `null`; texts, numbers, truth, dates, arrays, and dictionaries of texts
    ///     become their like, functions functions. Anything else becomes an object which scripts can only hand around.
    ///   - context: nil makes none.
    public convenience init!(object value: Any!, in context: JSContext!) {
        guard let context else { return nil }
        self.init(context.reference(of: value), in: context)
    }

    /// Makes `true` or `false`.
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }

    /// Makes a number.
    public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }

    /// Makes a number.
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: value, in: context) }

    /// Makes a number.
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(object: value, in: context) }

    /// Makes `null`.
    public convenience init!(nullIn context: JSContext!) { self.init(object: NSNull(), in: context) }

    /// Makes `undefined`.
    public convenience init!(undefinedIn context: JSContext!) { self.init(object: nil, in: context) }

    /// Makes an object without properties.
    public convenience init!(newObjectIn context: JSContext!) { self.init(object: [String: Any](), in: context) }

    /// Makes an array without elements.
    public convenience init!(newArrayIn context: JSContext!) { self.init(object: [Any](), in: context) }

    /// Makes a regular expression.
    ///
    /// - Parameters:
    ///   - pattern: What stands between the slashes.
    ///   - flags: Letters, such as `gi`.
    public convenience init!(
        newRegularExpressionFromPattern pattern: String!,
        flags: String!,
        in context: JSContext!
    ) {
        guard let context else { return nil }
        let made = context.made([pattern ?? "", flags ?? ""], by: context.engine.symbols.objectMakeRegExp)
        self.init(made, in: context)
    }

    /// Makes an `Error` with a message.
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        guard let context else { return nil }
        self.init(context.made([message ?? ""], by: context.engine.symbols.objectMakeError), in: context)
    }

    /// Makes a symbol, which equals no other.
    public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
        guard let context else { return nil }
        let made = context.engine.withString(description ?? "") {
            context.engine.symbols.valueMakeSymbol(context.jsGlobalContextRef, $0)
        }
        self.init(made, in: context)
    }

    /// Makes an object with `x` and `y`.
    public convenience init!(point: CGPoint, in context: JSContext!) {
        self.init(object: ["x": point.x, "y": point.y], in: context)
    }

    /// Makes an object with `location` and `length`.
    public convenience init!(range: NSRange, in context: JSContext!) {
        self.init(object: ["location": range.location, "length": range.length], in: context)
    }

    /// Makes an object with `x`, `y`, `width` and `height`.
    public convenience init!(rect: CGRect, in context: JSContext!) {
        let values = ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height]
        self.init(object: values, in: context)
    }

    /// Makes an object with `width` and `height`.
    public convenience init!(size: CGSize, in context: JSContext!) {
        self.init(object: ["width": size.width, "height": size.height], in: context)
    }
}
