import Foundation

extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// What comes.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to listen; what is posted before the first question waits.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let observer = Observer(
                token: center.addObserver(forName: name, object: object, queue: nil) { notification in
                    continuation.yield(Posted(notification: notification))
                }
            )
            let center = center
            continuation.onTermination = { _ in center.removeObserver(observer.token) }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// Gives one notification after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Posted>.Iterator

            /// The next one; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }

        fileprivate struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        private struct Observer: @unchecked Sendable {
            let token: any NSObjectProtocol
        }
    }

    /// The notifications of a name, as they are posted.
    ///
    /// - Parameter object: Whose; all by default.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
