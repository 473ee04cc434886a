import Foundation
import Testing

/// `inset run` of an app whose Swift calls the project's own C.
@Suite("Command line: C that Swift calls", .enabled(if: BuiltForApps.isThere, BuiltForApps.comment))
struct BridgedCTests {
    private static let files = [
        "project.yml": """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
            settings:
              SWIFT_OBJC_BRIDGING_HEADER: App/App-Bridging-Header.h
              SWIFT_INCLUDE_PATHS: $(SRCROOT)/Maps
        """,
        "App/App-Bridging-Header.h": """
        #import <UIKit/UIKit.h>
        #import "sum.h"
        #import "Player.h"
        #define LIMIT 12
        static inline int half(int number) { return number / 2; }
        """,
        "App/C/sum.h": """
        #include <stdint.h>
        typedef struct { int32_t first; int32_t second; } Pair;
        int32_t sum(Pair pair);
        """,
        "App/C/sum.c": """
        #include "sum.h"
        int32_t sum(Pair pair) { return pair.first + pair.second; }
        """,
        "App/Player.h": """
        #import <Foundation/Foundation.h>
        @interface Player : NSObject
        @end
        """,
        "Maps/Twice/module.modulemap": "module Twice { header \"twice.h\" export * }",
        "Maps/Twice/twice.h": "static inline int twice(int number) { return 2 * number; }",
        "App/App.swift": """
        import Twice
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                print("sum \\(sum(Pair(first: 2, second: 3))), half \\(half(LIMIT)), twice \\(twice(4))")
                return true
            }
        }
        """,
    ]

    @Test func `Swift sees the C of a bridging header and of module maps, and is told what of it is Objective-C`()
        throws
    {
        try InsetProgram.withFolder { folder in
            for (name, text) in Self.files {
                let file = folder.appendingPathComponent("Project/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            func run() throws -> InsetProgram.Run {
                try InsetProgram.run(
                    ["run", "Project", "--cache", "cache", "--screenshot", "first.png"],
                    in: folder,
                    environment: BuiltForApps.environment
                )
            }
            let first = try run()
            let told = first.output + first.errors
            #expect(first.status == 0, "\(told)")
            #expect(told.contains("sum 5, half 6, twice 8"), "\(told)")
            #expect(told.contains("Player.h: it is Objective-C; the header is left out"), "\(told)")
            // A header that changes has what includes it built again.
            let header = folder.appendingPathComponent("Project/Maps/Twice/twice.h")
            try Data("static inline int twice(int number) { return 2 * number + 1; }".utf8).write(to: header)
            let second = try run()
            #expect((second.output + second.errors).contains("twice 9"), "\(second.output) \(second.errors)")
        }
    }
}
