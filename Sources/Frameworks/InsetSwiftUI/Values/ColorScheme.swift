/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Both.
    case light, dark

    /// UIKit's; nil where that is left open.
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

/// How much colors differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual, or more.
    case standard, increased
}

/// Where reading begins.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// On the left, or on the right.
    case leftToRight, rightToLeft
}

/// Whether texts are bold for those who read them badly.
public enum LegibilityWeight: Hashable, Sendable {
    /// As designed, or bold.
    case regular, bold
}

/// The height and width of a screen, in classes.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little or much space.
    case compact, regular

    /// UIKit's; nil where that is left open.
    public init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// SwiftUI's; nil is left open.
    public init(_ scheme: ColorScheme?) {
        switch scheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}
