import Foundation
import Platform
import Testing

@testable import UIKit

@Suite("Looks: files")
struct LookFileTests {
    private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
        "../../../../Sources/UIKit/Resources/Looks"
    )
    .standardized

    /// A file of the sources, not of the build folder.
    private static func file(_ name: String) -> LookFile {
        let place = folder.appendingPathComponent("\(name).json")
        return LookFile(name: name, data: FileManager.default.contents(atPath: place.path))
    }

    @Test(arguments: LookTables.all.indices)
    func `a look has every field in every era, and no field that nobody reads`(index: Int) {
        let table = LookTables.all[index]
        #expect(table.problems(in: Self.file(table.file)) == [])
    }

    @Test
    func `every part of every file is some look's`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(names.count > 5)
        for name in names {
            let file = Self.file(String(name.dropLast(".json".count)))
            guard case .object(let parts) = file.parts else {
                Issue.record("\(name) is no object")
                continue
            }
            let read = LookTables.all.filter { $0.file == file.name }.map(\.part)
            #expect(parts.keys.filter { !LookValue.isRemark($0) }.sorted() == read.sorted(), "\(name)")
        }
    }

    @Test
    func `a file that is missing or damaged leaves every look blank`() {
        for data in [nil, Data("{".utf8), Data("[]".utf8), Data("{}".utf8)] {
            let file = LookFile(name: "damaged", data: data)
            for table in LookTables.all {
                #expect(table.problems(in: file) == ["\(table.part): no list of entries"])
            }
        }
        let look = EraTable<SwitchLook>(file: "no file of that name", part: "switch").value(for: .standard)
        #expect(look.size.size == .zero)
        #expect(look.track.color == .clear)
    }

    @Test(arguments: [
        (#"[{"height": 60}]"#, ["refreshControl, iOS 7.0 with SDK 7.0, wheelIsGray: missing"]),
        (
            #"[{"height": "60", "wheelIsGray": 1}]"#,
            [
                "refreshControl, iOS 7.0 with SDK 7.0, height: no Double",
                "refreshControl, iOS 7.0 with SDK 7.0, wheelIsGray: no Bool",
            ]
        ),
        (
            #"[{"height": 60, "wheelIsGray": true, "width": 3, "source": "a picture"}]"#,
            ["refreshControl[0].width: read by nobody"]
        ),
        (
            #"[{"height": 60, "wheelIsGray": true}, {"height": 61}]"#,
            ["refreshControl[1]: all but the first say `from`"]
        ),
        (
            #"[{"height": 60, "wheelIsGray": true}, {"from": {"ios": 9}, "height": 61}]"#,
            ["refreshControl[1].from: an object of os, sdk or both"]
        ),
        (#"[{"height": 60, "wheelIsGray": true}, {"from": {"os": 9}, "height": 61}]"#, []),
    ])
    func `what is wrong with a file is said with its place`(part: String, problems: [String]) {
        let file = LookFile(name: "test", data: Data(#"{"refreshControl": \#(part)}"#.utf8))
        #expect(RefreshControlLook.table.problems(in: file) == problems)
    }
}

@Suite("Looks: eras")
struct EraTableTests {
    private static func margin(os: Int, sdk: Int) -> CGFloat {
        NavigationBarLook.table.value(for: Era(os: OSVersion(os), sdk: OSVersion(sdk))).sideMargin
    }

    @Test
    func `an entry counts where its system and its SDK are there`() {
        #expect(Self.margin(os: 26, sdk: 10) == 8)
        #expect(Self.margin(os: 11, sdk: 11) == 16)
        let old = Era(os: 26, sdk: 18)
        #expect(NavigationBarLook.table.value(for: old).height == 44)
        #expect(NavigationBarLook.table.value(for: Era(os: 26)).height == 54)
    }

    @Test
    func `entries add up, and null takes a value away`() {
        let look = AlertLook.table.value(for: Era(os: 8))
        #expect(look.messageSize == 13)
        #expect(look.classic?.pitch.title == 22)
        #expect(look.classic?.pitch.message == 16)
        #expect(AlertLook.table.value(for: Era(os: 13)).classic == nil)
        #expect(ButtonLook.table.value(for: Era(os: 13)).typeSizes.count == 5)
    }

    @Test
    func `a look of an era that was asked for before is the same again`() {
        let eras = [7, 13, 26, 7, 26, 13].map { Era(os: OSVersion($0)) }
        #expect(eras.map { SwitchLook.table.value(for: $0).knob.size.width } == [28, 27, 37, 28, 37, 27])
    }
}
