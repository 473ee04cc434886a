/// What menus of the program hold; never shown here.
@preconcurrency @MainActor
public protocol Commands {
    /// The kind of what it consists of.
    associatedtype Body: Commands
    /// What it consists of; never asked for here.
    @CommandsBuilder var body: Body { get }
}

/// Commands that the framework itself would show.
@preconcurrency @MainActor
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// A menu of the program.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu of the program.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    /// Before a part.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// After a part.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// In place of a part.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A part of the program's menus.
public struct CommandGroupPlacement: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// About the app.
    public static let appInfo = Self("appInfo")
    /// The app's settings.
    public static let appSettings = Self("appSettings")
    /// Ends it.
    public static let appTermination = Self("appTermination")
    /// What is new.
    public static let newItem = Self("newItem")
    /// Saves.
    public static let saveItem = Self("saveItem")
    /// Gives away and takes.
    public static let importExport = Self("importExport")
    /// Prints.
    public static let printItem = Self("printItem")
    /// Undoes.
    public static let undoRedo = Self("undoRedo")
    /// Copies.
    public static let pasteboard = Self("pasteboard")
    /// Text.
    public static let textEditing = Self("textEditing")
    /// How texts look.
    public static let textFormatting = Self("textFormatting")
    /// Bars.
    public static let toolbar = Self("toolbar")
    /// Side bars.
    public static let sidebar = Self("sidebar")
    /// Help.
    public static let help = Self("help")
}

/// The side bar's commands.
public struct SidebarCommands: _PrimitiveCommands {
    /// Makes them.
    nonisolated public init() {}
}

/// Commands of texts.
public struct TextEditingCommands: _PrimitiveCommands {
    /// Makes them.
    nonisolated public init() {}
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
    /// Makes them.
    nonisolated public init() {}
}

/// Several commands.
public struct _TupleCommands<T>: _PrimitiveCommands {}

/// Collects commands.
@resultBuilder
public enum CommandsBuilder {
    /// None.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// As it is.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// One.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Some.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<
        (repeat each Content)
    > { _TupleCommands() }
    /// One, or none.
    public static func buildOptional<Content: Commands>(_ content: Content?) -> _TupleCommands<Content> {
        _TupleCommands()
    }
}
