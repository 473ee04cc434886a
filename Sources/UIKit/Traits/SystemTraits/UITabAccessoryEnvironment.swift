/// Where the accessory of a tab bar stands that a view is in (iOS 26); raw values are UIKit's.
public enum UITabAccessoryEnvironment: Int, Sendable {
    /// Inherited.
    case unspecified = 0
    /// The view is in no accessory.
    case none = 1
    /// Above the bar, or at the bottom of the controller's view.
    case regular = 2
    /// In the bar's own row, while that is small; no accessory here is.
    case inline = 3
}

/// Where the tab bar's accessory stands that a view is in.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UITabAccessoryEnvironment?> { \.tabAccessoryEnvironment }
}
