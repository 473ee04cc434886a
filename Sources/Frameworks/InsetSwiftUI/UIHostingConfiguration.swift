import InsetPlaceholders
import Platform

/// Shows a view of SwiftUI in a cell: here its name, or what it represents of UIKit.
public struct UIHostingConfiguration<Content: View, Background: View>: @preconcurrency UIContentConfiguration {
    private let content: Content

    /// Shows a view.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }

    private init(content: Content) { self.content = content }

    /// Space around the content, in points; the cell's margins stay here.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        self
    }

    /// Space around the content, in points; the cell's margins stay here.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        self
    }

    /// The least size of the cell, in points; without effect here.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        self
    }

    /// A view behind the content, which isn't drawn here.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content)
    }

    /// A new view with the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { HostingContentView(self, of: content) }

    /// The same for every state.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

/// The view of a hosting configuration.
private final class HostingContentView: UIView, UIContentView {
    private let controller: UIHostingController<AnyView>

    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, of content: some View) {
        self.configuration = configuration
        controller = UIHostingController(rootView: AnyView(content))
        super.init(frame: .zero)
        controller.view.backgroundColor = nil
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
    }

    required init?(coder: NSCoder) { nil }
}
