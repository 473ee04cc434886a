/// A row of a class's table: how documents spell a property, and how it is set.
@MainActor
struct DocumentAttribute {
    /// What kind of value documents give.
    enum Kind: Equatable {
        case bool
        case number
        case integer
        /// One of these names.
        case choice([String])
        /// Any of these names, each set to YES.
        case options([String])
        case string
        case color
        case image
        case font
        case insets
        case size
        /// Something with a structure of its own.
        case other
    }

    /// A property that can be read and set by name.
    struct Property {
        /// The name that key-value coding has for it.
        let key: String
        let type: Any.Type
        let get: @MainActor (AnyObject) -> Any?
        /// False when the value isn't of the property's type.
        let set: @MainActor (AnyObject, Any?) -> Bool
    }

    /// The attribute or key in documents.
    let name: String
    let kind: Kind
    /// Sets what the document says; false where it says nothing, or nothing that makes sense.
    let set: @MainActor (AnyObject, any DocumentReading) -> Bool
    /// Sets what the class has by itself; nil where that stays.
    let reset: (@MainActor (AnyObject) -> Void)?
    /// Whether loading resets what the document leaves out. Where not, the class's initializer has the say.
    let isReset: Bool
    /// Nil where runtime attributes can't name it.
    let property: Property?

    /// Sets what the document says while the object is being made.
    func load(_ object: AnyObject, _ reader: any DocumentReading) {
        if !set(object, reader), isReset { reset?(object) }
    }

    /// Sets what the document says for other size classes; what it leaves out there is the class's own value again.
    func vary(_ object: AnyObject, _ reader: any DocumentReading) {
        if !set(object, reader) { reset?(object) }
    }
}
