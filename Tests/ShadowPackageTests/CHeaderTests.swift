import Foundation
import Testing
import XcodeProject

@testable import ShadowPackage

@Suite("Shadow package: headers of C")
struct CHeaderTests {
    private func folder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        try body(folder)
    }

    private func target(_ folder: URL) -> Target {
        var target = Target(
            id: "App/App",
            name: "App",
            kind: .application,
            moduleName: "App",
            container: folder.path + "/App.xcodeproj",
            root: folder.path
        )
        target.headerSearchPaths = [folder.path + "/C"]
        return target
    }

    @Test func `a bridging header's parts are told apart`() {
        let header = BridgingHeader(
            text: """
                #import "Sound/beep.h"
                #include <math.h>
                #import <Kit/Part.h>
                #define App_h
                #define LIMIT 12
                void beep(void);
                """,
            module: "Kit"
        )
        #expect(header.headers == ["Sound/beep.h", "Part.h"])
        #expect(header.plainHeaders == ["math.h"])
        #expect(header.declarations == ["#define LIMIT 12", "void beep(void);"])
        #expect(header.modules == [])
    }

    @Test func `headers of C are kept, with what they include, and others are told with the reason`() throws {
        let files = [
            "App.h": "#import \"a.h\"\n#import \"View.h\"\n#import \"gone.h\"\n#import \"Shape.hpp\"\nint own(void);",
            "C/a.h": "#include \"b.h\"\nnumber first(void);", "C/b.h": "typedef int number;",
            "C/View.h": "#import <UIKit/UIKit.h>\n@interface View : UIView\n@end",
            "C/Shape.hpp": "class Shape { int side; };",
        ]
        try folder(files) { folder in
            let path = folder.path + "/App.h"
            let header = BridgingHeader(text: files["App.h"] ?? "")
            let maker = BridgedHeader(
                folders: BuildFolders(root: folder.appendingPathComponent("cache")),
                target: target(folder),
                module: "App"
            )
            let made = try maker.make(of: header, at: path)
            let text = try String(contentsOfFile: #require(made.path), encoding: .utf8)
            #expect(text == "#include \"\(folder.path)/C/a.h\"\nint own(void);\n")
            let left = made.leftOut.map { ($0.path as NSString).lastPathComponent }
            #expect(left == ["View.h", "App.h", "Shape.hpp"])
            #expect(made.leftOut[0].reason == "it is Objective-C")
            #expect(made.leftOut[1].reason == "it includes gone.h, which isn't there")
            #expect(made.flags.contains("-iquote\(folder.path)/C"))
            #expect(try maker.make(of: header, at: path) == made)
        }
    }

    @Test func `a map tells its modules and the headers that it names, comments aside`() throws {
        let map = """
            // module Old { header "old.h" }
            module Twice [system] {
                header "twice.h"
                /* header "gone.h" */
                explicit module Inner { header "/usr/include/inner.h" }
                export *
            }
            framework module Kit { umbrella header "Kit.h" module * { export * } }
            """
        try folder(["module.modulemap": map]) { folder in
            let read = try #require(ModuleMap(folder.path + "/module.modulemap"))
            #expect(read.modules == ["Twice", "Kit"])
            #expect(read.headers == ["\(folder.path)/twice.h", "/usr/include/inner.h", "\(folder.path)/Kit.h"])
            #expect(ModuleMap(folder.path + "/none") == nil)
        }
    }
}
