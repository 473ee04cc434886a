import Platform

/// What has properties that are loaded before they are asked for.
public protocol AVAsynchronousKeyValueLoading: AnyObject, Sendable {}

extension AVAsynchronousKeyValueLoading {
    private func tell() {
        guard self is AVURLAsset else { return }
        AbsentFeature.report("AVAsset.load", "films and sounds aren't read here; nothing is known of them")
    }

    /// The value of a property; of a file's there is none but what the property begins with, which is said once.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        tell()
        return property.value(self)
    }

    /// The values of several properties, in their order.
    public func load<A, B, each C>(
        _ propertyA: AVAsyncProperty<Self, A>,
        _ propertyB: AVAsyncProperty<Self, B>,
        _ properties: repeat AVAsyncProperty<Self, each C>
    ) async throws -> (A, B, repeat each C) {
        tell()
        return (propertyA.value(self), propertyB.value(self), repeat (each properties).value(self))
    }

    /// How far a property is; every one is loaded, as nothing is read here.
    public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
        .loaded(property.value(self))
    }
}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}
