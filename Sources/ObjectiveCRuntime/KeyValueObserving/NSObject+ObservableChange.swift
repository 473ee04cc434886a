import Foundation

/// For setters of properties that can be observed.
extension NSObject {
    /// Makes a change that observers of some keys are told of, before and after.
    package func observed(_ keys: @autoclosure () -> [String], _ change: () -> Void) {
        // Speed: most programs observe nothing, and layout comes by here.
        guard ObservableChange.isObserved else { return change() }
        let keys = keys()
        ObservableChange.begin(self, keys)
        change()
        ObservableChange.end(self, keys)
    }

    /// Tells observers that a stored property is about to be set: for its `willSet`.
    package func keyWillChange(_ key: String) {
        if ObservableChange.isObserved { ObservableChange.begin(self, [key]) }
    }

    /// Tells observers that a stored property was set: for its `didSet`.
    package func keyDidChange(_ key: String) {
        if ObservableChange.isObserved { ObservableChange.end(self, [key]) }
    }
}
