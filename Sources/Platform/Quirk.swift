/// Something that the system does in some eras and not in others: a name, a rule, and what is known of it.
///
/// Code asks `Quirk.sheetsAreCards`, never a version. A module lists its quirks in one file of its own, a row each
/// (`extension Quirk { static let … }`): a sentence about what the system does, the rule, and the facts. What only *looks*
/// different is no quirk, but a number or a color in a file of UIKit's `Resources/Looks`.
public struct Quirk: Hashable, Sendable {
    /// In which eras it holds.
    public var rule: EraRule
    /// The ids in `Documentation/Facts.md`, or in words what it rests on.
    public var basis: String

    /// A quirk by its rule and what that rests on.
    ///
    /// - Parameter basis: "PR-1, PR-9", or words: "unknown when; the likeliest year".
    public init(_ rule: EraRule, _ basis: String) {
        self.rule = rule
        self.basis = basis
    }

    /// Whether the system does so for an app of that SDK.
    public func holds(in era: Era) -> Bool { rule.holds(in: era) }
    /// Whether a system does so, for what no SDK has a say in.
    public func holds(os: OSVersion) -> Bool { rule.os.contains(os) }
    /// Whether an SDK brings it, for what no system has a say in.
    public func holds(sdk: OSVersion) -> Bool { rule.sdk.contains(sdk) }
}
