import Foundation
import InsetCoreData
import ObjectiveCRuntime
import Testing

@MainActor @Suite("Frameworks: values that Core Data computes")
struct FetchedAggregateTests {
    @available(*, deprecated, message: "Foundation for Linux deprecates NSExpression")
    private func description(_ name: String, _ function: String, of key: String) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: key)])
        return description
    }

    private func container() throws -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Model")
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { _, error in #expect(error == nil) }
        for (title, stars) in [("a", 1), ("b", 5), ("a", 3)] as [(String, Int16)] {
            let note = Note(context: container.viewContext)
            (note.title, note.stars) = (title, stars)
        }
        return container.viewContext
    }

    @available(*, deprecated, message: "Foundation for Linux deprecates NSExpression")
    @Test
    func `a sum makes one dictionary of all, or of each group`() throws {
        let context = try container()
        let request = NSFetchRequest<NSDictionary>(entityName: "Note")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = [description("sum", "sum:", of: "stars"), description("most", "max:", of: "stars")]
        let whole = try context.fetch(request)
        #expect(whole.count == 1 && whole[0]["sum"] as? Int == 9 && whole[0]["most"] as? Int == 5)

        request.propertiesToFetch = ["title", description("sum", "sum:", of: "stars")]
        request.propertiesToGroupBy = ["title"]
        #expect(try context.fetch(request) == [["title": "a", "sum": 4], ["title": "b", "sum": 5]])
        request.havingPredicate = NSPredicate(format: "sum > 4")
        #expect(try context.fetch(request) == [["title": "b", "sum": 5]])
    }
}
