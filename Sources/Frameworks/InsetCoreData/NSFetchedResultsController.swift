import Foundation
import UIKit

/// Keeps what a request finds in sections, and tells what changes.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    /// What is asked for.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Who is asked.
    public let managedObjectContext: NSManagedObjectContext
    /// What sections go by. Nil: there is one.
    public let sectionNameKeyPath: String?
    /// The name of what is kept between launches; nothing is.
    public let cacheName: String?
    /// Hears of changes; not kept.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    fileprivate let results: FetchedResults
    private var observer: (any NSObjectProtocol)?
    private var isTelling = false
    private var twin: NSFetchedResultsController<any NSFetchRequestResult>?

    /// Of a request with an order.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        results = FetchedResults()
        super.init()
    }

    private init(
        _ request: NSFetchRequest<ResultType>,
        _ context: NSManagedObjectContext,
        _ path: String?,
        _ name: String?,
        _ results: FetchedResults
    ) {
        (fetchRequest, managedObjectContext, sectionNameKeyPath, cacheName) = (request, context, path, name)
        self.results = results
        super.init()
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// Does nothing: nothing is kept between launches.
    open class func deleteCache(withName name: String?) {}

    // MARK: Objects

    /// What was found; nil before `performFetch`.
    open var fetchedObjects: [ResultType]? {
        results.sections?.flatMap(\.elements).compactMap { $0 as? ResultType }
    }
    /// The sections; nil before `performFetch`.
    open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
    /// The sections' titles.
    open var sectionIndexTitles: [String] {
        (results.sections ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) }.reduce(into: []) {
            titles,
            title in
            if titles.last != title { titles.append(title) }
        }
    }
    /// The letter of a section; its name's first one, in upper case.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }
    /// The section that a letter leads to.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (results.sections ?? []).firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? 0
    }

    /// The object of a row.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let sections = results.sections else { preconditionFailure("performFetch() comes first") }
        guard let object = sections[indexPath[0]].elements[indexPath[1]] as? ResultType else {
            preconditionFailure("the request's results are no \(ResultType.self)")
        }
        return object
    }

    /// The row of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { Self.place(of: $0, in: results.sections ?? []) }
    }

    /// Asks, and hears of changes from now on.
    open func performFetch() throws {
        // What changed until now is part of what is found, and nobody hears of it again.
        managedObjectContext.processPendingChanges()
        let old = results.sections ?? []
        results.sections = try found()
        if let delegate { tellWhole(delegate, before: old, []) }
        guard observer == nil else { return }
        let center = NotificationCenter.default
        let name = Notification.Name.NSManagedObjectContextObjectsDidChange
        observer = center.addObserver(forName: name, object: managedObjectContext, queue: nil) { [weak self] note in
            let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>
            self?.update(updated ?? [])
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any FetchedResultsOwner else { return false }
        return other.sharedResults === results
    }
    open override var hash: Int { ObjectIdentifier(results).hashValue }

    private func found() throws -> [FetchedSection] {
        var sections: [FetchedSection] = []
        for object in try managedObjectContext.fetch(fetchRequest).compactMap({ $0 as? NSManagedObject }) {
            let name = sectionNameKeyPath.map { "\(object.value(forKeyPath: $0) ?? "")" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].elements.append(object)
            } else {
                sections.append(FetchedSection(name: name, elements: [object]))
            }
        }
        return sections.isEmpty && sectionNameKeyPath == nil ? [FetchedSection(name: "", elements: [])] : sections
    }

    private static func place(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
        for (section, part) in sections.enumerated() {
            if let row = part.elements.firstIndex(where: { $0 === object }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }

    // MARK: Changes

    private func update(_ updated: Set<NSManagedObject>) {
        guard !isTelling, let new = try? found() else { return }
        isTelling = true
        defer { isTelling = false }
        let old = results.sections ?? []
        guard let delegate else { return results.sections = new }
        let controller = untyped
        let changes = Self.changes(from: old, to: new, updated)
        guard !changes.isEmpty || old.map(\.name) != new.map(\.name) else { return results.sections = new }
        results.sections = new
        guard !tellWhole(delegate, before: old, updated) else { return }
        results.sections = old
        delegate.controllerWillChangeContent(controller)
        results.sections = new
        for (index, part) in old.enumerated() where !new.contains(where: { $0.name == part.name }) {
            delegate.controller(controller, didChange: part, atSectionIndex: index, for: .delete)
        }
        for (index, part) in new.enumerated() where !old.contains(where: { $0.name == part.name }) {
            delegate.controller(controller, didChange: part, atSectionIndex: index, for: .insert)
        }
        for change in changes {
            delegate.controller(
                controller,
                didChange: change.object,
                at: change.old,
                for: change.type,
                newIndexPath: change.new
            )
        }
        delegate.controllerDidChangeContent(controller)
    }

    /// Tells a delegate that takes what was found as a whole; such one hears of nothing else.
    ///
    /// - Returns: Whether it does.
    @discardableResult
    private func tellWhole(
        _ delegate: any NSFetchedResultsControllerDelegate,
        before old: [FetchedSection],
        _ updated: Set<NSManagedObject>
    ) -> Bool {
        let (controller, new) = (untyped, results.sections ?? [])
        results.isDeclined = false
        delegate.controller(controller, didChangeContentWith: FetchedSection.snapshot(of: new, updated))
        guard results.isDeclined, sectionNameKeyPath == nil else { return !results.isDeclined }
        results.isDeclined = false
        let before = old.flatMap(\.elements).map(\.objectID), after = new.flatMap(\.elements).map(\.objectID)
        delegate.controller(controller, didChangeContentWith: after.difference(from: before).inferringMoves())
        return !results.isDeclined
    }

    private typealias Change = (
        object: NSManagedObject, old: IndexPath?, new: IndexPath?, type: NSFetchedResultsChangeType
    )

    private static func changes(
        from old: [FetchedSection],
        to new: [FetchedSection],
        _ updated: Set<NSManagedObject>
    ) -> [Change] {
        let (before, after) = (old.flatMap(\.elements), new.flatMap(\.elements))
        var changes: [Change] = []
        for object in before where !after.contains(object) {
            changes.append((object, place(of: object, in: old), nil, .delete))
        }
        for object in after where !before.contains(object) {
            changes.append((object, nil, place(of: object, in: new), .insert))
        }
        // What stays in its order with the others that stay isn't moved.
        let stayed = (before.filter(after.contains), after.filter(before.contains))
        for (index, object) in stayed.1.enumerated() where updated.contains(object) {
            let (from, to) = (place(of: object, in: old), place(of: object, in: new))
            let isMoved = stayed.0[index] !== object || from?[0] != to?[0]
            changes.append((object, from, to, isMoved ? .move : .update))
        }
        return changes
    }

    /// The controller as its delegate's methods write it; equal to the one that was made.
    private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        if let twin { return twin }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let made = NSFetchedResultsController<any NSFetchRequestResult>(
            request,
            managedObjectContext,
            sectionNameKeyPath,
            cacheName,
            results
        )
        twin = made
        return made
    }
}

