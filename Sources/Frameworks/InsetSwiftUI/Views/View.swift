// A file that imports SwiftUI alone has `ObservableObject`, `@Published`, `@Observable` and UIKit.
@_exported import InsetCombine
@_exported import Observation
@_exported import UIKit

/// What a screen of SwiftUI is made of; it compiles here, and `UIHostingController` shows its name in its place.
@preconcurrency @MainActor
public protocol View {
    /// The kind of what it consists of.
    associatedtype Body: View
    /// What it consists of; never asked for here.
    @ViewBuilder var body: Body { get }
}

/// A view without a body: what the framework itself would draw.
@preconcurrency @MainActor
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
    /// Never asked for.
    public var body: Never { preconditionFailure("Never has no body") }
}

extension Optional: View where Wrapped: View {
    /// Never asked for.
    public var body: Never { preconditionFailure("Optional has no body") }
}
