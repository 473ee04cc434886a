/// A version of iOS or iPadOS, such as 11, 12.4 or 26.1.
public struct OSVersion: Hashable, Comparable, Sendable {
    /// The release that a year brings; 11 in 11.4.
    public var major: Int
    /// The update of that release; 4 in 11.4, 0 by default.
    public var minor: Int

    /// Any numbers, also of systems that never were.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// By the major number, then the minor one.
    public static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension OSVersion: LosslessStringConvertible {
    /// Reads "11", "11.4" or "11.4.1" (the patch is dropped); nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard part.allSatisfy(\.isASCII), let number = Int(part), (0...999).contains(number) else { return nil }
            numbers.append(number)
        }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// "11.4"; "11.0" has its zero, as UIDevice's `systemVersion` does.
    public var description: String { "\(major).\(minor)" }
}

extension OSVersion: ExpressibleByIntegerLiteral {
    /// The first release of a year: 18 is 18.0.
    public init(integerLiteral value: Int) { self.init(value) }
}