/// What a controller and its untyped twin have found.
final class FetchedResults {
    var sections: [FetchedSection]?
    /// Whether the delegate lacks the method that was just called.
    var isDeclined = false
}

/// What a controller of any type has found.
private protocol FetchedResultsOwner {
    var sharedResults: FetchedResults { get }
}

extension NSFetchedResultsController: FetchedResultsOwner {
    fileprivate var sharedResults: FetchedResults { results }
    /// Called in place of a delegate's method.
    func decline() { results.isDeclined = true }
}

/// A section of what was found.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var elements: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { elements.count }
    var objects: [Any]? { elements }

    /// Sections by their names and objects by their IDs; those that have other values are to be loaded anew.
    static func snapshot(
        of sections: [FetchedSection],
        _ updated: Set<NSManagedObject>
    ) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.elements.map(\.objectID),
                intoSectionWithIdentifier: section.name
            )
        }
        let changed = sections.flatMap(\.elements).filter(updated.contains).map(\.objectID)
        snapshot.reloadItems(withIdentifiers: changed)
        return snapshot
    }
}

/// A section of what was found.
public protocol NSFetchedResultsSectionInfo {
    /// What its objects share.
    var name: String { get }
    /// The first letter of that.
    var indexTitle: String? { get }
    /// How many objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// What became of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// The changes.
    case insert = 1, delete, move, update
}
