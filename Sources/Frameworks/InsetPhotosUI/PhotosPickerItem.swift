import Foundation
import InsetPhotos
import InsetUniformTypeIdentifiers

/// What the person chose in a picker of SwiftUI, which isn't shown here; or any photo by its name.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The photo's name.
    public let itemIdentifier: String?

    /// A photo by its name.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// That of the photo's file; none for a name that no photo has.
    public var supportedContentTypes: [UTType] { file.flatMap { UTType($0.uniformTypeIdentifier) }.map { [$0] } ?? [] }

    /// Hands the photo's file over, later and on another queue; nil for a name that no photo has.
    @discardableResult
    public func loadTransferable(
        type: Data.Type,
        completionHandler: @escaping @Sendable (Result<Data?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let file else {
            completionHandler(.success(nil))
            return progress
        }
        nonisolated(unsafe) var data: Data?
        PHAssetResourceManager.default().requestData(for: file, options: nil) {
            data = $0
        } completionHandler: { error in
            progress.completedUnitCount = 1
            completionHandler(error.map { .failure($0) } ?? .success(data))
        }
        return progress
    }

    private var file: PHAssetResource? {
        PHAsset.pickable.first { $0.localIdentifier == itemIdentifier }
            .flatMap { PHAssetResource.assetResources(for: $0).first }
    }
}
