import Foundation
import Platform

/// An app's Info.plist as Xcode completes it.
struct InfoPropertyList {
    private static let mostBytes = 16 << 20

    /// The keys with all variables replaced.
    private(set) var values: [String: InfoValue] = [:]
    /// What was read.
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    /// - Parameters:
    ///   - settings: Of the target.
    ///   - root: The folder that `INFOPLIST_FILE` begins at.
    init(_ settings: BuildSettings, root: URL, kind: TargetKind) {
        setStandardKeys(settings, kind: kind)
        if settings.isOn("GENERATE_INFOPLIST_FILE") || settings["INFOPLIST_FILE"]?.isEmpty != false {
            setGeneratedKeys(settings)
        }
        if let name = settings["INFOPLIST_FILE"], !name.isEmpty {
            let written = ProjectPaths.standardized(name.hasPrefix("/") ? name : root.path + "/" + name)
            let path = MacDisk.spelling(of: written, below: root.path)
            inputs.append(path)
            merge(fileAt: path) { settings.expanded($0) }
        }
    }

    /// The file of a folder without a project.
    init(contentsOf path: String, name: String) {
        var level = SettingLevel()
        let module = SettingModifier.moduleName(name)
        let values = [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "PRODUCT_MODULE_NAME": module, "EXECUTABLE_NAME": name,
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(module)",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        for (name, value) in values { level.set(name, value) }
        let settings = BuildSettings(levels: [level], configuration: "Debug")
        setStandardKeys(settings, kind: .application)
        inputs.append(path)
        merge(fileAt: path) { settings.expanded($0) }
    }

    private mutating func setStandardKeys(_ settings: BuildSettings, kind: TargetKind) {
        let texts = [
            "CFBundleName": settings["PRODUCT_NAME"],
            "CFBundleExecutable": settings["EXECUTABLE_NAME"],
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
            "CFBundleShortVersionString": settings["MARKETING_VERSION"],
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"],
            "CFBundlePackageType": kind == .application ? "APPL" : kind == .unitTest ? "BNDL" : "FMWK",
            "CFBundleInfoDictionaryVersion": "6.0",
        ]
        for (key, text) in texts { if let text, !text.isEmpty { values[key] = .string(text) } }
        let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").compactMap {
            Double($0.filter { $0 != " " })
        }
        if kind == .application, !families.isEmpty { values["UIDeviceFamily"] = .array(families.map(InfoValue.number)) }
    }

    /// `INFOPLIST_KEY_…`, some of which mean more than their value.
    private mutating func setGeneratedKeys(_ settings: BuildSettings) {
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(withPrefix: prefix) {
            guard let text = settings[name], !text.isEmpty else { continue }
            let key = String(name.dropFirst(prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                guard settings.isOn(name) else { continue }
                values["UIApplicationSceneManifest"] = .dictionary([
                    "UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": .dictionary([:]),
                ])
            case "UILaunchScreen_Generation":
                if settings.isOn(name) { values["UILaunchScreen"] = .dictionary([:]) }
            case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone":
                values["UISupportedInterfaceOrientations"] = .array(words(text))
            case "UISupportedInterfaceOrientations_iPad":
                values["UISupportedInterfaceOrientations~ipad"] = .array(words(text))
            case "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts":
                values[key] = .array(words(text))
            default:
                values[key] = text == "YES" ? .bool(true) : text == "NO" ? .bool(false) : .string(text)
            }
        }
    }

    private func words(_ text: String) -> [InfoValue] { text.split(separator: " ").map { .string(String($0)) } }

    private mutating func merge(fileAt path: String, _ expand: (String) -> String) {
        do {
            let data = try InputFile.data(at: URL(fileURLWithPath: path), limit: Self.mostBytes)
            for (key, value) in try Self.parse(data, path: path) {
                // Keys may hold variables as well; only the outermost do in practice.
                values[expand(key)] = value.mapStrings(expand)
            }
        } catch {
            notes.append(ProjectNote(path, "the Info.plist is left out: \(error)"))
        }
    }

    private static func parse(_ data: Data, path: String) throws(ProjectError) -> [String: InfoValue] {
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
            return list.mapValues { InfoValue($0) }
        }
        do {
            guard case .dictionary(let values) = try PropertyListFile.parse(data) else {
                throw ProjectError.unreadable(path, line: nil, reason: "it is no dictionary")
            }
            return values.mapValues(InfoValue.init(old:))
        } catch let error as PropertyListError {
            throw .unreadable(path, line: error.line, reason: error.reason)
        } catch {
            throw .unreadable(path, line: nil, reason: "it is no dictionary")
        }
    }
}

extension InfoValue {
    /// A value of an old-style list.
    init(old value: PropertyValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .data: self = .string("")
        case .array(let values): self = .array(values.map(InfoValue.init(old:)))
        case .dictionary(let values): self = .dictionary(values.mapValues(InfoValue.init(old:)))
        }
    }
}
