import Foundation

extension NSString.EnumerationOptions {
    /// By words, as ICU divides the text; punctuation and blanks are none.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// By sentences, as ICU divides the text; the blanks behind one belong to it.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

/// The words or sentences of a text.
private struct TextUnits {
    /// A word or sentence, and with it what stands around it up to the next one.
    struct Part {
        let range, enclosing: NSRange
    }

    let parts: [Part]

    /// - Parameters:
    ///   - range: In UTF-16 units; only the text in it is looked at.
    ///   - options: `byWords` or `bySentences`, and whether to go backwards.
    init(of text: NSString, in range: NSRange, _ options: NSString.EnumerationOptions) {
        let isByWords = options.rawValue & 0xFF == NSString.EnumerationOptions.byWords.rawValue
        let pieces = ICUBoundaries.parts(
            of: text.substring(with: range),
            isByWords ? .word : .sentence,
            locale: Locale.current.identifier
        )
        let found = pieces.filter { !isByWords || $0.isWord }.map(\.range)
        var parts: [Part] = []
        for (index, one) in found.enumerated() {
            let start = index == 0 ? 0 : one.location
            let end = index + 1 < found.count ? found[index + 1].location : range.length
            parts.append(
                Part(
                    range: NSRange(location: range.location + one.location, length: one.length),
                    enclosing: NSRange(location: range.location + start, length: end - start)
                )
            )
        }
        self.parts = options.contains(.reverse) ? parts.reversed() : parts
    }
}

extension NSString {
    /// What `enumerateSubstrings` by words or sentences becomes, which Foundation's own doesn't know.
    public func _enumerateSubstrings(
        in range: NSRange,
        options opts: EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for part in TextUnits(of: self, in: range, opts).parts {
            let text = opts.contains(.substringNotRequired) ? nil : substring(with: part.range)
            block(text, part.range, part.enclosing, &stop)
            if stop.boolValue { return }
        }
    }
}

extension StringProtocol where Index == String.Index {
    /// What `enumerateSubstrings` by words or sentences becomes, which Foundation's own doesn't know.
    public func _enumerateSubstrings<Bounds: RangeExpression<String.Index>>(
        in range: Bounds,
        options opts: String.EnumerationOptions = [],
        _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) {
        let bounds = NSRange(range.relative(to: self), in: self)
        var stop = false
        for part in TextUnits(of: String(self) as NSString, in: bounds, opts).parts {
            let (range, enclosing) = (indices(of: part.range), indices(of: part.enclosing))
            body(opts.contains(.substringNotRequired) ? nil : String(self[range]), range, enclosing, &stop)
            if stop { return }
        }
    }

    private func indices(of range: NSRange) -> Range<String.Index> {
        String.Index(utf16Offset: range.location, in: self)..<String.Index(utf16Offset: NSMaxRange(range), in: self)
    }
}
