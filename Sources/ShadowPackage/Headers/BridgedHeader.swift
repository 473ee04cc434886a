import Foundation
import XcodeProject

/// Makes the header that a target's Swift is compiled with: what is C of its bridging header, or of the header that a
/// framework with Swift and C shows to the world.
struct BridgedHeader {
    let folders: BuildFolders
    let target: Target
    let module: String

    /// What came of it.
    struct Outcome: Codable, Equatable {
        /// The header for the compiler; nil where nothing of it is C.
        var path: String?
        /// What Swift and clang need to find what it includes.
        var flags: [String] = []
        /// The headers that aren't C, with the compiler's reasons.
        var leftOut: [LeftOut] = []
        /// Files whose change makes it anew.
        var inputs: [String] = []
    }

    struct LeftOut: Codable, Equatable {
        var path: String
        var reason: String
    }

    private struct State: Codable, Equatable {
        var stamps: [String: FileStamp?]
        var flags: [String]
        var outcome: Outcome
    }

    /// More headers than this name no sensible interface between C and Swift.
    private static let most = 400

    /// The header that shows the target's C to its Swift, or the map that names such headers; nil for targets without any.
    static func path(of target: Target) -> String? {
        if let path = target.bridgingHeader { return path }
        let isMixed = !target.sources(.c).isEmpty && !target.sources(.swift).isEmpty
        guard target.kind == .framework, isMixed else { return nil }
        if let map = target.moduleMapFile { return map }
        return target.headerFolders.lazy.map { "\($0)/\(target.moduleName).h" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// What a file that ``path(of:)`` found says.
    static func read(_ path: String, of target: Target) -> BridgingHeader? {
        if path == target.moduleMapFile {
            return ModuleMap(path).map { map in
                let names = map.headers.map { ($0 as NSString).lastPathComponent }
                return BridgingHeader(text: names.map { "#include \"\($0)\"\n" }.joined())
            }
        }
        let module = target.bridgingHeader == nil ? target.moduleName : nil
        return FileManager.default.contents(atPath: path).map {
            BridgingHeader(text: String(decoding: $0, as: UTF8.self), module: module)
        }
    }

    /// Reads the header again where something has changed.
    func make(of header: BridgingHeader, at path: String) throws(ShadowError) -> Outcome {
        let file = folders.objects(module + "-C").appendingPathComponent("Bridging.json")
        let flags = target.headerFlags
        let headers = header.headers.prefix(Self.most).map { ($0, self.path(of: $0, from: path)) }
        let inputs = [path] + headers.compactMap(\.1)
        let stamps = FileStamp.all(of: inputs)
        if let known = CacheFile.read(State.self, from: file), known.stamps == stamps, known.flags == flags,
            known.outcome.path.map(FileManager.default.fileExists) ?? true
        {
            return known.outcome
        }
        var outcome = try read(header, headers, at: path, flags)
        outcome.inputs = inputs
        try CacheFile.write(json: State(stamps: stamps, flags: flags, outcome: outcome), to: file)
        return outcome
    }

    private func read(
        _ header: BridgingHeader,
        _ headers: [(name: String, path: String?)],
        at path: String,
        _ flags: [String]
    ) throws(ShadowError) -> Outcome {
        let reader = CReadable(flags: flags + target.cFlags)
        let folder = folders.objects(module + "-C")
        let trial = folder.appendingPathComponent("Trial.h")
        var outcome = Outcome()
        var lines: [String] = []
        for name in header.plainHeaders {
            let include = "#include <\(name)>"
            if try reader.fault(of: include + "\n", at: trial) == nil { lines.append(include) }
        }
        func isC(_ more: [String]) throws(ShadowError) -> String? {
            try reader.fault(of: (lines + more).joined(separator: "\n") + "\n", at: trial)
        }
        for (name, found) in headers {
            guard let found else {
                outcome.leftOut.append(LeftOut(path: path, reason: "it includes \(name), which isn't there"))
                continue
            }
            let include = "#include \"\(found)\""
            if let fault = try isC([include]) {
                let isObjectiveC = FileManager.default.contents(atPath: found).map(CReadable.hasObjectiveC) ?? false
                outcome.leftOut.append(LeftOut(path: found, reason: isObjectiveC ? "it is Objective-C" : fault))
            } else {
                lines.append(include)
            }
        }
        let hasMore = lines.contains { $0.hasPrefix("#include \"") }
        if !header.declarations.isEmpty {
            if let fault = try isC(header.declarations) {
                outcome.leftOut.append(LeftOut(path: path, reason: "what it declares isn't C: \(fault)"))
            } else {
                lines += header.declarations
            }
        }
        try? FileManager.default.removeItem(at: trial)
        guard hasMore || lines.count > header.plainHeaders.count else { return outcome }
        let made = folder.appendingPathComponent("Bridging.h")
        try CacheFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: made)
        outcome.path = made.path
        outcome.flags = (flags + target.cFlags).flatMap { ["-Xcc", $0] }
        return outcome
    }

    private func path(of name: String, from header: String) -> String? {
        let places = [(header as NSString).deletingLastPathComponent] + target.headerPlaces
        return places.lazy.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
