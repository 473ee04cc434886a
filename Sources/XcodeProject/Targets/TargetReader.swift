import Foundation
import Platform

/// Makes a ``Target`` of a target of an Xcode project.
struct TargetReader {
    let objects: ProjectObjects
    let paths: ProjectPaths
    /// The `.xcodeproj`.
    let project: URL
    /// What identifiers of its targets begin with.
    private let name: String
    /// Which settings hold, and what reading them came across.
    var settingsReader: SettingsReader
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    init(_ objects: ProjectObjects, _ paths: ProjectPaths, project: URL, named name: String, configuration: String?) {
        self.name = name
        self.objects = objects
        self.paths = paths
        self.project = project
        settingsReader = SettingsReader(objects, paths, project: project, configuration: configuration)
    }

    /// A target, and the references that are to be resolved once all targets are known.
    struct Reading {
        var target: Target
        /// The folder of the product reference, and the object itself.
        var productID: String?
        /// Objects of the frameworks phase that some target makes.
        var linkedProducts: [ProjectObjects.Object]
        /// `TEST_HOST` or `TEST_TARGET_NAME`.
        var hostName: String?
        /// Whether it names Swift sources that aren't there.
        var lacksSwift = false
    }

    /// nil for a target of another platform, which is told.
    mutating func read(_ object: ProjectObjects.Object) -> Reading? {
        let name = object["name"] ?? object["productName"] ?? object.id
        let settings = settingsReader.settings(of: object)
        let kind = kind(of: object)
        guard kind == .aggregate || Self.isForIOS(settings) else { return nil }
        // A bundle holds no module, and may be named as the library beside it.
        let product = kind == .bundle ? nil : settings["PRODUCT_MODULE_NAME"]
        let module = SettingModifier.moduleName(product ?? name)
        var target = Target(
            id: "\(self.name)/\(name)",
            name: name,
            kind: kind,
            moduleName: module,
            container: project.path,
            root: project.deletingLastPathComponent().path
        )
        target.productName = objects[object["productReference"]]?["path"] ?? settings["PRODUCT_NAME"] ?? name
        let files = TargetFiles(objects, paths, target: object, project: project.path)
        take(files, into: &target)
        if kind == .bundle { putResources(intoBundleOf: &target) }
        take(settings, into: &target)
        target.info.merge(info(settings, kind: kind)) { $1 }
        return Reading(
            target: target,
            productID: object["productReference"],
            linkedProducts: files.linkedProducts,
            hostName: hostName(settings, object, kind: kind),
            lacksSwift: files.lacksSwift
        )
    }

    private func kind(of object: ProjectObjects.Object) -> TargetKind {
        guard object.isa == "PBXNativeTarget" else { return .aggregate }
        return TargetKind(productType: object["productType"] ?? "")
    }

