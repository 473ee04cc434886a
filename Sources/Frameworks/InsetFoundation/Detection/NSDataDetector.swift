import Foundation
import Platform

/// Which kinds of data are looked for: the raw values of `NSTextCheckingResult.CheckingType`, joined by `|`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, phone numbers and dates in texts.
///
/// It finds web addresses with a scheme or a known top-level domain, e-mail addresses, North American and
/// international phone numbers, and dates and times in common forms. Postal addresses and flights aren't found here,
/// nor are dates in sentences ("the third Monday in May").
///
/// - Note: It's no `NSRegularExpression` here, as that class can't be inherited from; it has its methods.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// A detector of some kinds of data.
    ///
    /// - Parameter checkingTypes: Raw values of `link`, `phoneNumber`, `date`; other kinds are never found here.
    /// - Throws: An error of Cocoa's domain if there is no kind in it.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue)
        }
        self.checkingTypes = checkingTypes
        super.init()
        if checkingTypes & DetectedData.Kind.unknown != 0 {
            AbsentFeature.report(
                "NSDataDetector(types:)",
                "only links, phone numbers and dates are found here; nothing of the other types is"
            )
        }
    }

    /// The detector itself, as it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Matches

    /// Calls a block with everything that is found, in the order of the text.
    ///
    /// - Parameters:
    ///   - options: Those of regular expressions; none has an effect here.
    ///   - range: In UTF-16 units; nothing that reaches out of it is found.
    ///   - block: Gets a match, no flags, and where to write true in order to stop.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// What calls with a closure become, as those of regular expressions.
    public func _enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
    }

    /// Everything that is found in a range, in the order of the text.
    ///
    /// See ``enumerateMatches(in:options:range:using:)``.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        DetectedData.all(checkingTypes, in: string, range).map(DetectedResult.init)
    }

    /// How many there are in a range.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// The first one in a range, or nil.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Where the first one in a range is; `NSNotFound` and 0 if there is none.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The text with something else in place of everything that is found.
    ///
    /// - Parameter templ: `$0` in it stands for what was found.
    open func stringByReplacingMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        withTemplate templ: String
    ) -> String {
        let text = string as NSString
        var result = string
        for match in matches(in: string, options: options, range: range).reversed() {
            let found = text.substring(with: match.range)
            let replacement = templ.replacingOccurrences(of: "$0", with: found)
            result = (result as NSString).replacingCharacters(in: match.range, with: replacement)
        }
        return result
    }
}
