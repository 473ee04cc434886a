import Foundation

/// Finds web addresses and e-mail addresses.
enum LinkScanner {
    // Speed: a scheme has a longest length, as a text of points would be searched to its end from each of them.
    private static let pattern = DetectionPattern.make(
        #"""
        (?<scheme> (?<![\w]) (?: [a-z][a-z0-9+.\-]{0,30}:// [^\s<>"“”«»]+ | (?:mailto|tel|sms):[^\s<>"“”«»]+ ) )
        | (?<mail> (?<![\w.%+\-@]) [\w.%+\-]+ @ (?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+ [a-z]{2,} (?![\w@]) )
        | (?<![\w@.\-/]) (?<host> (?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?\.)+ (?<domain>\p{L}{2,}) )
          (?![\w@\-]) (?: :\d{1,5} )? (?: [/?\x23] [^\s<>"“”«»]* )?
        """#
    )

    /// What is found in a range, in the order of the text.
    static func links(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return pattern.matches(in: string, range: range).compactMap { match in
            let kept = trimmed(match.range, in: text)
            let found = text.substring(with: kept)
            guard let address = address(found, match, text), let url = URL(string: address) else { return nil }
            return DetectedData(range: kept, value: .link(url))
        }
    }

    private static func address(_ found: String, _ match: NSTextCheckingResult, _ text: NSString) -> String? {
        if match.text("scheme", in: text) != nil { return hasContent(found) ? found : nil }
        if match.text("mail", in: text) != nil { return "mailto:\(found)" }
        guard let host = match.text("host", in: text), let domain = match.text("domain", in: text) else { return nil }
        let isNamed = host.lowercased().hasPrefix("www.") && host.dropFirst(4).contains(".")
        return isNamed || TopLevelDomains.contains(domain) ? "http://\(found)" : nil
    }

    /// Whether something follows the scheme.
    private static func hasContent(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":") else { return false }
        return address[colon...].contains { $0.isLetter || $0.isNumber }
    }

    // MARK: The end

    private static let punctuation = Set(".,;:!?'\"…’”*_~".utf16)
    private static let brackets: [UInt16: UInt16] = [
        UInt16(UInt8(ascii: ")")): UInt16(UInt8(ascii: "(")), UInt16(UInt8(ascii: "]")): UInt16(UInt8(ascii: "[")),
        UInt16(UInt8(ascii: "}")): UInt16(UInt8(ascii: "{")),
    ]

    /// Without the sentence's punctuation, and without brackets that were opened before it.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var characters = (0..<range.length).map { text.character(at: range.location + $0) }
        var surplus = brackets.mapValues { _ in 0 }
        for (closing, opening) in brackets {
            surplus[closing] = characters.count { $0 == closing } - characters.count { $0 == opening }
        }
        while let last = characters.last {
            if let count = surplus[last] {
                guard count > 0 else { break }
                surplus[last] = count - 1
            } else if !punctuation.contains(last) {
                break
            }
            characters.removeLast()
        }
        return NSRange(location: range.location, length: characters.count)
    }
}
