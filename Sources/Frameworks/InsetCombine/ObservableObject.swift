import ObjectiveCRuntime
import OpenCombine

/// An object that tells before it changes.
///
/// Each `@Published` property has it tell, and whoever changes something else says `objectWillChange.send()`.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What tells of changes; the same at each question, also for a class without `@Published` properties. (OpenCombine
    /// makes a new one for those each time, which nobody hears.)
    public var objectWillChange: ObservableObjectPublisher {
        AssociatedObjects.shared.value(of: self, OwnPublisher.key) {
            // OpenCombine's own answer, which is put into `@Published` properties. It looks at what class an object really
            // is; called on this one it would be the requirement, which is this.
            let own = Unmanaged<OwnPublisher>.fromOpaque(Unmanaged.passUnretained(self).toOpaque())
            return KeptPublisher(publisher: own.takeUnretainedValue().objectWillChange)
        }.publisher
    }
}

/// A publisher that an object keeps; it has a lock of its own.
private final class KeptPublisher: @unchecked Sendable {
    let publisher: ObservableObjectPublisher

    init(publisher: ObservableObjectPublisher) { self.publisher = publisher }
}

/// A class of which OpenCombine's answer is asked.
private final class OwnPublisher: OpenCombine.ObservableObject {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
