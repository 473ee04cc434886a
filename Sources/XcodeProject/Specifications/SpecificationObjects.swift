import Foundation

/// The objects that an Xcode project written from a ``ProjectSpecification`` has, as far as they are read here.
struct SpecificationObjects {
    /// The whole of a `project.pbxproj`.
    var root: PropertyValue {
        .dictionary([
            "objectVersion": .string("77"), "rootObject": .string("project"), "objects": .dictionary(objects),
        ])
    }

    private let specification: ProjectSpecification
    private var objects: [String: PropertyValue] = [:]
    /// What lies in the project's one group.
    private var children: [String] = []

    init(_ specification: ProjectSpecification) {
        self.specification = specification
        let packages = addPackages()
        let targets = specification.targets
        for target in targets { add(target, among: targets, packages) }
        let base: [String: PropertyValue] = [
            "SDKROOT": .string("iphoneos"), "PROJECT_NAME": .string(specification.name),
            "PROJECT": .string(specification.name),
        ]
        let list = addConfigurations(
            "project",
            settings: specification.values["settings"],
            files: specification.values["configFiles"],
            over: base.merging(deployment(specification.values["options"]?["deploymentTarget"]?["iOS"])) { $1 },
            under: [:]
        )
        add("group", "PBXGroup", ["children": strings(children)])
        add(
            "project",
            "PBXProject",
            [
                "buildConfigurationList": .string(list), "mainGroup": .string("group"),
                "targets": strings(targets.map { "target " + $0.name }),
                "packageReferences": strings(packages.values.sorted()),
            ]
        )
    }

    private mutating func add(_ id: String, _ isa: String, _ values: [String: PropertyValue]) {
        objects[id] = .dictionary(values.merging(["isa": .string(isa)]) { $1 })
    }

    private func strings(_ texts: [String]) -> PropertyValue { .array(texts.map(PropertyValue.string)) }

    /// A file or folder of the project's.
    private mutating func addReference(_ path: String, _ isa: String, _ values: [String: PropertyValue] = [:]) -> String
    {
        let id = "file \(children.count)"
        children.append(id)
        add(id, isa, values.merging(["path": .string(path), "sourceTree": .string("SOURCE_ROOT")]) { $1 })
        return id
    }

    // MARK: Packages

    /// The references to packages by the names that targets use.
    private mutating func addPackages() -> [String: String] {
        var references: [String: String] = [:]
        for (name, package) in specification.values["packages"]?.map ?? [:] {
            let id = "package " + name
            references[name] = id
            if let path = package["path"]?.text {
                add(id, "XCLocalSwiftPackageReference", ["relativePath": .string(path)])
            } else if let url = package["url"]?.text ?? package["github"]?.text.map({ "https://github.com/" + $0 }) {
                add(
                    id,
                    "XCRemoteSwiftPackageReference",
                    ["repositoryURL": .string(url), "requirement": requirement(of: package)]
                )
            }
        }
        return references
    }

    private func requirement(of package: YAMLValue) -> PropertyValue {
        let kinds = [
            ("from", "upToNextMajorVersion", "minimumVersion"),
            ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
            ("minorVersion", "upToNextMinorVersion", "minimumVersion"), ("exactVersion", "exactVersion", "version"),
            ("version", "exactVersion", "version"), ("branch", "branch", "branch"),
            ("revision", "revision", "revision"),
        ]
        for (key, kind, name) in kinds {
            guard let value = package[key]?.text else { continue }
            return .dictionary(["kind": .string(kind), name: .string(value)])
        }
        let (first, last) = (package["minVersion"]?.text ?? "0.0.0", package["maxVersion"]?.text ?? "999.0.0")
        return .dictionary([
            "kind": .string("versionRange"), "minimumVersion": .string(first), "maximumVersion": .string(last),
        ])
    }

    // MARK: Settings

    private func deployment(_ version: YAMLValue?) -> [String: PropertyValue] {
        version?.text.map { ["IPHONEOS_DEPLOYMENT_TARGET": .string($0)] } ?? [:]
    }

