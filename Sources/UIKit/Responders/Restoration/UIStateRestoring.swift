import Foundation

/// What takes part when an app's state is kept and brought back: controllers, views, and objects that the app registers.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// Of a registered object: what it belongs to; its identifier comes after the parent's. Optional; nil.
    var restorationParent: (any UIStateRestoring)? { get }
    /// Of a registered object: who makes it again. Optional; nil: the app registers it at its launch.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes down what the object wants to know at the next launch. Optional; nothing.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads what was written down at an earlier launch. Optional; nothing.
    func decodeRestorableState(with coder: NSCoder)
    /// Called when every object has read its state. Optional; nothing.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Optional; nil.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Optional; nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Optional; writes nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Optional; reads nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Optional; does nothing.
    public func applicationFinishedRestoringState() {}
}
