import Foundation

/// Stand-ins for the methods by which texts are searched, so that detectors find what they are for: Foundation declares
/// them where no class can override them. They have the methods' symbols, which the linker meets before Foundation's own.
extension NSRegularExpression {
    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC16enumerateMatches2in7options5range5usingySS_AC15MatchingOptionsVAA8_NSRangeVyAA20NSTextCheckingResultCSg_AC0J5FlagsVSpyAA8ObjCBoolVGtctF"
    )
    package func standInEnumerate(
        in string: String,
        options: MatchingOptions,
        range: NSRange,
        using block: @escaping (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let detector = self as? NSDataDetector else {
            return FoundationMatches.of(self)(string, options, range, block)
        }
        var stop = ObjCBool(false)
        for match in detector.found(in: string, range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC7matches2in7options5rangeSayAA20NSTextCheckingResultCGSS_AC15MatchingOptionsVAA8_NSRangeVtF"
    )
    package func standInMatches(in string: String, options: MatchingOptions, range: NSRange) -> [NSTextCheckingResult] {
        matches(of: string, options, range, isFirstOnly: false)
    }

    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC15numberOfMatches2in7options5rangeSiSS_AC15MatchingOptionsVAA8_NSRangeVtF"
    )
    package func standInNumberOfMatches(in string: String, options: MatchingOptions, range: NSRange) -> Int {
        matches(of: string, options, range, isFirstOnly: false).count
    }

    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC10firstMatch2in7options5rangeAA20NSTextCheckingResultCSgSS_AC15MatchingOptionsVAA8_NSRangeVtF"
    )
    package func standInFirstMatch(in string: String, options: MatchingOptions, range: NSRange) -> NSTextCheckingResult?
    {
        matches(of: string, options, range, isFirstOnly: true).first
    }

    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC17rangeOfFirstMatch2in7options0D0AA8_NSRangeVSS_AC15MatchingOptionsVAItF"
    )
    package func standInRangeOfFirstMatch(in string: String, options: MatchingOptions, range: NSRange) -> NSRange {
        matches(of: string, options, range, isFirstOnly: true).first?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC24stringByReplacingMatches2in7options5range12withTemplateS2S_AC15MatchingOptionsVAA8_NSRangeVSStF"
    )
    package func standInReplacing(
        in string: String,
        options: MatchingOptions,
        range: NSRange,
        withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        _ = standInReplaceMatches(in: text, options: options, range: range, withTemplate: templ)
        return text as String
    }

    @_silgen_name(
        "$s10Foundation19NSRegularExpressionC14replaceMatches2in7options5range12withTemplateSiAA15NSMutableStringC_AC15MatchingOptionsVAA8_NSRangeVSStF"
    )
    package func standInReplaceMatches(
        in string: NSMutableString,
        options: MatchingOptions,
        range: NSRange,
        withTemplate templ: String
    ) -> Int {
        let text = string as String
        let all = matches(of: text, options, range, isFirstOnly: false)
        // From the end, so that the places of what is left stay.
        for match in all.reversed() {
            let replacement =
                self is NSDataDetector
                ? templ.replacingOccurrences(of: "$0", with: (text as NSString).substring(with: match.range))
                : replacementString(for: match, in: text, offset: 0, template: templ)
            string.replaceCharacters(in: match.range, with: replacement)
        }
        return all.count
    }

    private func matches(
        of string: String,
        _ options: MatchingOptions,
        _ range: NSRange,
        isFirstOnly: Bool
    ) -> [NSTextCheckingResult] {
        if let detector = self as? NSDataDetector { return detector.found(in: string, range) }
        var found: [NSTextCheckingResult] = []
        let quiet = options.subtracting([.reportProgress, .reportCompletion])
        FoundationMatches.of(self)(string, quiet, range) { match, _, stop in
            guard let match else { return }
            found.append(match)
            if isFirstOnly { stop.pointee = true }
        }
        return found
    }
}

/// Foundation's own `enumerateMatches`, which the stand-in hides.
private enum FoundationMatches {
    typealias Enumerate = (
        String, NSRegularExpression.MatchingOptions, NSRange,
        @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) -> Void

    /// A function as Swift holds it: its code, and the object that the code finds where a method finds `self`.
    private struct Method {
        let code: UnsafeRawPointer
        let object: NSRegularExpression
    }

    /// The same as a function of Swift's: alone it would be taken for one whose arguments come by address.
    private struct Function {
        let call: Enumerate
    }

    private static let symbol =
        "$s10Foundation19NSRegularExpressionC16enumerateMatches2in7options5range5usingySS_AC15MatchingOptionsVAA8_NSRangeVyAA20NSTextCheckingResultCSg_AC0J5FlagsVSpyAA8ObjCBoolVGtctF"

    // Unchecked: the address of code.
    nonisolated(unsafe) private static let code: UnsafeRawPointer = {
        // RTLD_NEXT: the symbol behind the one in this library.
        guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol) else {
            preconditionFailure("this Foundation has no NSRegularExpression.enumerateMatches")
        }
        return UnsafeRawPointer(found)
    }()

    static func of(_ expression: NSRegularExpression) -> Enumerate {
        unsafeBitCast(Method(code: code, object: expression), to: Function.self).call
    }
}
