import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {}

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {}
