nonisolated extension View {
    /// Whether it scrolls.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Whether marks show how far it is scrolled.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    /// Marks show for a moment how far it is scrolled.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Marks show for a moment how far it is scrolled when a value changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    /// Whether something lies behind what scrolls.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// How scrolling sends the keyboard away.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Whether content is seen outside while it scrolls.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// Whether scrolling goes on at the ends.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    /// Where scrolling comes to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    /// Whether scrolling comes to rest at its views.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Which view has been scrolled to.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    /// Where it has been scrolled to.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    /// Where it is scrolled to at first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Where it is scrolled to, for a reason.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    /// How it comes and goes while scrolling; never asked here.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    /// Called when the scrolled part changes; never here.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// Called when scrolling begins and ends; never here.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    /// Called when it is scrolled into sight and out; never here.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        self
    }
    /// Called when other views are scrolled to; never here.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
    /// Space around content, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// Space around content, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        self
    }
    /// Space around content, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// How edges of what scrolls fade.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
}

/// Whether marks show how far something is scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Always.
    public static let visible = Self("visible")
    /// Where there is no finger.
    public static let hidden = Self("hidden")
    /// Never.
    public static let never = Self("never")
}

/// How scrolling sends the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// At once.
    public static let immediately = Self("immediately")
    /// With the finger.
    public static let interactively = Self("interactively")
    /// Never.
    public static let never = Self("never")
}

/// Whether scrolling goes on at the ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Always.
    public static let always = Self("always")
    /// Where there is more than can be seen.
    public static let basedOnSize = Self("basedOnSize")
}

/// For what a place to scroll to is.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// At first.
    public static let initialOffset = Self("initialOffset")
    /// When sizes change.
    public static let sizeChanges = Self("sizeChanges")
    /// When content is small.
    public static let alignment = Self("alignment")
}

/// Which space around content is meant.
public struct ContentMarginPlacement: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// The content's.
    public static let scrollContent = Self("scrollContent")
    /// That of marks.
    public static let scrollIndicators = Self("scrollIndicators")
}

/// How edges of what scrolls fade.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// With a line.
    public static let hard = Self("hard")
    /// Slowly.
    public static let soft = Self("soft")
}

/// When a view comes and goes while scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// With the finger.
    public static let interactive = Self("interactive")
    /// At once.
    public static let identity = Self("identity")
    /// By an animation.
    public static let animated = Self("animated")
    /// By an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
    /// With the finger, by a curve.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
    /// When so much of it is seen, 0…1.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    /// How much of a view is seen.
    public struct Threshold: Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// A little.
        public static let visible = Self("visible")
        /// Less than all.
        public static let hidden = Self("hidden")
        /// In the middle.
        public static let centered = Self("centered")
        /// A part, 0…1.
        public static func visible(_ amount: Double) -> Threshold { .visible }
    }
}

/// A curve between 0 and 1.
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// At one pace.
    public static let linear = Self("linear")
    /// Slow at first.
    public static let easeIn = Self("easeIn")
    /// Slow at last.
    public static let easeOut = Self("easeOut")
    /// Slow at both ends.
    public static let easeInOut = Self("easeInOut")
}

/// Coming, there, or going while scrolling.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The phases.
    case topLeading, identity, bottomTrailing
    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 there, and 1 afterwards.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ViewAlignedScrollTargetBehavior {
    /// How far one goes.
    public struct LimitBehavior: Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// As the system does.
        public static let automatic = Self("automatic")
        /// To the next.
        public static let always = Self("always")
        /// As far as the pace asks for.
        public static let never = Self("never")
    }
    /// Not too far at once.
    nonisolated public init(limitBehavior: LimitBehavior) {}
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Views, not too far at once.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
}
