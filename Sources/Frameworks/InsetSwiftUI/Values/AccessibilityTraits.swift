/// What a view is for those who can't see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var names: Set<String> = []

    /// None.
    public init() {}
    private init(_ name: String) { names = [name] }
    private init(_ names: Set<String>) { self.names = names }

    /// A button.
    public static let isButton = Self("button")
    /// The title of a part.
    public static let isHeader = Self("header")
    /// Chosen.
    public static let isSelected = Self("selected")
    /// Leads to a page.
    public static let isLink = Self("link")
    /// A picture.
    public static let isImage = Self("image")
    /// Text that doesn't change.
    public static let isStaticText = Self("staticText")
    /// A field to search with.
    public static let isSearchField = Self("searchField")
    /// A sum of what is around it.
    public static let isSummaryElement = Self("summaryElement")
    /// Changes often.
    public static let updatesFrequently = Self("updatesFrequently")
    /// Hides what is behind it.
    public static let isModal = Self("modal")

    /// Whether all of a trait is in it.
    public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
    /// What is in either.
    public func union(_ other: Self) -> Self { Self(names.union(other.names)) }
    /// What is in both.
    public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }
    /// What is in one alone.
    public func symmetricDifference(_ other: Self) -> Self { Self(names.symmetricDifference(other.names)) }
    /// Adds what is in another.
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    /// Keeps what is in another too.
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    /// Keeps what is in one alone.
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    /// Adds a trait.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }
    /// Takes a trait away.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        names.subtract(member.names)
        return common.names.isEmpty ? nil : common
    }
    /// Adds a trait, and tells the one that was there.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        names.formUnion(newMember.names)
        return common.names.isEmpty ? nil : common
    }
}
