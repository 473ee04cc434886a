import Foundation
import InsetCoreData
import Testing

final class Note: NSManagedObject, @unchecked Sendable {
    var title: String {
        get { _managedValue("title") }
        set { _setManagedValue(newValue, "title") }
    }
    var stars: Int16 {
        get { _managedValue("stars") }
        set { _setManagedValue(newValue, "stars") }
    }
    var parent: Note? {
        get { _managedValue("parent") }
        set { _setManagedValue(newValue, "parent") }
    }
}

@MainActor @Suite("Frameworks: Core Data")
struct ManagedObjectTests {
    private func container() -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Model")
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    private func note(_ title: String, _ stars: Int16, in context: NSManagedObjectContext) -> Note {
        let note = Note(context: context)
        (note.title, note.stars) = (title, stars)
        return note
    }

    @Test
    func `a request finds objects by predicate, in its order`() throws {
        let context = container().viewContext
        for (title, stars) in [("a", 1), ("b", 5), ("c", 3)] as [(String, Int16)] {
            _ = note(title, stars, in: context)
        }
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.predicate = NSPredicate(format: "stars > %d", 1)
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
        #expect(try context.fetch(request).map(\.title) == ["c", "b"])
        request.fetchLimit = 1
        #expect(try context.fetch(request).map(\.stars) == [3])
        #expect(try context.count(for: request) == 2)
    }

    @Test
    func `another context sees what was saved, with its relationships, and not what wasn't`() throws {
        let container = container()
        let (first, second) = (container.viewContext, container.newBackgroundContext())
        first.automaticallyMergesChangesFromParent = true
        let parent = note("parent", 0, in: first)
        note("child", 0, in: first).parent = parent
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.predicate = NSPredicate(format: "parent.title == 'parent'")
        #expect(try second.fetch(request).isEmpty)
        try first.save()
        #expect(!first.hasChanges)
        let child = try #require(try second.fetch(request).first)
        #expect(child.title == "child" && child.managedObjectContext === second && child.parent !== parent)
        child.title = "renamed"
        try second.save()
        #expect(try first.fetch(request).map(\.title) == ["renamed"])
        second.delete(child)
        try second.save()
        #expect(try first.fetch(request).isEmpty)
    }

    @Test
    func `rolling back takes changes and new objects away`() throws {
        let context = container().viewContext
        let kept = note("kept", 1, in: context)
        try context.save()
        kept.title = "changed"
        _ = note("new", 1, in: context)
        #expect(context.hasChanges && kept.isUpdated)
        context.rollback()
        #expect(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).map(\.title) == ["kept"])
    }

    @Test
    func `an object is made of the class that is called as its kind`() {
        let context = container().viewContext
        let object = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        object.setValue("t", forKey: "title")
        #expect((object as? Note)?.title == "t")
        #expect(NSEntityDescription.insertNewObject(forEntityName: "Other", into: context).value(forKey: "x") == nil)
    }

    @Test
    nonisolated func `a context of a queue's own works on any thread`() throws {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        for title in ["a", "b"] { Note(context: context).title = title }
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.predicate = NSPredicate(format: "title == 'b'")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let titles = try context.performAndWait {
            try context.fetch(request).map { $0.value(forKey: "title") as? String }
        }
        #expect(titles == ["b"])
    }

    @Test
    func `a controller of results tells rows that come, move, change and go`() throws {
        final class Listener: NSFetchedResultsControllerDelegate {
            var log: [String] = []
            var controllers: [NSObject] = []
            func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                log.append("will")
                controllers.append(controller)
            }
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
                didChange anObject: Any,
                at indexPath: IndexPath?,
                for type: NSFetchedResultsChangeType,
                newIndexPath: IndexPath?
            ) { log.append("\(type) \(indexPath?[1] ?? -1) \(newIndexPath?[1] ?? -1)") }
        }
        let context = container().viewContext
        let (a, b) = (note("a", 1, in: context), note("b", 1, in: context))
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.object(at: IndexPath(indexes: [0, 1])) === b)
        b.stars = 2
        #expect(listener.log == [])
        context.processPendingChanges()
        a.title = "z"
        context.processPendingChanges()
        context.delete(b)
        _ = note("y", 1, in: context)
        try context.save()
        #expect(
            listener.log == ["will", "update 1 1", "will", "move 0 1", "will", "delete 0 -1", "insert -1 0"]
        )
        #expect(controller.sections?.first?.numberOfObjects == 2)
        #expect(listener.controllers.allSatisfy { $0 == controller })
    }
}
