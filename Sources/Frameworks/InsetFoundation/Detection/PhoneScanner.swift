import Foundation

/// Finds phone numbers: North American ones, those with a country's code, and those with a leading 0.
enum PhoneScanner {
    private static let pattern = DetectionPattern.make(
        #"""
        (?<! [\w+.,/\-] ) (?<! [$€£¥]\ ? )
        (?: \+ \d{1,3} (?: [\ .\-/\u00a0]? (?: \(\d{1,5}\) | \d{1,12} ) ){1,6}
          | (?: 1 [\ .\-]? )? (?: \(\d{3}\)\ ? | \d{3}[\ .\-\u00a0]? ) \d{3} [\ .\-\u00a0]? \d{4}
          | \d{3} [\-.] \d{4}
          | (?: \(0\d{1,4}\) | 0\d{1,4} ) (?: [\ ./\-\u00a0] \d{2,8} ){1,5}
          | 0\d{8,11} )
        (?: \ ? (?: x | ext\.? ) \ ? \d{1,5} )?
        (?! [\w%] | [.,/:\-]\d )
        """#
    )

    /// What is found in a range, in the order of the text.
    static func numbers(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return pattern.matches(in: string, range: range).compactMap { match in
            let found = text.substring(with: match.range)
            let digits = found.prefix { !$0.isLetter }.count(where: \.isNumber)
            return 7...15 ~= digits ? DetectedData(range: match.range, value: .phoneNumber(found)) : nil
        }
    }
}
