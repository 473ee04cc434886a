import Foundation

/// What can be named in `appearance(whenContainedInInstancesOf:)`: views and view controllers (AP-3).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
