import Foundation
import InsetUniformTypeIdentifiers
import Platform

/// What the person chose in a picker of SwiftUI; nobody chooses here.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The photo's name.
    public let itemIdentifier: String?

    /// A photo by its name.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// None.
    public var supportedContentTypes: [UTType] { [] }

    /// Answers that there are no data.
    @discardableResult
    public func loadTransferable(
        type: Data.Type,
        completionHandler: @escaping (Result<Data?, any Error>) -> Void
    ) -> Progress {
        AbsentFeature.report("PhotosPickerItem.loadTransferable", "there are no photos; the answer is none")
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 0)
    }
}
