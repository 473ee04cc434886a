import Foundation

/// What the objects of a kind have.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name. Default: empty.
    open var name = ""
    /// Whether it may be nil. Default: true.
    open var isOptional = true
    /// Whether it isn't kept. Default: false.
    open var isTransient = false
    /// The kind that has it.
    open internal(set) weak var entity: NSEntityDescription?
    /// What the model's author wrote beside it. Nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an earlier model; without a file nothing is carried over.
    open var renamingIdentifier: String?
}

/// A value of objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// What it is.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// What a new object has. Nil by default.
    open var defaultValue: Any?
    /// The class of the values. Nil by default.
    open var attributeValueClassName: String?
    /// What makes data of the values; they are kept as they are here.
    open var valueTransformerName: String?
    /// Whether large data may have files of their own; there are no files.
    open var allowsExternalBinaryDataStorage = false
    /// What it is, by the name of today.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// What a value is.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number that Core Data has for it.
        public let rawValue: UInt
        /// By Core Data's number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not said.
        public static let undefined = AttributeType(rawValue: 0)
        /// An integer of two bytes.
        public static let integer16 = AttributeType(rawValue: 100)
        /// An integer of four bytes.
        public static let integer32 = AttributeType(rawValue: 200)
        /// An integer of eight bytes.
        public static let integer64 = AttributeType(rawValue: 300)
        /// An `NSDecimalNumber`.
        public static let decimal = AttributeType(rawValue: 400)
        /// A `Double`.
        public static let double = AttributeType(rawValue: 500)
        /// A `Float`.
        public static let float = AttributeType(rawValue: 600)
        /// A text.
        public static let string = AttributeType(rawValue: 700)
        /// Yes or no.
        public static let boolean = AttributeType(rawValue: 800)
        /// A moment.
        public static let date = AttributeType(rawValue: 900)
        /// Data.
        public static let binaryData = AttributeType(rawValue: 1000)
        /// A `UUID`.
        public static let uuid = AttributeType(rawValue: 1100)
        /// A `URL`.
        public static let uri = AttributeType(rawValue: 1200)
        /// Any object.
        public static let transformable = AttributeType(rawValue: 1800)
        /// The name of an object.
        public static let objectID = AttributeType(rawValue: 2000)
    }
}

/// What leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kind of the others.
    open weak var destinationEntity: NSEntityDescription?
    /// How it is called there; setting one side sets the other.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// How many at least. Default: 0.
    open var minCount = 0
    /// How many at most; 0, the default, means any number.
    open var maxCount = 0
    /// What becomes of the others when an object is deleted. Default: their side is set to nothing.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the others have an order. Default: false.
    open var isOrdered = false
    /// Whether it leads to several.
    open var isToMany: Bool { maxCount != 1 }
}

/// A value that a request for dictionaries computes.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What is computed: an `NSExpression`. A sum, a number of objects or the like makes one dictionary of all that are found, or
    /// of each group (`propertiesToGroupBy`).
    open var expression: Any?
    /// What the value is.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// What becomes of other objects.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing, their side ends, they are deleted, or it can't be.
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// What a value is.
public enum NSAttributeType: UInt, Sendable {
    /// Numbers and the like, as Apple numbers them.
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200
    /// Numbers.
    case integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
    /// Values of other kinds.
    case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    /// Data and names.
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200
    /// Objects and their names.
    case transformableAttributeType = 1800, objectIDAttributeType = 2000
}
