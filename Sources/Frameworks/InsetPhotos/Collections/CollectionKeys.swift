import Foundation
import ObjectiveCRuntime

/// What predicates and sort descriptors ask of albums.
///
/// Functions, as closures here would ask which thread this is, and fetches run on any.
final class __Ported_PHCollection: PortedMembers {
    override class func register() {
        property("localIdentifier", localIdentifier)
        property("localizedTitle", localizedTitle)
        property("title", localizedTitle)
        property("assetCollectionType", type)
        property("assetCollectionSubtype", subtype)
        property("estimatedAssetCount", estimatedAssetCount)
        property("startDate", startDate)
        property("endDate", endDate)
    }

    private nonisolated static func localIdentifier(_ collection: PHCollection) -> String { collection.localIdentifier }
    private nonisolated static func localizedTitle(_ collection: PHCollection) -> String? { collection.localizedTitle }
    private nonisolated static func type(_ album: PHAssetCollection) -> Int { album.assetCollectionType.rawValue }
    private nonisolated static func subtype(_ album: PHAssetCollection) -> Int { album.assetCollectionSubtype.rawValue }
    private nonisolated static func estimatedAssetCount(_ album: PHAssetCollection) -> Int { album.estimatedAssetCount }
    private nonisolated static func startDate(_ album: PHAssetCollection) -> Date? { album.startDate }
    private nonisolated static func endDate(_ album: PHAssetCollection) -> Date? { album.endDate }
}
