/// Views that are taken apart; nothing is here.
public enum _VariadicView {
    /// What makes one view of others.
    public typealias Root = _VariadicView_Root
    /// What makes a view of others.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// What makes several views of others.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The others.
    public typealias Children = _VariadicView_Children

    /// Views, and what is made of them.
    public struct Tree<Root: _VariadicView_Root, Content>: _PrimitiveView {
        /// Both.
        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {}
        /// Both.
        nonisolated public init(root: Root, content: Content) {}
    }
}

/// What makes something of views.
public protocol _VariadicView_Root {}

/// What makes a view of others; never asked here.
@preconcurrency @MainActor
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The kind of what is made.
    associatedtype Body: View
    /// Makes it.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes a view of others; never asked here.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of others; never asked here.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views within a view: none here.
public struct _VariadicView_Children: RandomAccessCollection, _PrimitiveView {
    /// One of them.
    public struct Element: Identifiable, _PrimitiveView {
        /// The name that the app has given it.
        nonisolated(unsafe) public let id: AnyHashable
    }
    /// Zero.
    nonisolated public var startIndex: Int { 0 }
    /// Zero, as there are none.
    nonisolated public var endIndex: Int { 0 }
    /// A view; there is none here.
    nonisolated public subscript(index: Int) -> Element { preconditionFailure("Inset takes no views of SwiftUI apart") }
}

/// The views within a view, as iOS 18 gives them: none here.
public typealias SubviewsCollection = _VariadicView_Children

/// One of the views within a view, as iOS 18 gives it.
public typealias Subview = _VariadicView_Children.Element

extension Group where Content: View {
    /// Takes a view apart; never asked for views here.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsContent<Base, Result> {}
}

extension ForEach where Data == SubviewsCollection, ID == AnyHashable, Content: View {
    /// A view for each view within another one.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(elements: SubviewsCollection(), content)
    }
}

/// What is made of the views within a view.
public struct _SubviewsContent<Base: View, Result: View>: _PrimitiveView {}
