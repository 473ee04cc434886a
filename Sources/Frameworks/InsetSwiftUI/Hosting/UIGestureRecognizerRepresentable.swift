/// A gesture recognizer of UIKit for SwiftUI; never asked here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
    /// The kind of UIKit's recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What mediates between the two.
    associatedtype Coordinator = Void
    /// What is told about the surroundings.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Makes it.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings it up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Told what it recognizes.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes what mediates.
    func makeCoordinator(converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Optional; nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Optional; nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Optional; none.
    public func makeCoordinator(converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) {}
}

/// What a recognizer of UIKit is told about its surroundings.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What mediates.
    public let coordinator: Representable.Coordinator
    /// Where touches are.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where a recognizer's touches are.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// In the view's points; zero here.
    public var localLocation: CGPoint { .zero }
    /// How far from the beginning, in points; zero here.
    public var localTranslation: CGPoint? { .zero }
    /// In points a second; zero here.
    public var localVelocity: CGPoint? { .zero }
    /// In a space's points; zero here.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}
