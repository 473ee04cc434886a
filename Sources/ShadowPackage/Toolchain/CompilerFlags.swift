import Foundation

/// The options with which SwiftPM compiled what links UIKit: where C modules and headers lie, and how to build on without
/// building all of it again.
struct CompilerFlags {
    /// For a module that imports UIKit.
    private(set) var imports: [String] = []
    /// The words among those that SwiftPM was given for a debug build: `-O`, `-gline-tables-only`.
    private var given: [String] = []
    /// Whether SwiftPM had the sources indexed, as it does in debug builds unless it is told not to.
    private var isIndexed = true

    /// What SwiftPM is to be given to go on with that debug build.
    var buildOptions: [String] {
        (isIndexed ? [] : ["--disable-index-store"]) + given.flatMap { ["-Xswiftc", $0] }
    }

    /// Reads SwiftPM's list of commands.
    init(build: InsetBuild) {
        let configuration = (build.folder as NSString).lastPathComponent
        let scratch = ((build.folder as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        let candidates = [scratch, (build.folder as NSString).deletingLastPathComponent]
        for folder in candidates {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(configuration).yaml") else { continue }
            self.init(commands: String(decoding: data, as: UTF8.self))
            return
        }
        self.init(commands: "")
    }

    /// - Parameter text: SwiftPM's list of commands.
    init(commands text: String) {
        for module in ["AppHost", "Stage", "Simulator"] {
            guard let place = text.firstRange(of: "\"-module-name\",\"\(module)\","),
                let start = text[..<place.lowerBound].lastIndex(of: "["),
                let end = text[place.upperBound...].firstIndex(of: "\n"),
                let words = try? JSONDecoder().decode([String].self, from: Data(text[start..<end].utf8))
            else { continue }
            take(words[...])
            return
        }
    }

    /// The flags without those that were there before; `-Xcc` stays with what it is for.
    static func unique(_ flags: [String]) -> [String] {
        var seen: Set<[String]> = []
        var result: [String] = []
        var words = flags[...]
        while let word = words.popFirst() {
            let flag = word == "-Xcc" ? [word] + words.prefix(1) : [word]
            if word == "-Xcc" { words = words.dropFirst() }
            if seen.insert(flag).inserted { result += flag }
        }
        return result
    }

    private mutating func take(_ words: ArraySlice<String>) {
        given = words.filter { ["-O", "-gline-tables-only"].contains($0) }
        isIndexed = words.contains("-index-store-path")
        var words = words
        while let word = words.popFirst() {
            if word == "-I", let path = words.popFirst() { imports += ["-I", path] }
            if word.hasPrefix("-I"), word.count > 2 { imports.append(word) }
            if word == "-Xcc", let option = words.popFirst() {
                if option.hasPrefix("-fmodule-map-file=") { imports += ["-Xcc", option] }
                if option == "-I", words.first == "-Xcc" {
                    words.removeFirst()
                    if let path = words.popFirst() { imports += ["-Xcc", "-I", "-Xcc", path] }
                }
            }
        }
    }
}
