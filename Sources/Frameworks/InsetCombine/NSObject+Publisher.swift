import Foundation
import ObjectiveCRuntime

extension NSObject {
    /// The values of a property that can be observed, by key path.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// The property's value.
        public typealias Output = Value
        /// Never fails.
        public typealias Failure = Never
        /// What is observed.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Whether the present value comes first, and values before changes come, too.
        public let options: NSKeyValueObservingOptions

        /// The values of a property of an object.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Begins to observe.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subscriber.receive(subscription: ObservingSubscription(subscriber, object, keyPath, options))
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes a property's value, now and at each change.
    ///
    /// - Parameters:
    ///   - keyPath: A property that says `@objc dynamic`, or one of UIKit's that can be observed.
    ///   - options: Default: the present value first, and then new ones.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
