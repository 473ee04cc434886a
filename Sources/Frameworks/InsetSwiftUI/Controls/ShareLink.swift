/// Shares something with other apps.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: _PrimitiveView {
    /// With a view to tap.
    nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {}
    /// With a view to tap, and what it looks like.
    nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {}
    /// With a view to tap, for several.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage == Never, PreviewIcon == Never {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// With the system's title.
    nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {}
    /// With the system's title, and what it looks like.
    nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}
    /// With a title.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {}
    /// With a title, and what it looks like.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}
    /// With a title, and what it looks like.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {}
    /// With the system's title, for several.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage == Never, PreviewIcon == Never {}
}

/// The system's title of what shares.
public struct DefaultShareLinkLabel: _PrimitiveView {}

/// What something that is shared looks like.
public struct SharePreview<Image, Icon> {
    /// A title and pictures.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}
    /// A title and pictures.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}
    /// A title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) where Image: Transferable, Icon == Never {}
    /// A title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Image: Transferable, Icon == Never {}
    /// A title and a small picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never, Icon: Transferable {}
    /// A title and a small picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never, Icon: Transferable {}
    /// A title.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    /// A title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}

extension Image: Transferable {}
