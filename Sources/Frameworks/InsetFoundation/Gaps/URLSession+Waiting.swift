import Foundation
import FoundationNetworking

extension URLSessionTaskDelegate {
    /// Optional; does nothing. Not called here: Foundation for Linux doesn't tell of new tasks (iOS 16).
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// Optional; does nothing. Not called here: tasks fail where there is no network (iOS 11).
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionTask {
    /// Whether data is delivered as it comes (iOS 14.5). Always true: Foundation for Linux has no other way.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set { _ = newValue }
    }
}

extension URLSessionConfiguration {
    /// Whether tasks wait for a network (iOS 11). Ported source says it under this name, as Foundation for Linux doesn't let
    /// it be set. Always false: a task fails where there is no network.
    public var _waitsForConnectivity: Bool {
        get { false }
        set { _ = newValue }
    }
}
