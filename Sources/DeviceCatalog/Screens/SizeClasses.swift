import Platform

/// The room that a full-screen scene has along both axes.
public struct SizeClasses: Hashable, Sendable {
    /// Along the width.
    public var horizontal: SizeClass
    /// Along the height.
    public var vertical: SizeClass

    /// Any pair; `unspecified` is for documents, not for devices.
    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
