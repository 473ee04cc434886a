import Foundation

/// What was built last, and the files that it was built of: while none has changed, nothing is asked of anybody.
struct BuildMemory<Built: Codable> {
    private struct State: Codable {
        var version: Int
        var tools: [String: FileStamp?]
        var inputs: [String: FileStamp?]
        var programs: [String]
        var built: Built
    }

    private let version = 1
    private let file: URL
    private let tools: [String: FileStamp?]

    /// - Parameter file: Where it is kept.
    init(_ file: URL, build: InsetBuild) {
        self.file = file
        // The program itself as well: another version may build otherwise.
        tools = build.stamps.merging(FileStamp.all(of: ["/proc/self/exe"])) { $1 }
    }

    /// What was built, where nothing has changed.
    var built: Built? {
        guard let state = CacheFile.read(State.self, from: file), state.version == version, state.tools == tools,
            state.inputs.allSatisfy({ FileStamp($0.key) == $0.value }),
            state.programs.allSatisfy({ FileManager.default.fileExists(atPath: $0) })
        else { return nil }
        return state.built
    }

    /// Remembers what was built.
    ///
    /// - Parameters:
    ///   - programs: What must still be there.
    ///   - inputs: What must not have changed.
    func keep(_ built: Built, programs: [String], inputs: [String]) throws(ShadowError) {
        let state = State(
            version: version,
            tools: tools,
            inputs: FileStamp.all(of: inputs),
            programs: programs,
            built: built
        )
        try CacheFile.write(json: state, to: file)
    }
}
