import Testing

@testable import ShadowPackage

@Suite("Toolchain: how Inset was compiled")
struct CompilerFlagsTests {
    private func flags(_ words: String) -> CompilerFlags {
        CompilerFlags(
            commands: """
                "C.AppHost-debug.module":
                    tool: shell
                    args: ["/usr/bin/swiftc","-module-name","AppHost",\(words)]

                """
        )
    }

    @Test func `a debug build goes on with the options that it was begun with`() {
        let plain = #""-index-store-path","/b/index/store","-Onone","-g""#
        #expect(flags(plain).buildOptions == [])
        #expect(flags(plain + #","-O""#).buildOptions == ["-Xswiftc", "-O"])
        #expect(
            flags(#""-Onone","-g","-O","-gline-tables-only""#).buildOptions
                == ["--disable-index-store", "-Xswiftc", "-O", "-Xswiftc", "-gline-tables-only"]
        )
        #expect(CompilerFlags(commands: "").buildOptions == [])
    }

    @Test func `a module finds the headers that UIKit was compiled with`() {
        let words =
            #""-I","/b/Modules","-Xcc","-fmodule-map-file=/s/C/module.modulemap","#
            + #""-Xcc","-I","-Xcc","/s/C","-I/usr/include/x""#
        #expect(
            flags(words).imports == [
                "-I", "/b/Modules", "-Xcc", "-fmodule-map-file=/s/C/module.modulemap", "-Xcc", "-I", "-Xcc", "/s/C",
                "-I/usr/include/x",
            ]
        )
    }
}
