import Foundation
import Platform

/// The one place where what apps do wrong becomes UIKit's exception.
///
/// Swift can't catch an Objective-C exception, so by default the program ends with UIKit's message, as it would on a
/// device. Tests and tools put a handler here to see the message instead; layout then goes on without the culprit.
@MainActor
package enum UIKitException {
    package enum Name: String, Sendable {
        case generic = "NSGenericException"
        case invalidArgument = "NSInvalidArgumentException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case range = "NSRangeException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    }

    /// Called in place of ending the program; nil by default.
    @WorldState package static var handler: ((Name, String) -> Void)?

    /// Raises an exception, or tells the handler and returns.
    static func raise(_ name: Name, _ reason: String) {
        if let handler { return handler(name, reason) }
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }
}
