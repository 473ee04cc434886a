import Foundation
import ObjectiveCRuntime
import Platform

extension NSObject {
    /// Calls an action on the main thread: at once there when it is waited for, else in its next turn.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let request = UncheckedBox((target: self, argument: arg))
        let call: @Sendable () -> Void = {
            _ = request.value.target.perform(aSelector, with: request.value.argument)
        }
        if Thread.isMainThread {
            if wait { return call() }
            EventLoop.main.schedule(after: 0) { call() }
        } else if wait {
            DispatchQueue.main.sync(execute: call)
        } else {
            DispatchQueue.main.async(execute: call)
        }
    }

    /// Calls an action on the main thread, whatever the modes of its run loop.
    public func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool,
        modes array: [String]?
    ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

    /// Calls an action on another thread; the object is kept until then.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let request = UncheckedBox((target: self, argument: arg))
        DispatchQueue.global().async { _ = request.value.target.perform(aSelector, with: request.value.argument) }
    }
}
