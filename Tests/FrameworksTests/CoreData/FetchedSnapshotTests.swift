import Foundation
import InsetCoreData
import Simulator
import Testing
import UIKit

@MainActor @Suite("Frameworks: Core Data's snapshots")
struct FetchedSnapshotTests {
    private typealias Results = NSFetchedResultsController<any NSFetchRequestResult>

    private final class WholeListener: NSFetchedResultsControllerDelegate {
        var log: [String] = []
        var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
        func controllerWillChangeContent(_ controller: Results) { log.append("will") }
        func controller(_ controller: Results, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
            self.snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
            log.append("snapshot \(snapshot.numberOfItems) \(snapshot.reloadedItemIdentifiers.count)")
        }
    }
    private final class DifferenceListener: NSFetchedResultsControllerDelegate {
        var log: [String] = []
        func controllerDidChangeContent(_ controller: Results) { log.append("did") }
        func controller(
            _ controller: Results,
            didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
        ) { log.append("+\(diff.insertions.count) -\(diff.removals.count)") }
    }

    private func results(_ section: String?) throws -> (NSManagedObjectContext, NSFetchedResultsController<Note>) {
        let container = NSPersistentContainer(name: "Model")
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: container.viewContext,
            sectionNameKeyPath: section,
            cacheName: nil
        )
        return (container.viewContext, controller)
    }

    private func note(_ title: String, in context: NSManagedObjectContext) -> Note {
        let note = Note(context: context)
        (note.title, note.stars) = (title, 1)
        return note
    }

    @Test
    func `a delegate with a snapshot's method hears of the whole, at the fetch and after changes, and of nothing else`()
        throws
    {
        let (context, controller) = try results("title")
        let (b, a) = (note("b", in: context), note("a", in: context))
        let listener = WholeListener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(listener.snapshot.sectionIdentifiers == ["a", "b"])
        #expect(listener.snapshot.itemIdentifiers == [a.objectID, b.objectID])
        a.stars = 3
        context.processPendingChanges()
        context.delete(b)
        context.processPendingChanges()
        #expect(listener.log == ["snapshot 2 0", "snapshot 2 1", "snapshot 1 0"])
        #expect(listener.snapshot.itemIdentifiers == [a.objectID] && controller.fetchedObjects?.count == 1)
    }

    @Test
    func `a delegate with a difference's method hears of it where there is one section`() throws {
        let (context, controller) = try results(nil)
        _ = note("a", in: context)
        let listener = DifferenceListener()
        controller.delegate = listener
        try controller.performFetch()
        _ = note("b", in: context)
        context.processPendingChanges()
        #expect(listener.log == ["+1 -0", "+1 -0"])
    }

    @Test
    func `an asynchronous request answers after the call`() throws {
        let simulator = try Simulator()
        let (context, controller) = try results(nil)
        _ = note("a", in: context)
        var found: [Note]?
        let request = NSAsynchronousFetchRequest(fetchRequest: controller.fetchRequest) { found = $0.finalResult }
        let result = try #require(try context.execute(request) as? NSAsynchronousFetchResult<Note>)
        #expect(found == nil && result.finalResult == nil)
        simulator.advance(by: 0.1)
        #expect(found?.map(\.title) == ["a"] && result.finalResult?.count == 1)
    }
}
