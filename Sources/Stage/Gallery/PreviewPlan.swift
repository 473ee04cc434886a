import Foundation
import InterfaceBuilder

/// Which pictures a run makes, under which names, and the scenes they show.
package struct PreviewPlan {
    /// A document, and what it is called.
    package struct Entry {
        /// As it was given.
        package var path: String
        /// Below the folder that was given, for the pictures' names.
        package var relativePath: String
        package var document: Document

        package init(path: String, relativePath: String, document: Document) {
            self.path = path
            self.relativePath = relativePath
            self.document = document
        }
    }

    package private(set) var scenes: [GalleryData.Scene] = []
    package private(set) var jobs: [PreviewJob] = []
    private var takenNames: Set<String> = []
    private let variants: [Variant]
    private let choice: SceneChoice

    package init(entries: [Entry], variants: [Variant], choice: SceneChoice) {
        self.variants = variants
        self.choice = choice
        for entry in entries {
            switch entry.document.kind {
            case .storyboard: addScenes(of: entry)
            case .xib: addViews(of: entry)
            }
        }
    }

    // MARK: Scenes

    private mutating func addScenes(of entry: Entry) {
        let document = entry.document
        for scene in document.scenes where choice.includes(scene) {
            guard let node = scene.viewController, node.kind == .viewController else { continue }
            // Its children are shown in it.
            if choice.wanted.isEmpty, isShownByItsChildren(node, in: document) { continue }
            add(
                GalleryData.Scene(
                    document: document.name,
                    id: scene.id,
                    title: title(of: node),
                    class: node.customClass ?? node.className,
                    isInitial: node.id == document.initialViewControllerID,
                    containers: Self.containers(document.findInferredContainers(of: node.id))
                ),
                of: entry
            )
        }
    }

    private mutating func addViews(of entry: Entry) {
        let document = entry.document
        let roots = document.objects.filter { $0.kind == .view || $0.kind == .viewController }
        let isEverything = choice.wanted.isEmpty || choice.wanted.contains("objects")
        for node in roots where isEverything || choice.wanted.contains(node.id) {
            add(
                GalleryData.Scene(
                    document: document.name,
                    id: node.id,
                    title: title(of: node),
                    class: node.customClass ?? node.className,
                    isInitial: false,
                    containers: nil
                ),
                of: entry
            )
        }
    }

    /// Whether a navigation or tab bar controller has children in this document, so that it is seen around them.
    private func isShownByItsChildren(_ node: ObjectNode, in document: Document) -> Bool {
        guard node.className == "UINavigationController" || node.className == "UITabBarController" else { return false }
        return node.segues.contains { segue in
            segue.kind == .relationship && document.object(withID: segue.destination)?.kind == .viewController
        }
    }

    private func title(of node: ObjectNode) -> String {
        let names = [
            node.userLabel, node.string("title"), node.object(forKey: "navigationItem")?.string("title"),
            node.string("storyboardIdentifier"), node.customClass,
        ]
        let name = names.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) } ?? node.className
        return String(name.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(80))
    }

    /// "navigation, tabs"; nil without any.
    private static func containers(_ inferred: InferredContainers) -> String? {
        var names: [String] = []
        if inferred.navigationController != nil { names.append("navigation") }
        if inferred.tabBarController != nil, !inferred.hidesTabBar { names.append("tabs") }
        if inferred.embedding != nil { names.append("embedded") }
        if inferred.presentation != nil { names.append("presented") }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    // MARK: Pictures

    private mutating func add(_ scene: GalleryData.Scene, of entry: Entry) {
        let folder = entry.relativePath.split(separator: "/").map { Self.slug(String($0)) }.joined(separator: "/")
        for variant in variants {
            let parts = [
                Self.slug(scene.title), Self.slug(variant.device ?? "canvas"),
                variant.orientation == .landscape ? "landscape" : "", variant.appearance == .dark ? "dark" : "",
            ]
            let stem = "pictures/\(folder)/\(parts.filter { !$0.isEmpty }.joined(separator: "-"))"
            jobs.append(
                PreviewJob(
                    document: entry.path,
                    sceneIndex: scenes.count,
                    sceneID: scene.id,
                    variant: variant,
                    file: unique(stem) + ".png"
                )
            )
        }
        scenes.append(scene)
    }

    private mutating func unique(_ stem: String) -> String {
        var name = stem
        var number = 2
        while !takenNames.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return name
    }

    /// Letters, digits and hyphens, so that a name is safe in every file system and address.
    static func slug(_ text: String) -> String {
        var slug = ""
        for scalar in text.unicodeScalars.prefix(80) {
            let isPlain =
                scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
            if isPlain || scalar == "." && !slug.isEmpty {
                slug.unicodeScalars.append(scalar)
            } else if !slug.isEmpty, !slug.hasSuffix("-") {
                slug += "-"
            }
        }
        while slug.hasSuffix("-") || slug.hasSuffix(".") { slug.removeLast() }
        return slug.isEmpty ? "scene" : slug
    }
}
