import InsetPhotos

/// What may be chosen.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// In which form an asset comes.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As it is best, as it is, or as others can read it.
        case automatic, current, compatible
    }
    /// How the choice is kept.
    public enum Selection: Int, Sendable {
        /// As it comes, in its order, or told with each tap.
        case `default`, ordered, continuous, continuousAndOrdered
    }
    /// The form. Default: automatic; all come as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How it is kept. Default: as it comes; that always is its order, told at the end.
    public var selection = Selection.default
    /// How many at most; 0 means any number. Default: 1.
    public var selectionLimit = 1
    /// Which kinds. Default: all.
    public var filter: PHPickerFilter?
    /// Those that are chosen at first, where more than one may be.
    public var preselectedAssetIdentifiers: [String] = []
    /// Where names in results are from; nil leaves them out.
    let photoLibrary: PHPhotoLibrary?

    /// Without the library: results tell no names.
    public init() { photoLibrary = nil }
    /// With the library: results tell the photos' names.
    public init(photoLibrary: PHPhotoLibrary) { self.photoLibrary = photoLibrary }
}
