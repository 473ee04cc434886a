import Foundation

/// What calls of `urls(forResourcesWithExtension:…)` become: of functions that differ in what they return alone, where
/// Linux's Foundation has objects and iOS addresses, a call whose result isn't spoken for would be ambiguous.
extension Bundle {
    /// Where the resources of an extension are, those of the language that the bundle is shown in among them; nil where
    /// there are none.
    public func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }

    /// Where the resources of an extension and a language are; nil where there are none.
    public func _urls(
        forResourcesWithExtension ext: String?,
        subdirectory subpath: String?,
        localization localizationName: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }

    /// Where the resources of an extension are in a bundle that needn't be loaded; nil where there are none.
    public class func _urls(
        forResourcesWithExtension ext: String?,
        subdirectory subpath: String?,
        in bundleURL: URL
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?.map { $0 as URL }
    }
}
