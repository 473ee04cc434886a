import DeviceCatalog
import Foundation
import Platform
import Synchronization

/// The files of the pages, read once: nothing else is ever served. A page's modules are one script (``ScriptBundle``).
struct PageFiles: Sendable {
    /// A file as it is served.
    struct File: Sendable {
        let data: Data
        let type: String
    }

    private let files: [String: File]
    private let modules: [String: String]
    private let made = MadeFiles()

    /// Why there is no page.
    struct Missing: Error, CustomStringConvertible {
        let description = "the page's files aren't there; keep Inset_SimulatorServer.resources beside the program"
    }

    /// - Parameter capture: What the view debugger shows where there is no device.
    init(capture: Data? = nil) throws(Missing) {
        guard let folder = ResourceFolder(module: "SimulatorServer") else { throw Missing() }
        var files: [String: File] = [:]
        var modules: [String: String] = [:]
        for room in Self.rooms {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.url.path)/\(room)")) ?? []
            for name in names {
                let kind = (name as NSString).pathExtension
                guard let type = Self.types[kind], let data = folder.contents(of: "\(room)/\(name)") else { continue }
                if kind == "js" {
                    modules[name] = String(decoding: data, as: UTF8.self)
                } else {
                    files[name] = File(data: data, type: type)
                }
            }
        }
        guard files["index.html"] != nil else { throw Missing() }
        files["capture.json"] = File(data: capture ?? Data("null".utf8), type: "application/json")
        (self.files, self.modules) = (files, modules)
    }

    /// A file by its name, in which no slash can be.
    subscript(name: String) -> File? {
        let name = name.isEmpty ? "index.html" : name
        return files[name] ?? made.file(name) { make(name) }
    }

    private func make(_ name: String) -> File? {
        if name == "catalog.json" { return File(data: Self.catalog, type: "application/json") }
        guard Self.scripts.contains(name), let bundle = try? ScriptBundle(of: name, source: { modules[$0] }) else {
            return nil
        }
        return File(data: Data(bundle.text.utf8), type: "text/javascript; charset=utf-8")
    }

    /// What isn't made before somebody asks for it, as the device starts in that time; then kept.
    private final class MadeFiles: Sendable {
        private let files = Mutex<[String: File]>([:])

        func file(_ name: String, make: () -> File?) -> File? {
            files.withLock { files in
                if files[name] == nil { files[name] = make() }
                return files[name]
            }
        }
    }

    /// What pages ask for: each its own module with all that it needs.
    private static let scripts = ["main.js", "wall.js", "debug.js"]

    /// The folders whose files are served side by side.
    private static let rooms = ["Client", "Debugger"]

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
    ]

    /// The devices and the systems that each runs.
    private static var catalog: Data {
        let catalog = DeviceCatalog.standard
        let majors = (1...99).map { OSVersion("\($0)") }.compactMap { $0 }
        var json = JSONText()
        json.object { json in
            json.key("devices")
            json.array { json in
                for device in catalog.devices {
                    let systems = majors.filter { $0 >= 7 && $0.major <= catalog.currentOS.major }.filter { major in
                        device.runs(major) || device.supportedOS(nearest: major).major == major.major
                    }
                    json.object { json in
                        json.key("name")
                        json.string(device.name)
                        json.key("family")
                        json.string(device.family)
                        json.key("systems")
                        json.array { json in
                            for major in systems { json.string(device.supportedOS(nearest: major).description) }
                        }
                    }
                }
            }
        }
        return json.data
    }
}
