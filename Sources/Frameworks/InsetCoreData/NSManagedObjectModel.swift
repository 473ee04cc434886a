import Foundation
import Synchronization

/// What kinds of objects there are, as the model that Xcode edits says.
///
/// A model that was made without a file has the kinds that it is asked for.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    private static let models = Mutex<[Weak]>([])
    private struct Weak: @unchecked Sendable { weak var model: NSManagedObjectModel? }

    private let known = Mutex<[String: NSEntityDescription]>([:])
    private let isOpen: Bool
    /// Names of the model's versions, as the app gives them.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Without kinds.
    public override init() {
        isOpen = true
        super.init()
        remember()
    }

    /// Of a model as Xcode saves it, or as `inset` puts it into the app; nil where there is none.
    ///
    /// - Parameter url: The folder of all versions (`.momd`, `.xcdatamodeld`), of which the current one is read, or of
    ///   one version (`.mom`, `.xcdatamodel`).
    public init?(contentsOf url: URL) {
        guard let entities = DataModelFile.entities(at: url) else { return nil }
        isOpen = false
        super.init()
        self.entities = entities
        remember()
    }

    /// All kinds of the models in some bundles; nil means the app's.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let files = (bundles ?? [.main]).flatMap(DataModelFile.files(in:))
        guard !files.isEmpty else { return NSManagedObjectModel() }
        return NSManagedObjectModel(byMerging: files.compactMap(NSManagedObjectModel.init(contentsOf:)))
    }

    /// All kinds of some models.
    public init?(byMerging models: [NSManagedObjectModel]?) {
        isOpen = models?.contains { $0.isOpen } ?? true
        super.init()
        entities = (models ?? []).flatMap(\.entities)
        remember()
    }

    private func remember() {
        let model = Weak(model: self)
        Self.models.withLock { models in
            models.removeAll { $0.model == nil }
            models.append(model)
        }
    }

    /// The kind whose objects are of a class, in the model that was made last.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let models = models.withLock { $0.compactMap(\.model) }
        return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
    }

    /// The kinds, by name.
    open var entities: [NSEntityDescription] {
        get { known.withLock { $0.values.sorted { ($0.name ?? "") < ($1.name ?? "") } } }
        set {
            let pairs = newValue.compactMap { entity in entity.name.map { ($0, entity) } }
            known.withLock { $0 = Dictionary(pairs, uniquingKeysWith: { $1 }) }
        }
    }
    /// The kinds, by name.
    open var entitiesByName: [String: NSEntityDescription] { known.withLock { $0 } }
    /// Names of the model's parts; there is one, for which Core Data has no name.
    open var configurations: [String] { ["PF_DEFAULT_CONFIGURATION_NAME"] }

    /// The kind of a name; a model without a file has any.
    func entity(named name: String) -> NSEntityDescription? {
        known.withLock { entities in
            if let entity = entities[name] { return entity }
            guard isOpen else { return nil }
            let entity = NSEntityDescription()
            entity.name = name
            entities[name] = entity
            return entity
        }
    }

    /// The kind whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = "\(type)"
        let found = entities.first { entity in
            let own = entity.managedObjectClassName ?? ""
            return (own.isEmpty ? entity.name ?? "" : own).split(separator: ".").last.map(String.init) == name
        }
        return found ?? entity(named: name)
    }
}
