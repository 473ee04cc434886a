import Foundation

/// Which kinds of places a map names.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked: everything is constant.
    private let categories: Set<MKPointOfInterestCategory>
    private let includes: Bool

    private init(_ categories: Set<MKPointOfInterestCategory>, includes: Bool) {
        (self.categories, self.includes) = (categories, includes)
    }

    /// Places of some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(Set(categories), includes: true)
    }

    /// Places of all kinds but some.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(Set(categories), includes: false)
    }

    /// All places.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// No places.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Whether places of a kind are named.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
    /// Whether places of a kind are left out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

    /// Whether two filters name the same kinds.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKPointOfInterestFilter else { return false }
        return categories == other.categories && includes == other.includes
    }
    open override var hash: Int { categories.hashValue }
}
