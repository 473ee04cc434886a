import Foundation

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// What must hold. Nil by default.
    open var predicate: NSPredicate?
    /// The order. Nil by default.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0, the default, means all.
    open var fetchLimit = 0
    /// Whether those that aren't shown count. Default: false.
    open var includeHiddenAssets = false
    /// Whether all count of several that were taken in a row. Default: false.
    open var includeAllBurstAssets = false
    /// From where photos come; empty, the default, means everywhere.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether changes are told one by one. Default: true; they always are.
    open var wantsIncrementalChangeDetails = true

    /// Others with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        (copy.predicate, copy.sortDescriptors, copy.fetchLimit) = (predicate, sortDescriptors, fetchLimit)
        (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }
}
