import Foundation
import SwiftRuntime

/// A kind of objects.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The kind's name.
    open var name: String?
    /// The class of the objects; where it isn't set, the subclass of `NSManagedObject` that is called as the kind.
    open var managedObjectClassName: String! = ""
    /// Whether there are only objects of the kinds below. Default: false.
    open var isAbstract = false
    /// The kind above, whose properties these objects have as well.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The kinds below.
    open var subentities: [NSEntityDescription] = [] { didSet { subentities.forEach { $0.superentity = self } } }
    /// What the objects have, that of the kinds above first.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            own = newValue
            for property in newValue { property.entity = self }
        }
    }
    /// What the model's author wrote beside it. Nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// Which attributes tell objects apart; they aren't checked here.
    open var uniquenessConstraints: [[Any]] = []
    /// The name in an earlier model; without a file nothing is carried over.
    open var renamingIdentifier: String?
    private var own: [NSPropertyDescription] = []
    private var foundClass: NSManagedObject.Type?

    /// What isn't a relationship, by name.
    open var attributesByName: [String: NSAttributeDescription] { named(NSAttributeDescription.self) }
    /// What leads to other objects, by name.
    open var relationshipsByName: [String: NSRelationshipDescription] { named(NSRelationshipDescription.self) }
    /// All properties, by name.
    open var propertiesByName: [String: NSPropertyDescription] { named(NSPropertyDescription.self) }
    /// The kinds below, by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    private func named<Property: NSPropertyDescription>(_ type: Property.Type) -> [String: Property] {
        Dictionary(properties.compactMap { $0 as? Property }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    /// Itself: a kind that is used doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether it is a kind or below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        name == entity.name || superentity?.isKindOf(entity: entity) ?? false
    }

    /// The kind of a name; nil where the context's model has none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model.entity(named: entityName)
    }

    /// A new object of a kind; a name that the model doesn't have ends the program, as Core Data's exception does.
    open class func insertNewObject(
        forEntityName entityName: String,
        into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = context.model.entity(named: entityName) else {
            fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of the objects.
    var objectClass: NSManagedObject.Type {
        if let foundClass { return foundClass }
        let name = managedObjectClassName ?? ""
        let last = (name.isEmpty ? self.name ?? "" : name).split(separator: ".").last.map(String.init) ?? ""
        let records = TypeRecords().records[last] ?? []
        let found = records.lazy.compactMap { $0.type as? NSManagedObject.Type }.first ?? NSManagedObject.self
        foundClass = found
        return found
    }
}
