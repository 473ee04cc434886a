/// Shows a view of SwiftUI in a cell: here its name, or what it represents of UIKit.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
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

    /// What lies behind the content, which isn't drawn here.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
        UIHostingConfiguration<Content, EmptyView>(content: content)
    }

    /// A new view with the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    /// The same for every state.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

extension UIHostingConfiguration: HostingConfiguration {
    fileprivate var root: AnyView { AnyView(content) }
}

/// A hosting configuration of any content.
@MainActor
private protocol HostingConfiguration: UIContentConfiguration {
    var root: AnyView { get }
}

/// The view of hosting configurations, whatever their content: a cell that is used again shows the new one's.
private final class HostingContentView: UIView, UIContentView {
    private let controller: UIHostingController<AnyView>

    var configuration: any UIContentConfiguration {
        didSet {
            guard let configuration = configuration as? any HostingConfiguration else { return }
            controller.rootView = configuration.root
        }
    }

    init(_ configuration: any HostingConfiguration) {
        self.configuration = configuration
        controller = UIHostingController(rootView: configuration.root)
        super.init(frame: .zero)
        controller.view.backgroundColor = nil
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
    }

    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is any HostingConfiguration }
}
