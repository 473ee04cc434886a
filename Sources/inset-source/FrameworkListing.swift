import Foundation
import SourcePort

/// The table of what modules declare, made of their sources.
struct FrameworkListing {
    /// The folders of modules, each called as its module.
    let folders: [String]

    func print() {
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            let paths = files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
            let lines = FrameworkTable.lines(module: (folder as NSString).lastPathComponent, files: paths) { path in
                FileManager.default.contents(atPath: path).map { [UInt8]($0) }
            }
            Swift.print(lines.joined(separator: "\n"))
        }
    }
}
