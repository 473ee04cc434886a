/// A stretch of a text between two places. From iOS 15.
open class NSTextRange: NSObject, @unchecked Sendable {
    // Unchecked: constant.
    /// The place before its first character.
    public final let location: any NSTextLocation
    /// The place behind its last character.
    public final let endLocation: any NSTextLocation

    /// Nil where the end lies before the start; without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// An empty range.
    public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

    /// For places that are in order.
    init(from location: any NSTextLocation, to endLocation: any NSTextLocation) {
        self.location = location
        self.endLocation = endLocation
        super.init()
    }

    /// Whether both ends are the same place.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether both ends are the same places.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Whether the character behind a place is in the range; false at its end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending
            && location.compare(endLocation) == .orderedAscending
    }

    /// Whether a range lies in this one, or is the same.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether both have characters in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange)?.isEmpty == false }

    /// What both have in common: empty where they touch, nil where they don't.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }

    /// From the first start to the last end, with what lies between.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(from: start, to: end)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { location.hash ^ endLocation.hash << 16 }
    open override var description: String { "\(location)...\(endLocation)" }
}
