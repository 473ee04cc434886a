import Foundation

/// Where a function writes an object that its caller doesn't own.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UnsafeMutablePointer {
    /// The same place for values of another type, as `AutoreleasingUnsafeMutablePointer` is made.
    @_disfavoredOverload
    public init<Other>(_ from: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
    }
}

// In an extension of the protocol, so that a subclass may declare the same.
extension NSObjectProtocol where Self: Formatter {
    /// Reads a text: what a subclass declares, else a number or a date of formatters for these.
    ///
    /// - Returns: False where the text can't be read; `error` then says why.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let selector = "getObjectValue:forString:errorDescription:"
        if let answer = PortedOverride.call(self, selector, [obj, string, error], Bool.self) { return answer }
        var range = NSRange(location: 0, length: string.utf16.count)
        let rangeSelector = "getObjectValue:forString:range:error:"
        let done: Void? = withUnsafeMutablePointer(to: &range) {
            PortedOverride.call(self, rangeSelector, [obj, string, $0 as UnsafeMutablePointer<NSRange>?], Void.self)
        }
        if done != nil { return obj?.pointee != nil }
        guard let value = read(string) else {
            error?.pointee = "Formatting error." as NSString
            return false
        }
        obj?.initialize(to: value)
        return true
    }

    /// Whether a text may stand while it is typed: what a subclass declares, else always.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?,
        originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let selector =
            "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:"
        let arguments: [Any?] = [partialStringPtr, proposedSelRangePtr, origString, origSelRange, error]
        return PortedOverride.call(self, selector, arguments, Bool.self) ?? true
    }

    private func read(_ string: String) -> AnyObject? {
        switch self as Formatter {
        case let numbers as NumberFormatter: numbers.number(from: string)
        case let dates as DateFormatter: dates.date(from: string).map { $0 as NSDate }
        default: nil
        }
    }
}
