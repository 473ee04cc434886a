import Dispatch
import Foundation
import Synchronization

/// The library's own, which Swift's module of it hides.
@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

/// Labels of queues as C has them, kept for good: there are few.
private let labels = Mutex<[String: UInt]>([:])

/// The label of a queue, or, without one, of the queue that the caller runs on.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let label = queue?.label else { return labelOfQueue(nil) }
    let address = labels.withLock { labels in
        if let known = labels[label] { return known }
        let made = UInt(bitPattern: strdup(label))
        labels[label] = made
        return made
    }
    return UnsafePointer(bitPattern: address) ?? labelOfQueue(nil)
}
