import Combine
import UIKit
import os

/// Counts kilometers and tells whoever observes.
open class Odometer: NSObject {
    @objc public dynamic private(set) var kilometers = 0
    public let changes = PassthroughSubject<Int, Never>()
    private let log = os.Logger(subsystem: "org.inset.examples", category: "odometer")

    @objc public func step(_ sender: Any?) {
        kilometers += 1
        changes.send(kilometers)
    }

    public var subscription: Combine.AnyCancellable { changes.sink { _ in } }

    public static var configuration: String {
        #if DEBUG
            return "debug"
        #else
            return "release"
        #endif
    }

    #if os(iOS)
        public static let system = "iOS"
    #endif
}

extension Odometer {
    /// What a subclass in another module overrides, which only Objective-C allows.
    @objc open func reset() { kilometers = 0 }
}