    /// Whether a target is built for iOS, as one of its platforms or the only one.
    static func isForIOS(_ settings: BuildSettings) -> Bool {
        let platforms = settings.list("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        let sdk = settings["SDKROOT"] ?? "iphoneos"
        return sdk.isEmpty || sdk == "auto" || sdk.hasPrefix("iphone")
    }

    private mutating func take(_ files: TargetFiles, into target: inout Target) {
        target.sources = files.sources
        target.resources = files.resources
        target.frameworks = files.frameworks
        target.scripts = files.scripts
        target.headerFolders = files.headerFolders
        target.packageProducts =
            files.packageProducts.compactMap { product in
                // A plugin's product has its kind in front.
                guard let name = product["productName"], !name.hasPrefix("plugin:") else { return nil }
                let package = objects[product["package"]]
                let address = package?["repositoryURL"] ?? package?["relativePath"]
                return PackageProduct(
                    name: name,
                    package: address.map { RemotePackage(url: $0, requirement: "").identity }
                )
            }.uniqued
        inputs += files.inputs
        notes += files.notes
    }

    /// What a bundle holds lies in it, where code looks for "Kit.bundle".
    private func putResources(intoBundleOf target: inout Target) {
        let product = (target.productName as NSString).lastPathComponent
        let bundle = product.hasSuffix(".bundle") ? product : product + ".bundle"
        target.resources = target.resources.map {
            Resource(path: $0.path, destination: bundle + "/" + $0.destination)
        }
    }

    /// Lets `/[a-z]+/` be a regular expression.
    private static let slashRegexes = "-enable-bare-slash-regex"

    private func take(_ settings: BuildSettings, into target: inout Target) {
        target.swiftVersion = Self.mode(settings["SWIFT_VERSION"])
        let active = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        target.swiftFlags = []
        var flags = settings.list("OTHER_SWIFT_FLAGS")[...]
        var conditions = active
        while let flag = flags.popFirst() {
            if flag == "-D", let name = flags.popFirst() {
                conditions.append(name)
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                conditions.append(String(flag.dropFirst(2)))
            } else if ["-enable-upcoming-feature", "-enable-experimental-feature"].contains(flag),
                let name = flags.popFirst()
            {
                target.swiftFlags += [flag, name]
            } else if flag == Self.slashRegexes || flag == "-enable-actor-data-race-checks" {
                target.swiftFlags.append(flag)
            }
        }
        // Xcode says yes where the project says nothing, in Swift 5 too.
        let hasSlashRegexes =
            settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == nil
            || settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX")
        if hasSlashRegexes, !target.swiftFlags.contains(Self.slashRegexes) {
            target.swiftFlags.append(Self.slashRegexes)
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            for feature in UpcomingFeatures.approachableConcurrency(mode: target.swiftVersion) {
                target.swiftFlags += ["-enable-upcoming-feature", feature]
            }
        }
        for name in settings.names(withPrefix: "SWIFT_UPCOMING_FEATURE_") where settings.isOn(name) {
            let words = name.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_")
            if let feature = UpcomingFeatures.byWords[words.joined(separator: "_")] {
                target.swiftFlags += ["-enable-upcoming-feature", feature]
            }
        }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            target.swiftFlags += ["-default-isolation", "MainActor"]
        }
        target.conditions = conditions.uniqued
        target.cFlags = settings.list("GCC_PREPROCESSOR_DEFINITIONS").uniqued.map { "-D\($0)" }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            target.bridgingHeader = MacDisk.spelling(of: absolute(header), below: absolute(""))
        }
        let search = HeaderSearchPaths(settings, root: absolute(""))
        target.moduleMaps = search.moduleMaps
        let map = settings["MODULEMAP_FILE"].map(absolute)
        target.moduleMapFile = map.flatMap { InputFile.exists($0) ? $0 : nil }
        target.headerSearchPaths = (search.folders + headerFolders(of: target)).uniqued
        let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
        target.accentColorName = accent?.isEmpty == false ? accent : nil
        target.hasAssetSymbols = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", default: true)
        target.hasAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        target.hasStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        target.deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    }

    /// Where the project has headers, which Xcode finds by their names alone; none for targets without C.
    private func headerFolders(of target: Target) -> [String] {
        guard target.bridgingHeader != nil || target.sources.contains(where: { [.c, .cxx].contains($0.kind) }) else {
            return []
        }
        return objects.all("PBXFileReference").compactMap { paths[$0.id] }
            .filter { ["h", "hpp", "hh"].contains(($0 as NSString).pathExtension) }
            .map { ($0 as NSString).deletingLastPathComponent }.uniqued
    }

    /// "5.0" and "4.2" are modes of their own; only the major of newer ones counts.
    static func mode(_ version: String?) -> String {
        let parts = (version ?? "5").split(separator: ".").compactMap { Int($0) }
        switch parts.first ?? 5 {
        case ...3: return "4"
        case 4: return parts.dropFirst().first ?? 0 >= 2 ? "4.2" : "4"
        case 5: return "5"
        default: return "6"
        }
    }

    private mutating func info(_ settings: BuildSettings, kind: TargetKind) -> [String: InfoValue] {
        guard kind == .application || kind == .unitTest || kind == .framework else { return [:] }
        let list = InfoPropertyList(settings, root: project.deletingLastPathComponent(), kind: kind)
        inputs += list.inputs
        notes += list.notes
        return list.values
    }

    private func absolute(_ path: String) -> String {
        ProjectPaths.standardized(
            path.hasPrefix("/") ? path : project.deletingLastPathComponent().path + "/" + path
        )
    }

    private func hostName(_ settings: BuildSettings, _ object: ProjectObjects.Object, kind: TargetKind) -> String? {
        guard kind == .unitTest else { return nil }
        // $(BUILT_PRODUCTS_DIR)/App.app/App
        if let host = settings["TEST_HOST"], !host.isEmpty {
            return (host as NSString).lastPathComponent
        }
        let attributes = objects.project.values["attributes"]?["TargetAttributes"]?[object.id]
        guard let id = attributes?["TestTargetID"]?.string, settings["TEST_HOST"] != nil else { return nil }
        return objects[id]?["name"]
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it comes first.
    var uniqued: [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
