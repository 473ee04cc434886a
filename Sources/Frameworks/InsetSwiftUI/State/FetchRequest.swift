import InsetCoreData

extension NSManagedObject: ObservableObject {}

/// The objects that a request of Core Data finds: none here, as no view of SwiftUI has a context.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What is asked for.
    public struct Configuration {
        /// Which objects.
        public var nsPredicate: NSPredicate?
        /// In which order.
        public var nsSortDescriptors: [NSSortDescriptor]
    }
    private let box: Box<Configuration>

    private init(_ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
        box = Box(Configuration(nsPredicate: predicate, nsSortDescriptors: order))
    }
    /// The objects of an entity.
    public init(
        entity: NSEntityDescription,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { self.init(predicate, sortDescriptors) }
    /// The objects of a class.
    public init(
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject { self.init(predicate, sortDescriptors) }
    /// The objects of a class, in an order of Foundation's.
    public init(
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject { self.init(predicate, []) }
    /// What a request finds.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest.predicate, fetchRequest.sortDescriptors ?? [])
    }
    /// What is found: nothing here.
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    /// Reads and changes what is asked for.
    public var projectedValue: Binding<Configuration> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

/// The objects that a request of Core Data finds: none here.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Which objects are asked for; a change finds nothing here.
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    /// In which order they are asked for; a change finds nothing here.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    /// Zero.
    public var startIndex: Int { 0 }
    /// Zero, as there are none.
    public var endIndex: Int { 0 }
    /// An object; there is none here.
    public subscript(position: Int) -> Result { preconditionFailure("FetchedResults: nothing is fetched here") }
}

extension EnvironmentValues {
    /// Where objects of Core Data live. Default: a context without a store.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}
