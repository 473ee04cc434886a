import Foundation

/// An observation by key path, which ends with it.
public final class NSKeyValueObservation: NSObject {
    private var observation: Observation?

    init(_ observation: Observation) {
        self.observation = observation
        super.init()
    }

    deinit { observation?.end() }

    /// Ends the observation now.
    public func invalidate() {
        observation?.end()
        observation = nil
    }
}
