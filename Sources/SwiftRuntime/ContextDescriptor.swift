/// What the compiler writes down for a module, an extension, or a type.
struct ContextDescriptor {
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
