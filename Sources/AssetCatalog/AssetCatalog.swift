import CoreGraphics
import Foundation

/// The images, symbols, colors and data that an app brings along: `.xcassets` folders, and image files beside them.
///
/// Folders are listed when the first asset is asked for, and a set's `Contents.json` is read when that asset is. Of assets
/// with the same name the first found counts, in the order of the folders and of the names in them.
public final class AssetCatalog: @unchecked Sendable {
    /// Where catalogs and files are looked for.
    public let folders: [URL]
    private let lock = NSLock()
    private var foundIndex: CatalogIndex?
    private var images: [String: ImageSet?] = [:]
    private var colors: [String: ColorSet?] = [:]
    private var symbols: [String: ImageSet?] = [:]
    private var dataSets: [String: DataSet?] = [:]

    /// Reads the catalogs of folders, the first one that has a name wins.
    ///
    /// - Parameter folders: Catalogs, or folders that hold them at any depth.
    public init(folders: [URL]) {
        self.folders = folders
    }

    /// The image of a name, from the catalogs or from files such as `Name@2x.png`; nil when there is none.
    ///
    /// - Parameter name: With its namespaces: "Icons/Back"; for files also with the extension.
    public func image(named name: String) throws(AssetCatalogError) -> ImageSet? {
        try checkName(name)
        lock.lock()
        defer { lock.unlock() }
        if let known = images[name] { return known }
        let found = try readImage(name)
        images[name] = .some(found)
        return found
    }

    /// The color of a name; nil when there is none.
    public func color(named name: String) throws(AssetCatalogError) -> ColorSet? {
        try checkName(name)
        lock.lock()
        defer { lock.unlock() }
        if let known = colors[name] { return known }
        let found = try index.colorSets[name].map { url throws(AssetCatalogError) in
            try ContentsReader(folder: url).colorSet(named: name)
        }
        colors[name] = .some(found)
        return found
    }

    /// The templates of a symbol of the app's own, SVG files; nil when there is none of the name.
    public func symbol(named name: String) throws(AssetCatalogError) -> ImageSet? {
        try checkName(name)
        lock.lock()
        defer { lock.unlock() }
        if let known = symbols[name] { return known }
        let found = try index.symbolSets[name].map { url throws(AssetCatalogError) in
            try ContentsReader(folder: url).imageSet(named: name, key: "symbols")
        }
        symbols[name] = .some(found)
        return found
    }

    /// The data of a name; nil when there is none.
    public func data(named name: String) throws(AssetCatalogError) -> DataSet? {
        try checkName(name)
        lock.lock()
        defer { lock.unlock() }
        if let known = dataSets[name] { return known }
        let found = try index.dataSets[name].map { url throws(AssetCatalogError) in
            try ContentsReader(folder: url).dataSet(named: name)
        }
        dataSets[name] = .some(found)
        return found
    }

    /// The names of all image sets, sorted.
    public var imageNames: [String] { withIndex { $0.imageSets.keys.sorted() } }

    /// The names of all color sets, sorted.
    public var colorNames: [String] { withIndex { $0.colorSets.keys.sorted() } }

    /// The names of the app's own symbols, sorted.
    public var symbolNames: [String] { withIndex { $0.symbolSets.keys.sorted() } }

    /// The names of all data sets, sorted.
    public var dataNames: [String] { withIndex { $0.dataSets.keys.sorted() } }

    // MARK: Reading

    private func readImage(_ name: String) throws(AssetCatalogError) -> ImageSet? {
        let (stem, fileExtension) = LooseImageFile.split(name)
        for candidate in fileExtension == nil ? [name] : [name, stem] {
            if let folder = index.imageSets[candidate] {
                return try ContentsReader(folder: folder).imageSet(named: candidate)
            }
        }
        let files = (index.looseFiles[stem] ?? []).filter { fileExtension == nil || $0.fileExtension == fileExtension }
        guard !files.isEmpty else { return nil }
        return ImageSet(name: name, variants: files.map(\.variant))
    }

    private func withIndex<T>(_ body: (CatalogIndex) -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body(index)
    }

    /// Asked for with the lock held.
    private var index: CatalogIndex {
        if let foundIndex { return foundIndex }
        let index = CatalogIndex(folders: folders)
        foundIndex = index
        return index
    }

    private func checkName(_ name: String) throws(AssetCatalogError) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\0"), !parts.contains("..") else {
            throw .forbiddenName(name)
        }
    }
}
