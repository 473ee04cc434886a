nonisolated extension View {
    /// A screen over this one, and whether it is shown; never here.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A screen while there is something; never shown here.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// A screen over all of this one, and whether it is shown; never here.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A screen over all while there is something; never shown here.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// A bubble, and whether it is shown; never here.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A bubble while there is something; never shown here.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// How high a sheet can be.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// How high a sheet can be, and how high it is.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    { self }
    /// Whether a sheet has a handle.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// How round a sheet's corners are, in points.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// What lies behind a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// What lies behind a sheet.
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    { self }
    /// Whether what is behind a sheet reacts.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    /// What moves when a sheet's content is dragged.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// What becomes of it where there is little space.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// What becomes of it where there is little space.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    /// How large a sheet is.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    /// Whether a sheet can't be dragged away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// A menu after a long touch; never shown here.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    /// A menu after a long touch, and what it is about; never shown here.
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
        -> some View
    { self }
    /// A menu after a long touch; never shown here.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
    /// A menu for the chosen rows; never shown here.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}

/// A menu after a long touch.
public struct ContextMenu<MenuItems: View> {
    /// Holds views.
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// Where a bubble points to.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A place in the view.
    case point(UnitPoint)
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Half of the screen.
    public static let medium = Self("medium")
    /// All of the screen.
    public static let large = Self("large")
    /// A part of the screen, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self("fraction \(fraction)") }
    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { Self("height \(height)") }
    /// As the app decides.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { Self("\(type)") }
}

/// Decides how high a sheet is; never asked here.
public protocol CustomPresentationDetent {
    /// What is known of the screen.
    typealias Context = PresentationDetentContext
    /// The height in points; nil where it can't be had.
    static func height(in context: Context) -> CGFloat?
}

/// What is known of the screen of a sheet.
public struct PresentationDetentContext {
    /// The most that there is, in points.
    public var maxDetentValue: CGFloat { 0 }
}

/// Whether what is behind a sheet reacts.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Always.
    public static let enabled = Self("enabled")
    /// Never.
    public static let disabled = Self("disabled")
    /// While the sheet isn't higher.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        Self("enabled \(detent)")
    }
}

/// What moves when a sheet's content is dragged.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// The sheet.
    public static let resizes = Self("resizes")
    /// The content.
    public static let scrolls = Self("scrolls")
}

/// What becomes of a presentation where there is little space.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// As it is.
    public static let none = Self("none")
    /// A bubble.
    public static let popover = Self("popover")
    /// A sheet.
    public static let sheet = Self("sheet")
    /// All of the screen.
    public static let fullScreenCover = Self("fullScreenCover")
}

/// How large a sheet is.
public protocol PresentationSizing: Sendable {}

/// One of the system's sizes.
public struct SystemPresentationSizing: PresentationSizing {
    let name: String
}

extension PresentationSizing where Self == SystemPresentationSizing {
    /// As the system does.
    public static var automatic: Self { Self(name: "automatic") }
    /// As its content.
    public static var fitted: Self { Self(name: "fitted") }
    /// As a form.
    public static var form: Self { Self(name: "form") }
    /// As a page.
    public static var page: Self { Self(name: "page") }
}
