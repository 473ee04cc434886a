import Foundation
import Platform

extension UIApplication {
    /// Whether the Info.plist names other icons: `CFBundleAlternateIcons` of `CFBundleIcons`.
    public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }
    /// The icon that the person chose in the app; nil for the usual one.
    public var alternateIconName: String? { lifecycle.alternateIconName }

    /// Changes the app's icon on the home screen.
    ///
    /// - Parameters:
    ///   - alternateIconName: A key of `CFBundleAlternateIcons`; nil for the usual icon.
    ///   - completionHandler: Called in the next turn, with an error for a name that isn't there.
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let isKnown = alternateIconName.map { alternateIcons[$0] != nil } ?? true
        if isKnown { lifecycle.alternateIconName = alternateIconName }
        EventLoop.main.schedule(after: 0) { completionHandler?(isKnown ? nil : CocoaError(.fileNoSuchFile)) }
    }

    /// Changes the app's icon on the home screen.
    ///
    /// - Throws: `CocoaError.fileNoSuchFile` for a name that isn't there.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(alternateIconName) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }

    private var alternateIcons: [String: Any] {
        let icons = lifecycle.info["CFBundleIcons"] as? [String: Any]
        return icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    }
}
