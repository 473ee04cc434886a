import Foundation
import Testing

/// UIKit's folders are rooms with an order: a room knows those below it.
@Suite("Package: rooms")
struct RoomTests {
    /// From the floor to the roof.
    static let order: [String] = [
        "Host", "Geometry", "Traits", "Colors", "Looks", "Images", "Text", "Appearance", "Screen", "Drawing",
        "Commands", "Responders", "Views", "Animation", "Layout", "Events", "Controls", "Buttons", "Scrolling",
        "BarItems", "Menus", "TextViews", "Tables", "Collections", "Bars", "ViewControllers", "Presentation",
        "Search", "Storyboards", "Application", "Accessibility", "Debugging",
    ]

    /// Arrows that point upward all the same: how many files of a room name how many types of a higher one. Each may
    /// only become smaller; take the line out with the last.
    static let upward: [String: Int] = [
        "Geometry → Traits": 2, "Traits → Images": 5, "Colors → Looks": 1, "Colors → Images": 3,
        "Colors → Appearance": 1, "Looks → Screen": 1, "Images → Text": 3, "Text → Drawing": 1,
        "Text → TextViews": 3, "Appearance → Responders": 2, "Appearance → Views": 4, "Appearance → BarItems": 2,
        "Appearance → ViewControllers": 1, "Commands → Responders": 1, "Commands → Application": 2,
        "Responders → Views": 5, "Responders → Events": 3, "Responders → TextViews": 1,
        "Responders → Application": 2, "Views → Animation": 2, "Views → Layout": 9,
        "Views → Events": 4, "Views → Controls": 1, "Views → BarItems": 1, "Views → Tables": 2,
        "Views → ViewControllers": 6, "Views → Storyboards": 1, "Views → Application": 7, "Layout → Controls": 1,
        "Layout → Buttons": 1, "Layout → Scrolling": 4, "Layout → Tables": 1, "Layout → Collections": 1,
        "Layout → ViewControllers": 2, "Layout → Application": 1, "Layout → Debugging": 1, "Events → Application": 1,
        "Controls → Scrolling": 1, "Controls → BarItems": 1, "Controls → Application": 1, "Buttons → Menus": 1,
        "Scrolling → Bars": 2, "Scrolling → ViewControllers": 3, "BarItems → Bars": 5, "BarItems → Search": 1,
        "Menus → TextViews": 2, "Menus → Tables": 1, "Menus → Collections": 1, "Menus → ViewControllers": 3,
        "TextViews → Application": 3, "Tables → Storyboards": 2, "Collections → Storyboards": 2,
        "Bars → ViewControllers": 3, "Bars → Search": 1, "ViewControllers → Presentation": 3,
        "ViewControllers → Search": 1, "ViewControllers → Storyboards": 8, "ViewControllers → Application": 5,
        "Presentation → Application": 4, "Storyboards → Application": 1, "Application → Debugging": 1,
    ]

    /// Where a file lies and what its code says, without comments and strings.
    private struct Room {
        var name: String
        var path: String
        var code: String
    }

    private static let files: [Room] = SourceTree.sources.compactMap { file in
        let parts = file.path.split(separator: "/")
        guard parts.count > 3, parts[0] == "Sources", parts[1] == "UIKit" else { return nil }
        let text = file.lines.joined(separator: "\n").replacing(#/"""(?:.|\n)*?"""/#, with: "")
        let code = text.split(separator: "\n", omittingEmptySubsequences: false).map { FileTests.code(String($0)) }
        return Room(name: String(parts[2]), path: file.path, code: code.joined(separator: "\n"))
    }

    /// The room in which a type is declared.
    private static let homes: [Substring: String] = {
        let declaration =
            #/^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|final|internal|nonisolated|indirect)\s+)*(?:class|struct|enum|protocol|typealias|actor)\s+(?<name>[A-Z]\w+)/#
            .anchorsMatchLineEndings()
        var homes: [Substring: String] = [:]
        for file in files {
            for match in file.code.matches(of: declaration) where homes[match.name] == nil {
                homes[match.name] = file.name
            }
        }
        return homes
    }()

    @Test
    func `every folder of UIKit has its place in the order`() {
        #expect(Set(Self.files.map(\.name)).subtracting(Self.order).sorted() == [])
        #expect(Set(Self.order).count == Self.order.count)
    }

    @Test
    func `no room names what lies above it, but for arrows that only become fewer`() {
        let ranks = Dictionary(uniqueKeysWithValues: Self.order.enumerated().map { ($1, $0) })
        var arrows: [String: [String]] = [:]
        for file in Self.files {
            for name in Set(file.code.matches(of: #/\b[A-Z]\w+\b/#.wordBoundaryKind(.simple)).map(\.output)) {
                guard let home = Self.homes[name], let own = ranks[file.name], let other = ranks[home], other > own
                else { continue }
                arrows["\(file.name) → \(home)", default: []].append("\(file.path) \(name)")
            }
        }
        for arrow in Set(arrows.keys).union(Self.upward.keys).sorted() {
            let (found, allowed) = (arrows[arrow] ?? [], Self.upward[arrow] ?? 0)
            #expect(
                found.count <= allowed,
                "\(arrow): \(found.count), not \(allowed): \(found.sorted().joined(separator: ", "))"
            )
            #expect(found.count >= allowed, "\(arrow): only \(found.count) are left; lower the number to that")
        }
    }
}
