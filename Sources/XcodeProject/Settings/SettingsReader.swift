import Foundation

/// Finds the levels of a target's settings in its project.
struct SettingsReader {
    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let folder: URL
    private let projectName: String
    /// The configuration that is wanted; nil is Debug or what comes nearest.
    private let wanted: String?
    /// Files that were read or looked for.
    private(set) var inputs: [String] = []
    /// What couldn't be read.
    private(set) var notes: [ProjectNote] = []

    init(_ objects: ProjectObjects, _ paths: ProjectPaths, project: URL, configuration: String?) {
        self.objects = objects
        self.paths = paths
        folder = project.deletingLastPathComponent()
        projectName = project.deletingPathExtension().lastPathComponent
        wanted = configuration
    }

    /// What holds for a target.
    mutating func settings(of target: ProjectObjects.Object) -> BuildSettings {
        let name = target["name"] ?? ""
        let list = objects[objects.project["buildConfigurationList"]]
        let ownList = objects[target["buildConfigurationList"]]
        let projects = configuration(in: list)
        let own = configuration(in: ownList, named: projects?["name"])
        let configuration = own?["name"] ?? projects?["name"] ?? "Debug"
        let levels =
            [builtIn(target: name, product: target["productName"], configuration: configuration)]
            + self.levels(of: projects) + self.levels(of: own)
        return BuildSettings(levels: levels, configuration: configuration)
    }

    private func configuration(in list: ProjectObjects.Object?, named name: String? = nil) -> ProjectObjects.Object? {
        guard let list else { return nil }
        let all = objects.objects(list.list("buildConfigurations"))
        let names = [wanted, name, wanted == nil ? "Debug" : nil].compactMap { $0 }
        for name in names { if let found = all.first(where: { $0["name"] == name }) { return found } }
        let debug = all.first { $0["name"]?.lowercased().contains("debug") == true }
        return debug ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
    }

    private mutating func levels(of configuration: ProjectObjects.Object?) -> [SettingLevel] {
        guard let configuration else { return [] }
        var levels: [SettingLevel] = []
        if let file = baseFile(of: configuration) {
            let settings = ConfigurationFile(URL(fileURLWithPath: file), root: folder)
            inputs += settings.files
            notes += settings.notes
            levels.append(settings.level)
        }
        levels.append(SettingLevel(configuration.values["buildSettings"]?.dictionary ?? [:]))
        return levels
    }

    private func baseFile(of configuration: ProjectObjects.Object) -> String? {
        if let id = configuration["baseConfigurationReference"] { return paths[id] }
        // Xcode 16 names a file inside of a synchronized folder.
        guard let anchor = configuration["baseConfigurationReferenceAnchor"], let folder = paths[anchor],
            let path = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return ProjectPaths.standardized(folder + "/" + path)
    }

    /// Those that Xcode 16 builds for.
    private static let platforms =
        "appletvos appletvsimulator driverkit iphoneos iphonesimulator macosx watchos watchsimulator xros xrsimulator"

    /// What Xcode sets before anybody else does, for a simulator.
    private func builtIn(target: String, product: String?, configuration: String) -> SettingLevel {
        var level = SettingLevel()
        let build = "/tmp/Build/Products/\(configuration)-iphonesimulator"
        let values = [
            "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": projectName,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PROJECT": projectName,
            "PRODUCT_BUNDLE_IDENTIFIER": "", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "CONFIGURATION": configuration, "SRCROOT": folder.path, "SOURCE_ROOT": folder.path,
            "PROJECT_DIR": folder.path, "PROJECT_FILE_PATH": folder.path + "/\(projectName).xcodeproj",
            "WORKSPACE_DIR": folder.path, "PODS_ROOT": folder.path + "/Pods",
            "AVAILABLE_PLATFORMS": Self.platforms,
            "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "DEVELOPMENT_LANGUAGE": "en", "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
            "BUILT_PRODUCTS_DIR": build, "CONFIGURATION_BUILD_DIR": build, "TARGET_BUILD_DIR": build,
            "BUNDLE_LOADER": "", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONTENTS_FOLDER_PATH": "$(PRODUCT_NAME).app",
            "INFOPLIST_PREFIX_HEADER": "", "SWIFT_VERSION": "5.0", "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64",
            "NATIVE_ARCH": "x86_64", "SDK_NAME": "iphonesimulator18.0", "USER": NSUserName(), "HOME": NSHomeDirectory(),
        ]
        for (name, value) in values { level.set(name, value) }
        return level
    }
}
