/// What makes a shape of its own for the content that it is for. From iOS 17.
@preconcurrency @MainActor
public protocol UIShapeProvider: Equatable {
    /// What the shape is made for.
    typealias Context = UIShape.ResolutionContext
    /// A shape with its place.
    typealias Resolved = UIShape.Resolved

    /// The shape for content.
    func resolve(in context: Context) -> Resolved
}
