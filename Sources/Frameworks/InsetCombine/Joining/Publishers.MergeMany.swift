extension Publishers {
    /// The values of many publishers of one type as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What each publishes.
        public typealias Output = Upstream.Output
        /// What any may fail with, which ends all.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// The values of some publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// The values of a sequence of publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Subscribes to all.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let joined = JoinedSubscription(subscriber, count: publishers.count, keepsWaiting: true) { _, value in
                (value as? Output).map { .value($0) } ?? .none
            }
            subscriber.receive(subscription: joined)
            for (index, publisher) in publishers.enumerated() { joined.join(publisher, index) }
            joined.joinedAll()
        }

        /// One more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}
