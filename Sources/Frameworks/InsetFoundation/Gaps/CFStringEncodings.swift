import Foundation

// Encodings by the names that the Internet gives them.

/// An encoding by Core Foundation's number.
public typealias CFStringEncoding = UInt32

/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// An encoding by its names and numbers.
private struct NamedEncoding {
    /// The usual name first.
    let names: [String]
    /// Core Foundation's number.
    let number: CFStringEncoding
    let encoding: String.Encoding

    static let all: [NamedEncoding] = [
        NamedEncoding(names: ["utf-8", "utf8"], number: 0x0800_0100, encoding: .utf8),
        NamedEncoding(names: ["us-ascii", "ascii"], number: 0x0600, encoding: .ascii),
        NamedEncoding(names: ["iso-8859-1", "latin1", "l1"], number: 0x0201, encoding: .isoLatin1),
        NamedEncoding(names: ["iso-8859-2", "latin2", "l2"], number: 0x0202, encoding: .isoLatin2),
        NamedEncoding(names: ["windows-1250", "cp1250"], number: 0x0501, encoding: .windowsCP1250),
        NamedEncoding(names: ["windows-1251", "cp1251"], number: 0x0502, encoding: .windowsCP1251),
        NamedEncoding(names: ["windows-1252", "cp1252"], number: 0x0500, encoding: .windowsCP1252),
        NamedEncoding(names: ["windows-1253", "cp1253"], number: 0x0503, encoding: .windowsCP1253),
        NamedEncoding(names: ["windows-1254", "cp1254"], number: 0x0504, encoding: .windowsCP1254),
        NamedEncoding(names: ["utf-16", "utf16"], number: 0x0100, encoding: .utf16),
        NamedEncoding(names: ["utf-16be"], number: 0x1000_0100, encoding: .utf16BigEndian),
        NamedEncoding(names: ["utf-16le"], number: 0x1400_0100, encoding: .utf16LittleEndian),
        NamedEncoding(names: ["utf-32", "utf32"], number: 0x0C00_0100, encoding: .utf32),
        NamedEncoding(names: ["utf-32be"], number: 0x1800_0100, encoding: .utf32BigEndian),
        NamedEncoding(names: ["utf-32le"], number: 0x1C00_0100, encoding: .utf32LittleEndian),
        NamedEncoding(names: ["shift_jis", "sjis", "cp932"], number: 0x0420, encoding: .shiftJIS),
        NamedEncoding(names: ["euc-jp"], number: 0x0920, encoding: .japaneseEUC),
        NamedEncoding(names: ["iso-2022-jp"], number: 0x0820, encoding: .iso2022JP),
        NamedEncoding(names: ["macintosh", "mac"], number: 0, encoding: .macOSRoman),
        // Foundation's number for those that it has no name for: the highest bit and Core Foundation's.
        NamedEncoding(names: ["gb18030"], number: 0x0632, encoding: String.Encoding(rawValue: 0x8000_0632)),
        NamedEncoding(names: ["gbk"], number: 0x0631, encoding: String.Encoding(rawValue: 0x8000_0631)),
        NamedEncoding(names: ["gb2312", "euc-cn"], number: 0x0930, encoding: String.Encoding(rawValue: 0x8000_0930)),
        NamedEncoding(names: ["big5"], number: 0x0A03, encoding: String.Encoding(rawValue: 0x8000_0A03)),
        NamedEncoding(names: ["euc-kr"], number: 0x0940, encoding: String.Encoding(rawValue: 0x8000_0940)),
        NamedEncoding(names: ["koi8-r"], number: 0x0A02, encoding: String.Encoding(rawValue: 0x8000_0A02)),
    ]
}

/// The encoding of a name, whatever its case; ``kCFStringEncodingInvalidId`` for an unknown one.
@_disfavoredOverload
public func CFStringConvertIANACharSetNameToEncoding(_ theString: NSString!) -> CFStringEncoding {
    let name = "\(theString ?? "")".lowercased()
    return NamedEncoding.all.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// The usual name of an encoding; nil for an unknown one.
@_disfavoredOverload
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> NSString! {
    NamedEncoding.all.first { $0.number == encoding }?.names.first.map { NSString(string: $0) }
}

/// Foundation's number of an encoding; that of Core Foundation's with the highest bit for one that it has no name for.
@_disfavoredOverload
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    NamedEncoding.all.first { $0.number == encoding }?.encoding.rawValue ?? UInt(encoding | 0x8000_0000)
}

/// Core Foundation's number of Foundation's encoding.
@_disfavoredOverload
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = NamedEncoding.all.first(where: { $0.encoding.rawValue == encoding }) { return known.number }
    return encoding & 0x8000_0000 != 0 ? CFStringEncoding(encoding & 0x7FFF_FFFF) : kCFStringEncodingInvalidId
}
