import Foundation

/// What was built last, and the files that it was built of: while none has changed, nothing is asked of anybody.
struct BuildMemory {
    private struct State: Codable {
        var version: Int
        var tools: [String: FileStamp?]
        var inputs: [String: FileStamp?]
        var programs: [BuiltProgram]
        var extra: [String: String]
    }

    private static let version = 1
    private let file: URL
    private let tools: [String: FileStamp?]

    /// - Parameter file: Where it is kept.
    init(_ file: URL, build: InsetBuild) {
        self.file = file
        // The program itself as well: another version may build otherwise.
        tools = build.stamps.merging(FileStamp.all(of: ["/proc/self/exe"])) { $1 }
    }

    private var current: State? {
        guard let state = CacheFile.read(State.self, from: file), state.version == Self.version, state.tools == tools,
            state.inputs.allSatisfy({ FileStamp($0.key) == $0.value }),
            state.programs.allSatisfy({ FileManager.default.fileExists(atPath: $0.executable) })
        else { return nil }
        return state
    }

    /// The program, where nothing has changed.
    var program: BuiltProgram? { current?.programs.first }
    /// The programs, where nothing has changed.
    var programs: [BuiltProgram]? { current?.programs }

    /// Remembers a program.
    func keep(_ program: BuiltProgram, inputs: [String]) throws(ShadowError) { try keep([program], inputs: inputs) }

    /// Remembers programs.
    func keep(_ programs: [BuiltProgram], inputs: [String]) throws(ShadowError) {
        let state = State(
            version: Self.version,
            tools: tools,
            inputs: FileStamp.all(of: inputs),
            programs: programs,
            extra: [:]
        )
        try CacheFile.write(json: state, to: file)
    }
}
