import Foundation
import ObjectiveCRuntime

/// What predicates and sort descriptors ask of photos; enumerations as their numbers.
///
/// Functions, as closures here would ask which thread this is, and fetches run on any.
final class __Ported_PHAsset: PortedMembers {
    override class func register() {
        property("localIdentifier", localIdentifier)
        property("mediaType", mediaType)
        property("mediaSubtypes", mediaSubtypes)
        property("mediaSubtype", mediaSubtypes)
        property("pixelWidth", pixelWidth)
        property("pixelHeight", pixelHeight)
        property("creationDate", creationDate)
        property("modificationDate", modificationDate)
        property("duration", duration)
        property("location", location)
        property("isFavorite", isFavorite)
        property("isHidden", isHidden)
        property("representsBurst", representsBurst)
        property("burstIdentifier", burstIdentifier)
    }

    private nonisolated static func localIdentifier(_ asset: PHAsset) -> String { asset.localIdentifier }
    private nonisolated static func mediaType(_ asset: PHAsset) -> Int { asset.mediaType.rawValue }
    private nonisolated static func mediaSubtypes(_ asset: PHAsset) -> Int { Int(asset.mediaSubtypes.rawValue) }
    private nonisolated static func pixelWidth(_ asset: PHAsset) -> Int { asset.pixelWidth }
    private nonisolated static func pixelHeight(_ asset: PHAsset) -> Int { asset.pixelHeight }
    private nonisolated static func creationDate(_ asset: PHAsset) -> Date? { asset.creationDate }
    private nonisolated static func modificationDate(_ asset: PHAsset) -> Date? { asset.modificationDate }
    private nonisolated static func duration(_ asset: PHAsset) -> TimeInterval { asset.duration }
    private nonisolated static func location(_ asset: PHAsset) -> Any? { asset.location }
    private nonisolated static func isFavorite(_ asset: PHAsset) -> Bool { asset.isFavorite }
    private nonisolated static func isHidden(_ asset: PHAsset) -> Bool { asset.isHidden }
    private nonisolated static func representsBurst(_ asset: PHAsset) -> Bool { asset.representsBurst }
    private nonisolated static func burstIdentifier(_ asset: PHAsset) -> String? { asset.burstIdentifier }
}
