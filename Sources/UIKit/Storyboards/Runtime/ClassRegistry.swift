import Foundation
import ObjectiveCRuntime
import Platform
import SwiftRuntime

/// Finds classes by the names that documents and property lists give them.
@MainActor
package enum ClassRegistry {
    /// Modules to look in when a document names none, most wanted first: the app's.
    @WorldState package static var preferredModules: [String] = []

    @WorldState private static var found: [String: AnyClass] = [:]
    private static let records = TypeRecords()

    /// The class of a name, or nil.
    ///
    /// - Parameters:
    ///   - name: `Cell`, nested `List.Cell`, or with its module in front, `App.Cell`.
    ///   - module: nil or empty looks in ``preferredModules``, then everywhere.
    package static func type(named name: String, module: String? = nil) -> AnyClass? {
        let module = module.flatMap { $0.isEmpty ? nil : $0 }
        let key = "\(module ?? "").\(name)"
        if let known = found[key] { return known }
        let path = name.split(separator: ".").map(String.init)
        guard let own = path.last, path.allSatisfy(isIdentifier) else { return nil }
        // A class that says `@objc(Name)` goes by that.
        let named: AnyClass? = path.count == 1 ? PortedMembers.type(named: own) : nil
        let type: AnyClass? = named ?? mangled(path, in: module) ?? recorded(own, path: path, in: module)
        found[key] = type
        return type
    }

    /// By mangled name: the runtime's own way, for classes that aren't private.
    private static func mangled(_ path: [String], in module: String?) -> AnyClass? {
        let modules = module.map { [$0] } ?? preferredModules
        let inNames = module == nil && path.count > 1 ? [path] : []
        for names in modules.map({ [$0] + path }) + inNames where names.count == 2 {
            let mangled = names.map { "\($0.utf8.count)\($0)" }.joined() + "C"
            if let type = _typeByName(mangled) as? AnyClass { return type }
        }
        return nil
    }

    private static func recorded(_ own: String, path: [String], in module: String?) -> AnyClass? {
        let candidates = (records.records[own] ?? []).filter { record in
            if let module, record.module != module { return false }
            let outer = Array(path.dropLast())
            return outer == record.outerNames || (module == nil && outer == [record.module] + record.outerNames)
                || (outer.isEmpty && module != nil)
        }
        let rank = { (record: TypeRecords.Record) in
            preferredModules.firstIndex(of: record.module) ?? preferredModules.count
        }
        // Ties go by module name, so that every run finds the same class.
        return candidates.min { (rank($0), $0.module) < (rank($1), $1.module) }?.type
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.count < 256 && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
