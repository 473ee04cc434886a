import Foundation
import InsetCoreData
import Testing

final class Shelf: NSManagedObject, @unchecked Sendable {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue(newValue, "name") }
    }
    var books: Set<Book> {
        get { _managedValue("books") }
        set { _setManagedValue(newValue, "books") }
    }
    func addToBooks(_ value: Book) { _managedCall("addToBooks", value) }
}

final class Book: NSManagedObject, @unchecked Sendable {
    var pages: Int32 {
        get { _managedValue("pages") }
        set { _setManagedValue(newValue, "pages") }
    }
    var title: String? {
        get { _managedValue("title") }
        set { _setManagedValue(newValue, "title") }
    }
    var shelf: Shelf? {
        get { _managedValue("shelf") }
        set { _setManagedValue(newValue, "shelf") }
    }
}

extension Book {
    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
}

@MainActor @Suite("Frameworks: Core Data's models")
struct DataModelTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Thing" isAbstract="YES"><attribute name="title" attributeType="String"/></entity>
            <entity name="Book" representedClassName=".Book" parentEntity="Thing">
                <attribute name="pages" attributeType="Integer 32" defaultValueString="7" usesScalarValueType="YES"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
                    destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
            </entity>
            <entity name="Shelf" representedClassName="Shelf">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade"
                    destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            </entity>
        </model>
        """

    /// A model in two versions, of which the second is the current one.
    private func container() throws -> NSPersistentContainer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).momd")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("A", "<model><entity name=\"Old\"/></model>"), ("B", Self.xml)] {
            let version = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try text.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        }
        let current = try PropertyListSerialization.data(
            fromPropertyList: ["_XCCurrentVersionName": "B.xcdatamodel"],
            format: .xml,
            options: 0
        )
        try current.write(to: folder.appendingPathComponent(".xccurrentversion"))
        let model = try #require(NSManagedObjectModel(contentsOf: folder))
        let container = NSPersistentContainer(name: "Books", managedObjectModel: model)
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    @Test
    func `the current version's kinds are read, with what they have of those above`() throws {
        let model = try container().managedObjectModel
        #expect(model.entities.compactMap(\.name) == ["Book", "Shelf", "Thing"])
        let book = try #require(model.entitiesByName["Book"])
        #expect(book.attributesByName.keys.sorted() == ["pages", "title"])
        #expect(book.superentity?.isAbstract == true && book.attributesByName["pages"]?.defaultValue as? Int == 7)
        #expect(book.relationshipsByName["shelf"]?.inverseRelationship?.isToMany == true)
        #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere.momd")) == nil)
    }

    @Test
    func `setting one side of a relationship sets the other`() throws {
        let context = try container().viewContext
        let (one, other) = (Shelf(context: context), Shelf(context: context))
        let book = Book(context: context)
        #expect(book.pages == 7 && one.books.isEmpty)
        book.shelf = one
        #expect(one.books == [book])
        other.addToBooks(book)
        #expect(book.shelf === other && one.books.isEmpty)
        other.books = []
        #expect(book.shelf == nil)
    }

    @Test
    func `deleting follows the rules of the relationships`() throws {
        let context = try container().viewContext
        let shelf = Shelf(context: context)
        let books = ["a", "b"].map { title in
            let book = Book(context: context)
            (book.title, book.shelf) = (title, shelf)
            return book
        }
        try context.save()
        context.delete(books[0])
        #expect(shelf.books == [books[1]])
        context.delete(shelf)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Thing")) == 0)
    }

    @Test
    func `an object without a required value isn't saved`() throws {
        let context = try container().viewContext
        let book = Book(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError && context.hasChanges)
        book.title = "t"
        try context.save()
        #expect(!book.objectID.isTemporaryID && !context.hasChanges)
    }

    @Test(arguments: [0, 1])
    func `a required relationship to many needs no objects unless it says how many`(minimum: Int) throws {
        let context = try container().viewContext
        let shelf = Shelf(context: context)
        let books = try #require(shelf.entity.relationshipsByName["books"])
        (books.isOptional, books.minCount) = (false, minimum)
        if minimum == 0 {
            try context.save()
        } else {
            let error = #expect(throws: NSError.self) { try context.save() }
            #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        }
        #expect(context.hasChanges == (minimum > 0))
    }

    @Test
    func `what a child saves is a change of its parent, which saves it`() throws {
        let container = try container()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = container.viewContext
        let shelf = Shelf(context: child)
        shelf.name = "new"
        let request = NSFetchRequest<Shelf>(entityName: "Shelf")
        #expect(try container.viewContext.fetch(request).isEmpty)
        try child.save()
        #expect(try container.viewContext.fetch(request).map(\.name) == ["new"] && container.viewContext.hasChanges)
        #expect(try container.newBackgroundContext().fetch(request).isEmpty)
        try container.viewContext.save()
        #expect(try container.newBackgroundContext().fetch(request).map(\.name) == ["new"])
    }

    @Test
    func `a request asks by the class's kind, sorts by properties and makes dictionaries`() throws {
        let context = try container().viewContext
        for (name, count) in [("b", 1), ("a", 2)] {
            let shelf = Shelf(context: context)
            shelf.name = name
            for _ in 0..<count { shelf.addToBooks(Book(context: context)) }
        }
        #expect(Shelf.fetchRequest().entityName == "Shelf")
        // A class's own goes before the inherited one.
        let books = Book.fetchRequest()
        #expect(try context.fetch(books).compactMap(\.shelf?.name).sorted() == ["a", "a", "b"])
        let request = NSFetchRequest<Shelf>(entityName: "Shelf")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Shelf.name, ascending: true)]
        #expect(try context.fetch(request).map(\.books.count) == [2, 1])
        request.predicate = NSPredicate(format: "books.@count > 1")
        #expect(try context.fetch(request).compactMap(\.name) == ["a"])
        let names = NSFetchRequest<NSDictionary>(entityName: "Shelf")
        (names.resultType, names.propertiesToFetch) = (.dictionaryResultType, ["name"])
        #expect(Set(try context.fetch(names)) == [["name": "a"], ["name": "b"]])
    }
}
