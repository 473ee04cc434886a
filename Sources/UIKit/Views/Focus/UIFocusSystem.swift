import Foundation

/// Knows which item of a scene has the focus, and has it moved. There is one on iPad and Mac, which have keys to move it
/// with; an iPhone has none.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted after the focus has moved; the object is the focus system.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key found no item to move the focus to; the object is the focus system.
    nonisolated public static let movementDidFailNotification = NSNotification.Name(
        "UIFocusMovementDidFailNotification"
    )
    /// The `UIFocusUpdateContext` of a notification.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The `UIFocusAnimationCoordinator` of a notification of a move.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    let engine: FocusEngine

    init(_ engine: FocusEngine) { self.engine = engine }

    /// The focus system of what is in a window's scene; nil on devices without focus and outside of windows. All that
    /// belong to a scene are equal.
    public init?(for environment: any UIFocusEnvironment) {
        guard let engine = FocusEngine.engine(of: environment) else { return nil }
        self.engine = engine
    }

    /// The focus system of what is in a window's scene; nil on devices without focus and outside of windows.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { system(of: environment) }

    static func system(of environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusEngine.engine(of: environment)?.system
    }

    /// What has the focus; nil: nothing, as before the first key.
    open weak var focusedItem: (any UIFocusItem)? { engine.focusedItem }

    /// Has the focus go to a branch at the end of the turn: to what the branch prefers, or to its first item.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { engine.request(environment) }

    /// Does at once what was asked for.
    open func updateFocusIfNeeded() { engine.updateIfNeeded() }

    /// Whether another environment is the first one or lies in it.
    open class func environment(
        _ environment: any UIFocusEnvironment,
        contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { environment.contains(otherEnvironment) }

    /// Gives a sound of the app's own a name, for moves of the focus.
    ///
    /// - Note: No effect here: nothing is heard.
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFocusSystem).map { $0.engine === engine } ?? false
    }
    nonisolated open override var hash: Int { ObjectIdentifier(engine).hashValue }
}
