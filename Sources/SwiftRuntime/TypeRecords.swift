import Foundation

/// The classes that are compiled into the process, private ones included, by name.
///
/// The runtime finds a class by its mangled name only when it is neither private nor in a module that nobody named;
/// this walks the records that the compiler leaves for every type.
package struct TypeRecords {
    /// A class of the program.
    package struct Record {
        package let module: String
        /// The types around it, outermost first.
        package let outerNames: [String]
        fileprivate let makeType: @convention(c) (Int) -> UnsafeRawPointer

        /// The class itself.
        package var type: AnyClass? { unsafeBitCast(makeType(0), to: Any.Type.self) as? AnyClass }
    }

    /// By the class's own name, in the order of the images.
    package private(set) var records: [String: [Record]] = [:]

    /// Reads all records: some milliseconds.
    package init() {
        withUnsafeMutablePointer(to: &records) { records in
            enumerateMetadataSections(
                { sections, context in
                    guard let sections, let context else { return true }
                    let records = context.assumingMemoryBound(to: [String: [Record]].self)
                    TypeRecords.read(TypeReferences(sections), into: &records.pointee)
                    return true
                },
                UnsafeMutableRawPointer(records)
            )
        }
    }

    private static func read(_ references: TypeReferences, into records: inout [String: [Record]]) {
        for place in 0..<references.count {
            guard let descriptor = references.descriptor(at: place), let context = ContextDescriptor(descriptor),
                context.kind == .class, !context.isGeneric
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

    // MARK: Proof

    /// Whether the records name a class as expected, and lead back to it.
    static func list(_ type: AnyClass, named name: String, module: String) -> Bool {
        guard let descriptor = ClassRecord(type).descriptor, let context = ContextDescriptor(descriptor),
            context.kind == .class, context.name == name, context.parents.last?.name == module
        else { return false }
        let record = Record(
            module: module,
            outerNames: [],
            makeType: unsafeBitCast(context.accessFunction, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        )
        guard let listed = record.type, listed == type else { return false }
        var search = (wanted: descriptor, isFound: false)
        withUnsafeMutablePointer(to: &search) { search in
            enumerateMetadataSections(
                { sections, context in
                    guard let sections, let context else { return true }
                    let search = context.assumingMemoryBound(to: (wanted: UnsafeRawPointer, isFound: Bool).self)
                    search.pointee.isFound = TypeReferences(sections).contain(search.pointee.wanted)
                    return !search.pointee.isFound
                },
                UnsafeMutableRawPointer(search)
            )
        }
        return search.isFound
    }
}

/// An image's references to the descriptors of its types.
///
/// The runtime gives a version, three pointers, then ranges (protocols, conformances, types, …), each a start and a
/// length in bytes. A reference is four bytes relative to itself; its lowest bits say whether it is direct.
private struct TypeReferences {
    private let start: UnsafeRawPointer
    let count: Int

    init(_ sections: UnsafeRawPointer) {
        let word = MemoryLayout<UInt>.size
        let range = sections + 4 * word + 2 * 2 * word
        let first = range.load(as: UnsafeRawPointer?.self)
        start = first ?? sections
        count = first == nil ? 0 : (range + word).load(as: Int.self) / MemoryLayout<Int32>.size
    }

    /// Nil for kinds of references that aren't known.
    func descriptor(at place: Int) -> UnsafeRawPointer? {
        let field = start + place * MemoryLayout<Int32>.size
        let reference = field.loadUnaligned(as: Int32.self)
        let target = field + Int(reference & ~3)
        return switch reference & 3 {
        case 0: target
        case 1: target.load(as: UnsafeRawPointer.self)
        default: nil
        }
    }

    func contain(_ wanted: UnsafeRawPointer) -> Bool {
        // Speed: by hand, as a closure a record costs a fifth of a millisecond more in a debug build.
        var place = 0
        while place < count {
            if descriptor(at: place) == wanted { return true }
            place += 1
        }
        return false
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?
)
