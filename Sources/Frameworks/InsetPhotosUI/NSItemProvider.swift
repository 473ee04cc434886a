import Foundation
import Platform
import UIKit

/// Gives what was chosen or dropped; here it has nothing to give.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The types it has; none.
    open var registeredTypeIdentifiers: [String] { [] }
    /// The name it should get.
    open var suggestedName: String?

    /// Whether it has a type; false.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Whether it can make an object; false.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

    /// Answers with an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, refusal("loadObject"))
        return Progress(totalUnitCount: 0)
    }
    /// Answers with an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, refusal("loadDataRepresentation"))
        return Progress(totalUnitCount: 0)
    }
    /// Answers with an error.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, refusal("loadFileRepresentation"))
        return Progress(totalUnitCount: 0)
    }

    private func refusal(_ call: String) -> any Error {
        AbsentFeature.report("NSItemProvider.\(call)", "nothing is chosen here; the answer is an error")
        return NSError(domain: "NSItemProviderErrorDomain", code: -1000)
    }
}

/// What an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension UIImage: NSItemProviderReading {}
