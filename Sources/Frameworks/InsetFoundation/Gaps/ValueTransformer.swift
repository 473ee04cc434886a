import Foundation
import Synchronization

/// A name that a transformer is found by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The opposite of a truth.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Whether there is nothing.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Whether there is something.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// What was archived.
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    /// What was archived by keys.
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    /// What was archived securely.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Lets an initializer answer an object that is there already, which Swift allows in a protocol's extension alone.
public protocol ValueTransformerLookup {}

extension ValueTransformerLookup {
    /// The transformer of a name; nil for none.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.registered(name) as? Self else { return nil }
        self = found
    }
}

/// Makes another value of one, and back.
open class ValueTransformer: NSObject, ValueTransformerLookup {
    private struct Entry: @unchecked Sendable { let transformer: ValueTransformer }
    private static let entries = Mutex<[NSValueTransformerName: Entry]>([:])

    /// A transformer that leaves values as they are.
    public override init() {}

    /// Gives a transformer a name; nil takes it away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let entry = transformer.map { Entry(transformer: $0) }
        entries.withLock { $0[name] = entry }
    }

    /// The names that are known, sorted.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        let own = entries.withLock { Array($0.keys) }
        return Set(own + StandardTransformer.kinds.keys).sorted { $0.rawValue < $1.rawValue }
    }

    fileprivate static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let own = entries.withLock({ $0[name] }) { return own.transformer }
        return StandardTransformer.kinds[name].map { StandardTransformer($0) }
    }

    /// The class of what is made.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether there is a way back. Default: true.
    open class func allowsReverseTransformation() -> Bool { true }
    /// Another value. Default: the same.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The way back. Default: as forward.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Reads archives of some classes alone, and writes them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// Without a name.
    public override init() { super.init() }
    /// The classes of what may be read. Default: property lists' and a few more.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }
    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap {
            try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: $0)
        }
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}

/// The transformers that Foundation itself names.
private final class StandardTransformer: ValueTransformer {
    enum Kind { case negation, absence, presence, archive }

    static let kinds: [NSValueTransformerName: Kind] = [
        .negateBooleanTransformerName: .negation, .isNilTransformerName: .absence,
        .isNotNilTransformerName: .presence, .unarchiveFromDataTransformerName: .archive,
        .keyedUnarchiveFromDataTransformerName: .archive, .secureUnarchiveFromDataTransformerName: .archive,
    ]
    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    override func transformedValue(_ value: Any?) -> Any? {
        switch kind {
        case .negation: !((value as? NSNumber)?.boolValue ?? value as? Bool ?? false)
        case .absence: value == nil
        case .presence: value != nil
        case .archive:
            (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
        }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard kind == .archive else { return kind == .negation ? transformedValue(value) : nil }
        return value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
