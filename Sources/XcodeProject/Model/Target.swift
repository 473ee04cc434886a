/// One module of a project with all that belongs to it.
public struct Target: Codable, Hashable, Sendable, Identifiable {
    /// Unique in the project: the container's name and the target's, "App.xcodeproj/App".
    public var id: String
    /// As Xcode shows it.
    public var name: String
    /// What it makes.
    public var kind: TargetKind
    /// As `import` names it.
    public var moduleName: String
    /// The product's name with its extension, "App.app".
    public var productName: String
    /// The file that describes it: a project, a manifest or a folder.
    public var container: String
    /// The folder that its paths begin at.
    public var root: String

    /// What is compiled, in the project's order.
    public var sources: [SourceFile] = []
    /// What the bundle holds.
    public var resources: [Resource] = []
    /// Folders of public headers, of C modules.
    public var headerFolders: [String] = []
    /// Where else its C looks for headers: as the settings say, and wherever the project has headers.
    public var headerSearchPaths: [String] = []
    /// Maps of C modules that the settings show to its Swift.
    public var moduleMaps: [String] = []
    /// The map of the target's own module, which names the headers that it shows; nil for that of its umbrella header.
    public var moduleMapFile: String?

    /// Targets of this project that are built before it, by ``id``.
    public var dependencies: [String] = []
    /// Frameworks of the system that it links.
    public var frameworks: [String] = []
    /// Products of packages that it links.
    public var packageProducts: [PackageProduct] = []

    /// The language mode: "5", "6".
    public var swiftVersion = "5"
    /// What `#if` knows, `DEBUG` among them.
    public var conditions: [String] = []
    /// Options of the compiler that mean something here: upcoming and experimental features.
    public var swiftFlags: [String] = []
    /// Definitions and options for C.
    public var cFlags: [String] = []
    /// The header that shows the target's Objective-C to its Swift.
    public var bridgingHeader: String?

    /// The keys of the app's Info.plist, complete.
    public var info: [String: InfoValue] = [:]
    /// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`.
    public var accentColorName: String?
    /// Whether Xcode makes Swift names of the catalogs' assets, as it does from Xcode 15.
    public var hasAssetSymbols = false
    /// Whether `UIImage` and `UIColor` get these names as well.
    public var hasAssetExtensions = false
    /// Whether Xcode makes Swift names of the keys of the string catalogs, as Xcode 26 does for new projects.
    public var hasStringSymbols = false
    /// The first iOS that it runs on; nil where the project says nothing.
    public var deploymentTarget: String?
    /// The app that unit tests run in, by ``id``.
    public var host: String?
    /// Whether another target of its package, which draws screens, is built on it: RxCocoa on RxSwift.
    public var servesScreens = false
    /// Names of build phases that run scripts; nothing here runs them.
    public var scripts: [String] = []

    /// A target without files.
    public init(id: String, name: String, kind: TargetKind, moduleName: String, container: String, root: String) {
        self.id = id
        self.name = name
        self.kind = kind
        self.moduleName = moduleName
        self.container = container
        self.root = root
        productName = name
    }

    /// The sources of a kind, in order.
    public func sources(_ kind: SourceKind) -> [String] { sources.filter { $0.kind == kind }.map(\.path) }
}
