import Foundation

/// Asks for new widgets; there are none here, so that nothing happens.
public final class WidgetCenter: Sendable {
    /// The one there is.
    public static let shared = WidgetCenter()
    /// Makes the app's widgets of a kind anew; there are none.
    public func reloadTimelines(ofKind kind: String) {}
    /// Makes the app's widgets anew; there are none.
    public func reloadAllTimelines() {}
    /// Answers that there are none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
}

/// A widget that the person has put somewhere; none is made here.
public struct WidgetInfo: Hashable, Sendable {
    /// The app's name of the kind.
    public let kind: String
    /// How large it is.
    public let family: WidgetFamily
}

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
    /// On the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// On the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline
}
