import Platform
import Synchronization

/// A file of `Resources/Looks`: a list of entries, or a single one, for each part.
///
/// Nothing here traps. A file that is missing or damaged is said once on standard error, with what to do, and its parts
/// look blank: every number is 0, every color clear. So no number has to stand in code a second time, and a moved program
/// without its resources says why nothing is seen. That the package's own files are whole is tested.
struct LookFile: Sendable {
    /// "controls", of `controls.json`.
    let name: String
    /// Null where the file couldn't be read.
    let parts: LookValue

    /// - Parameter data: What the file holds; nil: there is none.
    init(name: String, data: Data?) {
        self.name = name
        let decoded = data.flatMap { try? JSONDecoder().decode(LookValue.self, from: $0) }
        parts = decoded ?? .null
        guard decoded == nil else { return }
        let state = data == nil ? "is missing" : "is no JSON"
        Self.report(
            "Looks/\(name).json \(state): put Inset_UIKit.resources beside the program, or build the package anew"
        )
    }

    /// The file of that name, read on first use.
    static func named(_ name: String) -> LookFile {
        read.withLock { files in
            if let file = files[name] { return file }
            let file = LookFile(name: name, data: ResourceFolder(module: "UIKit")?.contents(of: "Looks/\(name).json"))
            files[name] = file
            return file
        }
    }

    // The package's files don't change; nothing of a device is kept here.
    private static let read = Mutex<[String: LookFile]>([:])

    static func report(_ problem: String) {
        StandardError.line("UIKit's resource \(problem)")
    }
}
