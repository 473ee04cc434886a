// Swift can only inherit from a class of Foundation whose stored properties it can read.
import CoreFoundation
import Foundation
import Platform

/// Which kinds of data are looked for: the raw values of `NSTextCheckingResult.CheckingType`, joined by `|`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, phone numbers and dates in texts, by the methods of regular expressions.
///
/// It finds web addresses with a scheme or a known top-level domain, e-mail addresses, North American and
/// international phone numbers, and dates and times in common forms. Postal addresses and flights aren't found here,
/// nor are dates in sentences ("the third Monday in May"). In templates `$0` stands for what was found.
open class NSDataDetector: NSRegularExpression, @unchecked Sendable {
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
        // A pattern that matches nowhere: what has no stand-in in NSRegularExpression+StandIns finds nothing.
        try super.init(pattern: "(?!)", options: [])
        if checkingTypes & DetectedData.Kind.unknown != 0 {
            AbsentFeature.report(
                "NSDataDetector(types:)",
                "only links, phone numbers and dates are found here; nothing of the other types is"
            )
        }
    }

    private static let typesKey = "NSTypes"

    /// One from an archive; nil where that names no kinds of data.
    public required convenience init?(coder: NSCoder) {
        try? self.init(types: NSTextCheckingTypes(bitPattern: coder.decodeInt64(forKey: Self.typesKey)))
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Int64(bitPattern: checkingTypes), forKey: Self.typesKey)
    }

    /// The detector itself, as it doesn't change.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSDataDetector)?.checkingTypes == checkingTypes
    }

    open override var hash: Int { checkingTypes.hashValue }

    /// Everything that is found in a range, in UTF-16 units, in the order of the text; nothing reaches out of it.
    func found(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        DetectedData.all(checkingTypes, in: string, range).map(DetectedResult.init)
    }
}
