import Foundation

// In an extension of the protocol, as a class can't declare what an extension of its superclass has.
extension NSObjectProtocol where Self: NSObject {
    // MARK: By key path

    /// Calls a handler with each change of a property, until the observation ends.
    ///
    /// Works for properties that say `@objc dynamic`, for those of UIKit that tell their changes, and for what sends
    /// `willChangeValue(for:)` and `didChangeValue(for:)`. Of the frameworks' other properties a change is told at the end of
    /// the turn, or before the next frame.
    /// - Parameters:
    ///   - keyPath: Of one property or more, `\.account.name`; all but the last ones must be objects.
    ///   - options: What the handler is told beside the kind of change. Default: nothing.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = Observation(options: options) { [weak self] in
            self.map { $0[keyPath: keyPath] as Any }
        } tell: { [weak self] change in
            guard let self else { return }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: change.collection?.kind ?? .setting,
                    newValue: change.new as? Value,
                    oldValue: change.old as? Value,
                    indexes: change.collection?.indexes,
                    isPrior: change.isPrior
                )
            )
        }
        if let keys = KeyValueObserving.keys(of: keyPath, self) {
            observation.begin(self, keys)
        } else {
            observation.begin()
            let isHeard = ValueSampling.begin(observation, of: self) { ($0 as? Self)?[keyPath: keyPath] }
            if !isHeard { KeyValueObserving.reportSilence(of: keyPath) }
        }
        return NSKeyValueObservation(observation)
    }

    /// Tells observers that a property is about to change; `didChangeValue(for:)` follows.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let key = KeyValueObserving.keys(of: keyPath, self)?.first else { return }
        willChangeValue(forKey: key)
    }

    /// Tells observers that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let key = KeyValueObserving.keys(of: keyPath, self)?.first else { return }
        didChangeValue(forKey: key)
    }

    // MARK: By name

    /// Tells observers that a property is about to change.
    public func willChangeValue(forKey key: String) {
        ObservedKeys.existing(of: self)?.willChange(key)
    }

    /// Tells observers that a property has changed.
    public func didChangeValue(forKey key: String) {
        ObservedKeys.existing(of: self)?.didChange(key)
    }

    /// Tells observers that objects of an array are about to come, go or be replaced.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        ObservedKeys.existing(of: self)?.willChange(key, CollectionChange(kind: changeKind, indexes: indexes))
    }

    /// Tells observers that objects of an array have come, gone or been replaced.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        ObservedKeys.existing(of: self)?.didChange(key, CollectionChange(kind: changeKind, indexes: indexes))
    }

    /// Calls an observer's `observeValue` with each change, until it is removed; the observer isn't kept.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observation = Observation(options: options) { [weak self] in
            self.map { $0.value(forKeyPath: keyPath) as Any }
        } tell: { [weak self, weak observer] change in
            guard let self, let observer else { return }
            observer.observeValue(
                forKeyPath: keyPath,
                of: self,
                change: KeyValueObserving.dictionary(change, options),
                context: context
            )
        }
        Observers.of(self).add(observation, of: observer, keyPath, context)
        unisolated { ValueSampling.listNames }
        observation.begin(self, keyPath.split(separator: ".").map(String.init))
        ValueSampling.begin(observation, of: self, atKeyPath: keyPath)
    }

    /// Ends an observer's latest observation of a key path; ends the program where there is none, as UIKit's exception
    /// would.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        guard !Observers.of(self).remove(observer, keyPath, context: nil) else { return }
        KeyValueObserving.notRegistered(observer, keyPath, self)
    }

    /// The same for the observation with a context.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        guard !Observers.of(self).remove(observer, keyPath, context: .some(context)) else { return }
        KeyValueObserving.notRegistered(observer, keyPath, self)
    }

    /// Called with each change of what the object observes by name.
    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let arguments: [Any?] = [keyPath, object, change, context]
        let answer = unisolatedOverride("observeValueForKeyPath:ofObject:change:context:", arguments)
        if answer { return }
        KeyValueObserving.notHandled(self, keyPath, object)
    }

    private func unisolatedOverride(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        nonisolated(unsafe) let (object, arguments) = (self, arguments)
        return unisolated { ActionTable.shared.override(of: selector, on: object, with: arguments) != nil }
    }
}
