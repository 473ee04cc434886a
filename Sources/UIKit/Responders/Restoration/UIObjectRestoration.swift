import Foundation

/// Makes registered objects again when an app's state is brought back.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    /// The object of a path; nil leaves it away.
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers of its parents and its own, which is the last.
    ///   - coder: What the object wrote down.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)?
}
