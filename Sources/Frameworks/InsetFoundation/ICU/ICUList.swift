import CICU

/// Lists in the words of a language, as "a, b, and c".
enum ICUList {
    /// The texts as a list in which all count, or nil if ICU can't make one.
    static func join(_ texts: [String], locale: String) -> String? {
        var status: Int32 = 0
        guard let format = swift_ulistfmt_openForType(locale, 0, 0, &status), status <= 0 else { return nil }
        defer { swift_ulistfmt_close(format) }
        let units = texts.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        let all = units.flatMap { $0 }
        return all.withUnsafeBufferPointer { all in
            var places: [UnsafePointer<UInt16>?] = []
            var place = 0
            let empty = UnsafePointer<UInt16>(bitPattern: MemoryLayout<UInt16>.alignment)
            for unit in units {
                places.append(all.baseAddress.map { $0 + place } ?? empty)
                place += unit.count
            }
            return ICUText.make {
                swift_ulistfmt_format(format, places, lengths, Int32(texts.count), $0, $1, &$2)
            }
        }
    }
}
