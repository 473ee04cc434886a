import Foundation

/// Asks for objects, and hears of them later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// What is asked for.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Hears what was found.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many objects the progress counts up to. Default: 0.
    open var estimatedResultCount = 0

    /// Of a request.
    ///
    /// - Parameter blk: Called on the main queue, after the context's `execute(_:)` has returned.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completionBlock) = (request, blk)
    }
}

/// What an asynchronous request finds, once it has.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    /// Who asked.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// What was found; nil until then.
    open internal(set) var finalResult: [ResultType]?
    /// Why nothing was; nil where something was.
    open internal(set) var operationError: (any Error)?
    /// How far it is.
    open private(set) var progress: Progress? = Progress(totalUnitCount: 1)

    init(of request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }

    /// Doesn't keep the completion from being called: what is found is found at once.
    open func cancel() { progress?.cancel() }
}

/// A request of any type of results.
protocol AsynchronousFetch {
    func begin(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousFetch {
    func begin(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(of: self)
        DispatchQueue.main.async { [self] in
            do {
                result.finalResult = try context.fetch(fetchRequest)
            } catch {
                result.operationError = error
            }
            result.progress?.completedUnitCount = 1
            completionBlock?(result)
        }
        return result
    }
}
