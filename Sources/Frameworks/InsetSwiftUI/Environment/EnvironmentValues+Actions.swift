extension EnvironmentValues {
    /// Closes what is shown; does nothing here.
    public var dismiss: DismissAction { DismissAction() }
    /// Ends looking for something; does nothing here.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Whether the view is shown over something, and how it is closed.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Opens an address, as `UIApplication` does.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Opens another scene; does nothing here.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a scene; does nothing here.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Brings a list's content up to date. Default: nil.
    public var refresh: RefreshAction? { nil }
    /// Gives an item another name. Default: nil.
    public var rename: RenameAction? { nil }
}

private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

/// Closes what is shown; does nothing here.
public struct DismissAction: Sendable {
    /// Nothing.
    public func callAsFunction() {}
}

/// Ends looking for something; does nothing here.
public struct DismissSearchAction: Sendable {
    /// Nothing.
    public func callAsFunction() {}
}

/// Whether a view is shown over something.
public struct PresentationMode: Sendable {
    /// Whether it is: not here.
    public var isPresented: Bool { false }
    /// Closes it; does nothing here.
    public mutating func dismiss() {}
}

/// Opens an address: by the app's own handler, else as `UIApplication` does.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        fileprivate enum Outcome { case handled, discarded, system(URL?) }
        fileprivate let outcome: Outcome
        /// Opened.
        public static let handled = Result(outcome: .handled)
        /// Not opened.
        public static let discarded = Result(outcome: .discarded)
        /// To be opened by the system.
        public static let systemAction = Result(outcome: .system(nil))
        /// Another address to be opened by the system.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }
    private let handler: (@Sendable @MainActor (URL) -> Result)?
    init() { handler = nil }
    /// By a handler of the app's.
    public init(handler: @escaping @Sendable @MainActor (URL) -> Result) { self.handler = handler }
    /// Opens an address.
    @preconcurrency @MainActor
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    /// Opens an address, and tells whether that was possible.
    @preconcurrency @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
        }
    }
}

/// Opens another scene; does nothing here.
public struct OpenWindowAction: Sendable {
    /// By its name.
    public func callAsFunction(id: String) {}
    /// For a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// By its name, for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a scene; does nothing here.
public struct DismissWindowAction: Sendable {
    /// This one.
    public func callAsFunction() {}
    /// By its name.
    public func callAsFunction(id: String) {}
}

/// Brings a list's content up to date; does nothing here.
public struct RefreshAction: Sendable {
    /// Nothing.
    public func callAsFunction() async {}
}

/// Gives an item another name; does nothing here.
public struct RenameAction: Sendable {
    /// Nothing.
    public func callAsFunction() {}
}
