import Foundation
import InterfaceBuilder
import Platform

/// Which pictures a run makes, under which names, and the scenes they show.
package struct PreviewPlan {
    /// A document, and what it is called.
    package struct Entry {
        /// As it was given.
        package var path: String
        /// What the page calls it.
        package var listing: GalleryData.Document
        package var document: Document

        package init(path: String, listing: GalleryData.Document, document: Document) {
            self.path = path
            self.listing = listing
            self.document = document
        }

        /// A document of a file.
        ///
        /// - Parameters:
        ///   - tellsRoot: Whether the page puts the name of the folder that was asked for before the path.
        ///   - stamp: Tells what the document and its project say today.
        package init(_ document: ProjectDocument, _ found: DocumentFinder.Found, tellsRoot: Bool, stamp: String) {
            let path = tellsRoot ? "\(found.root.lastPathComponent)/\(found.relativePath)" : found.relativePath
            let listing = GalleryData.Document(
                path: path,
                root: StableHash.hex(found.root.path),
                stamp: stamp
            )
            self.init(path: found.url.relativePath, listing: listing, document: document.document)
        }
    }

    package let entries: [Entry]
    /// A scene's document is the index of its entry.
    package private(set) var scenes: [GalleryData.Scene] = []
    package private(set) var jobs: [PreviewJob] = []
    private var takenNames: Set<String> = []
    private let variants: [Variant]
    private let choice: SceneChoice
    private let names: VariantNames

    /// - Parameter names: How the variants are told apart in the pictures' names.
    package init(entries: [Entry], variants: [Variant], choice: SceneChoice, names: VariantNames = VariantNames()) {
        self.entries = entries
        self.variants = variants
        self.choice = choice
        self.names = names
        for (index, entry) in entries.enumerated() {
            switch entry.document.kind {
            case .storyboard: addScenes(of: entry, index)
            case .xib: addViews(of: entry, index)
            }
        }
    }

    /// The pictures, then a look at each document that has some, as Xcode's canvas looks at it.
    package func tasks(withFindings: Bool) -> [PreviewTask] {
        var tasks = jobs.map(PreviewTask.picture)
        guard withFindings else { return tasks }
        let locale = variants.first?.locale
        for (index, entry) in entries.enumerated() where scenes.contains(where: { $0.document == index }) {
            tasks.append(.findings(document: entry.path, locale: locale))
        }
        return tasks
    }

    // MARK: Scenes

    private mutating func addScenes(of entry: Entry, _ index: Int) {
        let document = entry.document
        for scene in document.scenes where choice.includes(scene) {
            guard let node = scene.viewController, node.kind == .viewController else { continue }
            // Its children are shown in it.
            if choice.wanted.isEmpty, isShownByItsChildren(node, in: document) { continue }
            add(
                GalleryData.Scene(
                    document: index,
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

    private mutating func addViews(of entry: Entry, _ index: Int) {
        let document = entry.document
        let roots = document.objects.filter { $0.kind == .view || $0.kind == .viewController }
        // A xib is known by its file; its views mostly have no names.
        let file = entry.listing.path.split(separator: "/").last ?? ""
        let stem = file.hasSuffix(".xib") ? String(file.dropLast(4)) : String(file)
        let isEverything = choice.wanted.isEmpty || choice.wanted.contains("objects")
        for node in roots where isEverything || choice.wanted.contains(node.id) {
            add(
                GalleryData.Scene(
                    document: index,
                    id: node.id,
                    title: roots.count == 1 ? stem : "\(stem) · \(title(of: node))",
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
        let folder = entry.listing.path.split(separator: "/").map { Self.slug(String($0)) }.joined(separator: "/")
        for variant in variants {
            let parts = [Self.slug(scene.title)] + names.parts(of: variant).map(Self.slug)
            let stem = "pictures/\(folder)/\(parts.joined(separator: "-"))"
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
