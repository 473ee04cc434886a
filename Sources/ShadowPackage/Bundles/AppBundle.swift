import Foundation
import XcodeProject

/// The folder that a program finds as its main bundle: an Info.plist, and links to the user's resources.
///
/// Links, so that an edited picture or storyboard shows without a build, and nothing is copied.
struct AppBundle {
    let url: URL
    private var names = Set<String>()
    private(set) var notes: [ProjectNote] = []
    /// Files that were compiled into others, so that an edit has the bundle made again.
    private(set) var compiled: [String] = []

    /// Makes the folder; what an earlier build left and this one doesn't want is taken away at the end.
    init(_ url: URL) throws(ShadowError) {
        self.url = url
        try CacheFile.makeFolder(url)
    }

    /// Puts a target's resources into the bundle.
    ///
    /// - Parameter folder: A folder within, for a package's own bundle; nil is the top.
    mutating func add(_ resources: [Resource], in folder: String? = nil) throws(ShadowError) {
        for resource in resources {
            let destination = folder.map { $0 + "/" + resource.destination } ?? resource.destination
            guard !destination.split(separator: "/").contains(".."), !destination.hasPrefix("/") else {
                notes.append(ProjectNote(resource.path, "it would lie outside of the bundle; left out"))
                continue
            }
            if destination.hasSuffix(".xcstrings") {
                try addStrings(resource.path, named: destination)
            } else if destination.hasSuffix(".stringsdict"), let table = PluralTable(contentsOf: resource.path) {
                try add(table, of: resource.path, named: destination)
            } else {
                try link(resource.path, as: free(destination))
            }
        }
    }

    /// Several targets may have an Assets.xcassets.
    private func free(_ destination: String) -> String {
        guard destination.hasSuffix(".xcassets") else { return destination }
        let base = destination.dropLast(".xcassets".count)
        var candidate = destination
        var number = 2
        while names.contains(candidate) {
            candidate = "\(base)~\(number).xcassets"
            number += 1
        }
        return candidate
    }

    private mutating func link(_ path: String, as name: String) throws(ShadowError) {
        guard names.insert(name).inserted else { return }
        try makeLink(at: url.appendingPathComponent(name), to: path)
    }

    /// Puts a link in the place of whatever else is there.
    private func makeLink(at place: URL, to target: String) throws(ShadowError) {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == target { return }
        try CacheFile.makeFolder(place.deletingLastPathComponent())
        try? FileManager.default.removeItem(at: place)
        do {
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        } catch {
            throw .unwritable(place.path, error.localizedDescription)
        }
    }

    private mutating func addStrings(_ path: String, named name: String) throws(ShadowError) {
        compiled.append(path)
        let table = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
        let folder = (name as NSString).deletingLastPathComponent
        do throws(StringCatalog.Failure) {
            let catalog = try StringCatalog(contentsOf: path)
            for (language, texts) in catalog.tables {
                let file = (folder.isEmpty ? "" : folder + "/") + "\(language).lproj/\(table).strings"
                names.insert(file)
                do throws(ShadowError) {
                    try CacheFile.write(StringCatalog.strings(texts), to: url.appendingPathComponent(file))
                    try addRules(of: texts, beside: file)
                } catch { notes.append(ProjectNote(path, "\(error)")) }
            }
        } catch {
            notes.append(ProjectNote(path, "the string catalog is left out: \(error.reason)"))
        }
    }

    private mutating func add(_ table: PluralTable, of path: String, named name: String) throws(ShadowError) {
        guard names.insert(name).inserted else { return }
        compiled.append(path)
        let place = url.appendingPathComponent(name)
        // Never through a link into the user's file.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil {
            try? FileManager.default.removeItem(at: place)
        }
        try CacheFile.write(table.textData ?? Data(), to: place)
        try addRules(of: table, beside: name)
    }

    /// Rules of texts that vary by number, where a program that formats one looks for them.
    private mutating func addRules(of table: PluralTable, beside name: String) throws(ShadowError) {
        guard let rules = table.ruleData else { return }
        var file = (name as NSString).deletingPathExtension + ".plurals"
        // A `.stringsdict` and a catalog of one name.
        if names.contains(file) { file = "\(name).plurals" }
        names.insert(file)
        try CacheFile.write(rules, to: url.appendingPathComponent(file))
    }

    /// Writes the Info.plist.
    mutating func add(info: [String: InfoValue]) throws(ShadowError) {
        names.insert("Info.plist")
        let list = info.mapValues(\.propertyList)
        guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0) else {
            preconditionFailure("texts, numbers and lists always make a property list")
        }
        try CacheFile.write(data, to: url.appendingPathComponent("Info.plist"))
    }

    /// Links the bundles within from beside this one, where Xcode puts those of packages and their tests look for them.
    func showInnerBundles() throws(ShadowError) {
        let inner = Set(names.compactMap { $0.split(separator: "/").first.map(String.init) })
        for name in inner.sorted() where name.hasSuffix(".bundle") {
            let place = url.deletingLastPathComponent().appendingPathComponent(name)
            try makeLink(at: place, to: "\(url.lastPathComponent)/\(name)")
        }
    }

    /// Takes away what earlier builds left, but for the program.
    func finish(program: String) {
        let wanted = names.union([program])
        let top = Set(wanted.map { $0.split(separator: "/").first.map(String.init) ?? $0 })
        for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] where !top.contains(name) {
            try? FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
    }
}
