import Foundation
import Testing

/// UIKit's folders are rooms with an order: a room knows those below it.
@Suite("Package: rooms")
struct RoomTests {
    /// From the floor to the roof.
    static let order: [String] = [
        "Host", "Geometry", "Traits", "Colors", "Looks", "Images", "Text", "Documents", "Screen", "Drawing",
        "Commands", "Responders", "Appearance", "Views", "Animation", "Layout", "Events", "Controls", "Dragging",
        "Pointers", "Buttons", "Scrolling", "BarItems", "Menus", "TextViews", "Lists", "Tables", "Collections",
        "Dynamics", "Bars", "ViewControllers", "Presentation", "Search", "Pickers", "Storyboards", "Debugging",
        "Application", "Files", "Printing", "Accessibility", "Renamed",
    ]

    /// Arrows that point upward all the same: how many files of a room name how many types of a higher one. Each may
    /// only become smaller; take the line out with the last.
    static let upward: [String: Int] = [
        "Traits → Images": 1, "Colors → Looks": 1, "Colors → Images": 3, "Images → Text": 3, "Text → Drawing": 1,
        "Text → Views": 1, "Text → TextViews": 1,
        "Responders → Views": 7, "Responders → Events": 2, "Responders → Application": 2,
        // What a responder can share may bring activities along.
        "Responders → Presentation": 1, "Views → Layout": 13,
        "Views → Events": 4, "Views → ViewControllers": 2, "Views → Storyboards": 1, "Views → Application": 1,
        // What controls' subclasses may override stands in the class.
        "Controls → Menus": 3, "ViewControllers → Application": 1, "Text → Files": 1,
        "BarItems → Bars": 1, "BarItems → Menus": 1, "BarItems → Search": 1, "Buttons → Menus": 1,
        "Menus → ViewControllers": 3, "TextViews → Application": 2,
        "Tables → Storyboards": 1, "Collections → Storyboards": 2, "ViewControllers → Presentation": 5,
        "ViewControllers → Storyboards": 4, "Presentation → Application": 1,
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
    func `tests of UIKit lie in folders that its sources have`() {
        func folders(_ files: [SourceTree.File], in module: String) -> Set<String> {
            Set(
                files.filter { $0.module == module }.flatMap { file in
                    let parts = file.path.split(separator: "/").dropFirst(2).dropLast()
                    return parts.indices.map { parts[...$0].joined(separator: "/") }
                }
            )
        }
        let tested = folders(SourceTree.tests, in: "UIKitTests")
        #expect(tested.subtracting(folders(SourceTree.sources, in: "UIKit")).sorted() == [])
        #expect(tested.count > 40)
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
