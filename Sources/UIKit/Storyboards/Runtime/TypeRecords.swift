import Foundation

/// The classes that are compiled into the process, private ones included, by name.
///
/// The runtime finds a class by its mangled name only when it is neither private nor in a module that nobody named;
/// this walks the records that the compiler leaves for every type.
struct TypeRecords {
    /// A class of the program.
    struct Record {
        let module: String
        /// The types around it, outermost first.
        let outerNames: [String]
        fileprivate let makeType: @convention(c) (Int) -> UnsafeRawPointer

        /// The class itself.
        var type: AnyClass? { unsafeBitCast(makeType(0), to: Any.Type.self) as? AnyClass }
    }

    /// By the class's own name, in the order of the images.
    private(set) var records: [String: [Record]] = [:]

    /// Reads all records: some milliseconds.
    init() {
        withUnsafeMutablePointer(to: &records) { records in
            enumerateMetadataSections(
                { sections, context in
                    guard let sections, let context else { return true }
                    let records = context.assumingMemoryBound(to: [String: [Record]].self)
                    TypeRecords.read(sections, into: &records.pointee)
                    return true
                },
                UnsafeMutableRawPointer(records)
            )
        }
    }

    /// How the runtime lays out an image's sections: a version, three pointers, then ranges (protocols, conformances,
    /// types, …), each a start and a length.
    private static func read(_ sections: UnsafeRawPointer, into records: inout [String: [Record]]) {
        let word = MemoryLayout<UInt>.size
        let typeRange = sections + 4 * word + 2 * 2 * word
        guard let start = typeRange.load(as: UnsafeRawPointer?.self) else { return }
        let length = (typeRange + word).load(as: Int.self)
        for offset in stride(from: 0, to: length, by: 4) {
            let reference = (start + offset).loadUnaligned(as: Int32.self)
            var descriptor = start + offset + Int(reference & ~3)
            // The lowest bits: 0 is direct, 1 through a pointer.
            if reference & 3 == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
            guard reference & 3 <= 1, let context = ContextDescriptor(descriptor), context.kind == .class,
                !context.isGeneric
            else { continue }
            let parents = context.parents
            guard let module = parents.last, module.kind == .module else { continue }
            let outer = parents.dropLast().filter { $0.kind.hasName }.map(\.name).reversed()
            let record = Record(
                module: module.name,
                outerNames: Array(outer),
                makeType: unsafeBitCast(
                    context.accessFunction,
                    to: (@convention(c) (Int) -> UnsafeRawPointer).self
                )
            )
            records[context.name, default: []].append(record)
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?
)

/// What the compiler writes down for a module, an extension, or a type.
private struct ContextDescriptor {
    enum Kind: UInt32 {
        case module = 0
        case `extension` = 1
        case anonymous = 2
        case `protocol` = 3
        case opaqueType = 4
        case `class` = 16
        case `struct` = 17
        case `enum` = 18

        /// Whether a name follows the parent.
        var hasName: Bool {
            switch self {
            case .module, .class, .struct, .enum: true
            case .extension, .anonymous, .protocol, .opaqueType: false
            }
        }
    }

    let pointer: UnsafeRawPointer
    let kind: Kind

    init?(_ pointer: UnsafeRawPointer) {
        guard let kind = Kind(rawValue: pointer.load(as: UInt32.self) & 0x1F) else { return nil }
        self.pointer = pointer
        self.kind = kind
    }

    var isGeneric: Bool { pointer.load(as: UInt32.self) & 0x80 != 0 }

    var name: String {
        String(cString: resolve(8).assumingMemoryBound(to: CChar.self))
    }

    var accessFunction: UnsafeRawPointer { resolve(12) }

    /// The contexts around this one, innermost first.
    var parents: [ContextDescriptor] {
        var parents: [ContextDescriptor] = []
        var current = self
        while parents.count < 32, let next = current.parent {
            parents.append(next)
            current = next
        }
        return parents
    }

    private var parent: ContextDescriptor? {
        let field = pointer + 4
        let reference = Int(field.load(as: Int32.self))
        guard reference != 0 else { return nil }
        let target = field + (reference & ~1)
        return ContextDescriptor(reference & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self))
    }

    /// The target of a relative reference.
    private func resolve(_ offset: Int) -> UnsafeRawPointer {
        let field = pointer + offset
        return field + Int(field.load(as: Int32.self))
    }
}