    /// - Parameters:
    ///   - base: What holds where nothing is said.
    ///   - extra: What holds whatever is said.
    private mutating func addConfigurations(
        _ owner: String,
        settings: YAMLValue?,
        files: YAMLValue?,
        over base: [String: PropertyValue],
        under extra: [String: PropertyValue]
    ) -> String {
        var ids: [String] = []
        for (name, isDebug) in specification.configurations {
            var values = base
            if isDebug, owner == "project" {
                values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG")
                values["GCC_PREPROCESSOR_DEFINITIONS"] = .string("DEBUG=1")
            }
            let own = specification.settings(settings, for: name).mapValues(\.propertyValue)
            values.merge(own) { $1 }
            values.merge(extra) { $1 }
            let id = "\(owner) configuration \(name)"
            var object: [String: PropertyValue] = ["name": .string(name), "buildSettings": .dictionary(values)]
            if let file = files?[name]?.text {
                object["baseConfigurationReference"] = .string(addReference(file, "PBXFileReference"))
            }
            add(id, "XCBuildConfiguration", object)
            ids.append(id)
        }
        let list = "\(owner) configurations"
        add(list, "XCConfigurationList", ["buildConfigurations": strings(ids)])
        return list
    }

    // MARK: Targets

    private mutating func add(
        _ target: ProjectSpecification.TargetPart,
        among targets: [ProjectSpecification.TargetPart],
        _ packages: [String: String]
    ) {
        let id = "target " + target.name
        let files = SpecificationFiles(target, in: specification)
        var phases: [String: [String]] = [:]
        var groups: [String] = []
        for source in files.sources {
            switch source {
            case .folder(let path, let leftOut):
                let exceptions = "exceptions \(children.count)"
                add(exceptions, "PBXExceptionSet", ["target": .string(id), "membershipExceptions": strings(leftOut)])
                groups.append(
                    addReference(path, "PBXFileSystemSynchronizedRootGroup", ["exceptions": strings([exceptions])])
                )
            case .file(let path, let phase):
                phases[phase, default: []].append(addReference(path, "PBXFileReference"))
            }
        }
        var dependencies: [String] = []
        var products: [String] = []
        var host: String?
        for dependency in target.values["dependencies"]?.list ?? [] {
            if let name = dependency["target"]?.text, let other = targets.first(where: { $0.name == name }) {
                let link = "\(id) dependency \(dependencies.count)"
                add(link, "PBXTargetDependency", ["target": .string("target " + name)])
                dependencies.append(link)
                if other.type == "application" { host = name }
            } else if let name = dependency["package"]?.text {
                let named = dependency["products"]?.list.compactMap(\.text) ?? []
                for product in named.isEmpty ? [dependency["product"]?.text ?? name] : named {
                    let link = "\(id) product \(products.count)"
                    add(
                        link,
                        "XCSwiftPackageProductDependency",
                        ["productName": .string(product), "package": .string(packages[name] ?? "")]
                    )
                    products.append(link)
                }
            } else if let name = dependency["sdk"]?.text {
                phases["PBXFrameworksBuildPhase", default: []].append(
                    addReference("System/Library/Frameworks/" + name, "PBXFileReference")
                )
            }
        }
        var object: [String: PropertyValue] = [
            "name": .string(target.name), "productType": .string("com.apple.product-type." + target.type),
            "buildConfigurationList": .string(addSettings(of: target, host: host)),
            "fileSystemSynchronizedGroups": strings(groups), "dependencies": strings(dependencies),
            "packageProductDependencies": strings(products),
        ]
        object["buildPhases"] = strings(addPhases(phases, of: id))
        add(id, "PBXNativeTarget", object)
    }

    private mutating func addPhases(_ phases: [String: [String]], of target: String) -> [String] {
        phases.sorted { $0.key < $1.key }.map { isa, files in
            let entries = files.map { file in
                add("entry " + file, "PBXBuildFile", ["fileRef": .string(file)])
                return "entry " + file
            }
            add("\(target) \(isa)", isa, ["files": strings(entries)])
            return "\(target) \(isa)"
        }
    }

    private mutating func addSettings(of target: ProjectSpecification.TargetPart, host: String?) -> String {
        var base = deployment(target.values["deploymentTarget"].flatMap { $0["iOS"] ?? $0 })
        if let prefix = specification.values["options"]?["bundleIdPrefix"]?.text {
            let name = target.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
            base["PRODUCT_BUNDLE_IDENTIFIER"] = .string(prefix + "." + String(name))
        }
        if let host, target.type == "bundle.unit-test" {
            base["TEST_HOST"] = .string("$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)")
        }
        var extra: [String: PropertyValue] = [:]
        if !target.isForIOS { extra["SDKROOT"] = .string("macosx") }
        if target.values["info"] != nil { extra["INFOPLIST_FILE"] = .string("") }
        return addConfigurations(
            "target " + target.name,
            settings: target.values["settings"],
            files: target.values["configFiles"],
            over: base,
            under: extra
        )
    }
}
