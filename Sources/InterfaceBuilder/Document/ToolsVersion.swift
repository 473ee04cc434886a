import Platform

/// The build of Interface Builder that saved a document, such as 21701 or 14490.70.
public struct ToolsVersion: Sendable, Hashable, CustomStringConvertible {
    /// The attribute as it stands in the document.
    public let description: String
    /// The first number of the version; 0 where there is none.
    public let build: Int

    /// Reads the attribute; any text will do.
    public init(_ text: String) {
        description = text
        build = text.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// Whether a beta of Xcode saved the document: 32700 says nothing about which.
    public var isBeta: Bool { build == 32700 }

    /// The Xcode that has this Interface Builder, by major version; betas count as Xcode 15.
    public var xcode: Int {
        if isBeta { return 15 }
        var version = 4
        for (firstBuild, xcode) in Self.firstBuilds where build >= firstBuild { version = xcode }
        return version
    }

    /// The SDK that this Xcode links apps with: the era whose looks its canvas shows.
    ///
    /// Xcode n brings the SDK of iOS n + 2 up to Xcode 16, of the same number from 26.
    public var era: Era { Era(os: OSVersion(xcode >= 26 ? xcode : xcode + 2)) }

    /// The lowest toolsVersion of each Xcode, from documents that name both.
    private static let firstBuilds = [
        (4000, 5), (6000, 6), (8000, 7), (11000, 8), (13000, 9), (14200, 10), (14800, 11), (17000, 12), (19000, 13),
        (20500, 14), (22000, 15), (23000, 16), (24000, 26),
    ]
}
