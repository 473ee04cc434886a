/// Where something in a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the screen asks for.
    public static let automatic = Self("automatic")
    /// In the middle.
    public static let principal = Self("principal")
    /// Where the title is.
    public static let title = Self("title")
    /// Below the title.
    public static let subtitle = Self("subtitle")
    /// Where the title is, if it is large.
    public static let largeTitle = Self("largeTitle")
    /// Where the way is.
    public static let navigation = Self("navigation")
    /// What the screen is for.
    public static let primaryAction = Self("primaryAction")
    /// What the screen also does.
    public static let secondaryAction = Self("secondaryAction")
    /// Says how things are.
    public static let status = Self("status")
    /// Agrees to what a sheet asks.
    public static let confirmationAction = Self("confirmationAction")
    /// Gives up what a sheet asks.
    public static let cancellationAction = Self("cancellationAction")
    /// Deletes what a sheet asks about.
    public static let destructiveAction = Self("destructiveAction")
    /// Over the keyboard.
    public static let keyboard = Self("keyboard")
    /// Where reading begins, at the top.
    public static let topBarLeading = Self("topBarLeading")
    /// Where reading ends, at the top.
    public static let topBarTrailing = Self("topBarTrailing")
    /// At the bottom.
    public static let bottomBar = Self("bottomBar")
    /// Where reading begins, in the navigation bar.
    public static let navigationBarLeading = Self("navigationBarLeading")
    /// Where reading ends, in the navigation bar.
    public static let navigationBarTrailing = Self("navigationBarTrailing")
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the screen asks for.
    public static let automatic = Self("automatic")
    /// At the bottom.
    public static let bottomBar = Self("bottomBar")
    /// The bar of the way.
    public static let navigationBar = Self("navigationBar")
    /// The bar of tabs.
    public static let tabBar = Self("tabBar")
    /// Over the keyboard.
    public static let keyboard = Self("keyboard")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the screen asks for.
    public static let automatic = Self("automatic")
    /// Goes from place to place.
    public static let browser = Self("browser")
    /// Edits a document.
    public static let editor = Self("editor")
    /// Goes up and down.
    public static let navigationStack = Self("navigationStack")
}

/// How large a bar's title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the screen asks for.
    public static let automatic = Self("automatic")
    /// Large.
    public static let large = Self("large")
    /// Large, among what stands in the bar.
    public static let inlineLarge = Self("inlineLarge")
    /// Small.
    public static let inline = Self("inline")
}

/// Parts of a toolbar that come by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Shows and hides the side bar.
    public static let sidebarToggle = Self("sidebarToggle")
    /// The title.
    public static let title = Self("title")
}
