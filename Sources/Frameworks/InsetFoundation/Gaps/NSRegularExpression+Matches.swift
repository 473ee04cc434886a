import Foundation

extension NSRegularExpression {
    /// Hands each match to a closure that, as on iOS, doesn't escape; ended by `stop`.
    public func enumerateMatches(
        in string: String,
        options: MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        // Progress is reported to those who ask for it, by Foundation's own function.
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options.subtracting(.reportProgress), range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
        if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
    }

    /// What calls with a closure become: of two functions that differ in `@escaping` alone, Swift takes Foundation's.
    public func _enumerateMatches(
        in string: String,
        options: MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
    }
}
