/// The members in a class's record, where Swift keeps pointers to its methods.
///
/// Swift can't say whether a class overrides a method. A probe class that overrides nothing else shows which entry is
/// the method's; another class overrides it where that entry differs from the base class's.
package struct MethodTable {
    private let words: UnsafePointer<UInt>
    private let count: Int

    /// The members of a class, those that it inherits first.
    package init(_ type: AnyClass) {
        let record = ClassRecord(type)
        let members = record.address + ClassRecord.membersOffset
        words = members.assumingMemoryBound(to: UInt.self)
        count = max(0, (record.end - members) / MemoryLayout<UInt>.size)
    }

    /// A method's address, or the place of a stored property; nil past the end.
    package subscript(index: Int) -> UInt? { index < count ? words[index] : nil }

    /// The one entry in which a class differs that overrides one method of `base`, and a plain subclass doesn't; nil
    /// where no entry, or more than one, does.
    package static func entry(overriddenBy probe: AnyClass, not plain: AnyClass, of base: AnyClass) -> Int? {
        let (probe, plain, base) = (MethodTable(probe), MethodTable(plain), MethodTable(base))
        let differing = (0..<base.count).filter { base[$0] == plain[$0] && base[$0] != probe[$0] }
        return differing.count == 1 ? differing[0] : nil
    }
}
