import InterfaceBuilder

/// "Use Safe Area Layout Guides" of a document, which changes more than its attribute: the guides of former systems become
/// the safe areas of their scenes' views, and constraints to them follow.
struct SafeAreaSwitch {
    private let document: Document
    /// The edge of the safe area that a former guide's edge is.
    private static let edges = ["bottom": "top", "top": "bottom"]

    init(_ document: Document) { self.document = document }

    /// The document with or without safe areas. Off leaves the safe areas and what hangs on them, as Xcode does.
    func turned(on isOn: Bool) -> Document {
        guard document.root.isYes("useSafeAreas") != isOn else { return document }
        guard isOn else { return replacingRoot(document.root.removing("useSafeAreas")) }
        var used: Set<String> = []
        document.root.forEachDescendant { element in if let id = element.id { used.insert(id) } }
        let root = converted(document.root, &used)
        return replacingRoot(
            root.writing("useSafeAreas", "YES", before: ["colorMatched", "initialViewController"])
        )
    }

    private func replacingRoot(_ root: Element) -> Document { document.replacingRoot(root) }

    private func converted(_ element: Element, _ used: inout Set<String>) -> Element {
        guard element.isController, let view = element.children.first(where: { $0.key == "view" }) else {
            guard !element.children.isEmpty else { return element }
            let children = element.children.map { converted($0, &used) }
            return zip(children, element.children).allSatisfy { $0 === $1 } ? element : element.with(children: children)
        }
        let former = element.child(named: "layoutGuides")?.children.compactMap(\.id) ?? []
        let known = view.children.first { $0.isGuide && $0.key == "safeArea" }?.id
        let guide = known ?? Self.identifier(for: view.id ?? "", &used)
        var changed = former.isEmpty ? view : Self.following(view, from: Set(former), to: guide)
        if known == nil {
            let made = Element(
                name: "viewLayoutGuide",
                attributes: [.init(name: "key", value: "safeArea"), .init(name: "id", value: guide)]
            )
            let last = ["rect", "autoresizingMask", "subviews", "color", "constraints"]
            let index = changed.children.lastIndex { last.contains($0.name) }.map { $0 + 1 } ?? changed.children.count
            var children = changed.children
            children.insert(made, at: index)
            changed = changed.with(children: children)
        }
        return element.with(
            children: element.children.filter { $0.name != "layoutGuides" }.map { $0 === view ? changed : $0 }
        )
    }

    /// A view whose constraints to former guides are to the safe area.
    private static func following(_ element: Element, from former: Set<String>, to guide: String) -> Element {
        var changed = element
        if element.name == "constraint" {
            for item in ["first", "second"] {
                guard let id = element[item + "Item"], former.contains(id) else { continue }
                let attribute = item + "Attribute"
                changed = changed.setting(item + "Item", to: guide)
                if let edge = element[attribute].flatMap({ edges[$0] }) {
                    changed = changed.setting(attribute, to: edge)
                }
            }
            return changed
        }
        let children = element.children.map { following($0, from: former, to: guide) }
        return zip(children, element.children).allSatisfy { $0 === $1 } ? element : element.with(children: children)
    }

    /// An object ID as Interface Builder makes them, the same for the same document.
    private static func identifier(for view: String, _ used: inout Set<String>) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in view.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        while true {
            var (rest, text) = (hash, "")
            for place in 0..<8 {
                if place == 3 || place == 5 { text += "-" }
                text.append(letters[Int(rest % UInt64(letters.count))])
                rest /= UInt64(letters.count)
            }
            if used.insert(text).inserted { return text }
            hash = hash &* 0x100_0000_01b3 &+ 1
        }
    }
}
