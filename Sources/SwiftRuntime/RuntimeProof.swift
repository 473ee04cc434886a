import Foundation

/// How each mechanism is proved: on classes that nobody else uses, with an answer that is known beforehand.
enum RuntimeProof {
    static let all: [RuntimeMechanism: @Sendable () -> Bool] = [
        .mainLoop: { MainLoopCapture.isProven },
        .hashSeeds: { !HashSeeds.areWanted || HashSeeds.takeEffect },
        .classRecords: classRecords,
        .methodTables: methodTables,
        .standInObjects: standInObjects,
        .initializers: { ObjectAllocator.make(InitializerProbe.self).made == "by its own init" },
        .storedProperties: storedProperties,
        .typeRecords: { TypeRecords.list(PropertyProbe.self, named: "PropertyProbe", module: "SwiftRuntime") },
    ]

    /// The superclass and an instance's size stand where they are expected.
    private static func classRecords() -> Bool {
        let (base, derived) = (ClassRecord(MethodProbe.self), ClassRecord(OverridingProbe.self))
        let superclass = derived.address.load(
            fromByteOffset: ClassRecord.superclassOffset,
            as: UnsafeRawPointer.self
        )
        let word = MemoryLayout<UInt>.size
        return superclass == base.address && base.instanceByteCount == 3 * word
            && derived.instanceByteCount == 4 * word && base.start < base.address
            && base.byteCount <= derived.byteCount && base.byteCount > ClassRecord.membersOffset
            && base.byteCount < 4096
    }

    /// One entry tells who overrides.
    private static func methodTables() -> Bool {
        guard classRecords(),
            let entry = MethodTable.entry(
                overriddenBy: OverridingProbe.self,
                not: PlainProbe.self,
                of: MethodProbe.self
            )
        else { return false }
        let base = MethodTable(MethodProbe.self)[entry]
        return MethodTable(PlainProbe.self)[entry] == base && MethodTable(OverridingProbe.self)[entry] != base
    }

    /// An object that is one of a class by its type and holds its superclass's values, and runs none of its code.
    // Not optimized: the compiler would take the probes for the only classes there are, and call their methods directly.
    @_optimize(none)
    private static func standInObjects() -> Bool {
        guard classRecords() else { return false }
        let object = StandInObject.make(of: OverridingProbe.self, from: MethodProbe(), of: MethodProbe.self)
        // By its superclass: of a private class without subclasses the compiler knows which method is meant.
        guard object is OverridingProbe, let probe = object as? MethodProbe else { return false }
        return probe.answer() == "base" && probe.number == 42
    }

    /// Strong, weak and inherited properties are written and read where the compiler put them.
    private static func storedProperties() -> Bool {
        let (object, value) = (DerivedPropertyProbe(), PropertyProbe())
        let properties = StoredProperties(reading: DerivedPropertyProbe.self).properties
        guard let strong = properties["strong"], let weak = properties["weakly"], let number = properties["number"],
            strong.isStrong, !weak.isStrong,
            StoredProperties.write(value, to: strong, of: object),
            StoredProperties.write(value, to: weak, of: object),
            StoredProperties.write(7, to: number, of: object)
        else { return false }
        return object.strong === value && object.weakly === value && object.number == 7
            && StoredProperties.read(strong, of: object) as AnyObject === value
    }
}

// MARK: Probes

private final class InitializerProbe: NSObject {
    let made: String

    override init() {
        made = "by its own init"
        super.init()
    }
}

private class MethodProbe {
    let number = 42
    func answer() -> String { "base" }
}

private final class PlainProbe: MethodProbe {}

// Not final: of a final class the compiler takes an object only if its record is that very class's.
private class OverridingProbe: MethodProbe {
    let more = 1
    override func answer() -> String { "derived" }
}

private class PropertyProbe {
    var strong: PropertyProbe?
    weak var weakly: PropertyProbe?
}

private final class DerivedPropertyProbe: PropertyProbe {
    var number = 0
}
