/// A place in views by which they are aligned.
public protocol AlignmentID {
    /// Where the place is in a view, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where views meet from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
    private let id: ObjectIdentifier
    /// At a place of the app's own.
    public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }
    /// Where reading begins.
    public static let leading = HorizontalAlignment(LeadingPlace.self)
    /// In the middle.
    public static let center = HorizontalAlignment(CenterPlace.self)
    /// Where reading ends.
    public static let trailing = HorizontalAlignment(TrailingPlace.self)
    /// Where a list's separators begin.
    public static let listRowSeparatorLeading = HorizontalAlignment(LeadingPlace.self)
    /// Where a list's separators end.
    public static let listRowSeparatorTrailing = HorizontalAlignment(TrailingPlace.self)
}

/// Where views meet from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
    private let id: ObjectIdentifier
    /// At a place of the app's own.
    public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }
    /// At the upper edge.
    public static let top = VerticalAlignment(TopPlace.self)
    /// In the middle.
    public static let center = VerticalAlignment(MiddlePlace.self)
    /// At the lower edge.
    public static let bottom = VerticalAlignment(BottomPlace.self)
    /// On the first line of text.
    public static let firstTextBaseline = VerticalAlignment(FirstLinePlace.self)
    /// On the last line of text.
    public static let lastTextBaseline = VerticalAlignment(LastLinePlace.self)
}

private enum LeadingPlace: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
private enum CenterPlace: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width / 2 }
}
private enum TrailingPlace: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width } }
private enum TopPlace: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
private enum MiddlePlace: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height / 2 }
}
private enum BottomPlace: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height } }
private enum FirstLinePlace: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height }
}
private enum LastLinePlace: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height } }

/// Where views meet.
public struct Alignment: Equatable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment
    /// Both.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of an edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of an edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of an edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of an edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// A corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// A corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// A corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// A corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// On the first line of text, in the middle.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// On the last line of text, in the middle.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// On the first line of text, where reading begins.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// On the last line of text, where reading begins.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// On the first line of text, where reading ends.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// On the last line of text, where reading ends.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view and its places.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    /// A place from side to side, in points; the edge, as nothing is laid out here.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide {
        case .center: width / 2
        case .trailing: width
        default: 0
        }
    }
    /// A place from top to bottom, in points; the edge, as nothing is laid out here.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide {
        case .center: height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: height
        default: 0
        }
    }
    /// A place that the app has set; none here.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    /// A place that the app has set; none here.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
