import Foundation
import Platform

/// Under which a collection knows a registration: as long as it lives nothing else has its name.
final class RegistrationToken {
    /// The requests of collections that were being answered when it was made.
    private let requests: [Int] = EventLoop.isMainThread ? MainActor.assumeIsolated { ViewRequests.numbers } : []

    var identifier: String { "UIKit.registration.\(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }

    /// Raises where it was made for the very view that it is to make: nothing would ever be used again (CV-10).
    ///
    /// - Parameters:
    ///   - view: What is dequeued.
    ///   - places: Where registrations aren't made.
    @MainActor
    func check(in list: UICollectionView, _ view: String, _ places: String) {
        guard Quirk.registrationsAreMadeBefore.holds, let number = ViewRequests.number(of: list),
            requests.contains(number)
        else { return }
        UIKitException.raise(
            .internalInconsistency,
            "Attempted to dequeue a \(view) using a registration that was created inside \(places). Creating a new "
                + "registration each time a \(view) is requested will prevent reuse and cause created \(view)s to remain "
                + "inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
                + "front and reused."
        )
    }
}

extension UICollectionView {
    /// How to make and to fill cells of a class for items of a type (iOS 14).
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let token = RegistrationToken()
        /// Makes a view; nil: the class does.
        let make: (@MainActor () -> UICollectionReusableView?)?
        let handler: Handler

        /// Cells of the class; make it once, not for each cell.
        public init(handler: @escaping Handler) {
            make = nil
            self.handler = handler
        }

        init(make: @escaping @MainActor () -> UICollectionReusableView?, handler: @escaping Handler) {
            self.make = make
            self.handler = handler
        }
    }

    /// How to make and to fill headers, footers and others of a class (iOS 14).
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let token = RegistrationToken()
        /// Makes a view; nil: the class does.
        let make: (@MainActor () -> UICollectionReusableView?)?
        let elementKind: String
        let handler: Handler

        /// Views of the class, of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (make, self.elementKind, self.handler) = (nil, elementKind, handler)
        }

        init(
            make: @escaping @MainActor () -> UICollectionReusableView?,
            elementKind: String,
            handler: @escaping Handler
        ) { (self.make, self.elementKind, self.handler) = (make, elementKind, handler) }
    }

    // MARK: Dequeuing
    /// A cell of a registration, filled for an item; nil items raise an exception in the handler's stead.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        registration.token.check(
            in: self,
            "cell",
            "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider"
        )
        let identifier = registration.token.identifier
        if !reuse.canMake(identifier) { register(registration) }
        guard let cell = dequeuedCell(identifier, for: indexPath) as? Cell else {
            preconditionFailure("the identifier is of a registration for this class")
        }
        if let item {
            registration.handler(cell, indexPath, item)
        } else {
            UIKitException.raise(.internalInconsistency, "Invalid parameter not satisfying: item")
        }
        return cell
    }

    /// A view of a registration, filled for its place.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        registration.token.check(
            in: self,
            "supplementary view",
            "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
                + "UICollectionViewDiffableDataSource supplementary view provider"
        )
        let identifier = registration.token.identifier
        let kind = registration.elementKind
        if supplementaryReuse[kind]?.canMake(identifier) != true { register(registration) }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("the identifier is of a registration for this class")
        }
        registration.handler(view, kind, indexPath)
        return view
    }

    private func register<Cell, Item>(_ registration: CellRegistration<Cell, Item>) {
        let (token, make) = (registration.token, registration.make)
        reuse.register(for: token.identifier) {
            // The token lives as long as its name is in use.
            withExtendedLifetime(token) {
                (make.map { $0() } ?? Self.makeView(Cell.self)) as? UICollectionViewCell
            }
        }
    }

    private func register<Supplementary>(_ registration: SupplementaryRegistration<Supplementary>) {
        let (token, make) = (registration.token, registration.make)
        supplementaryReuse[registration.elementKind, default: ViewReuse()].register(for: token.identifier) {
            withExtendedLifetime(token) {
                make.map { $0() } ?? Self.makeView(Supplementary.self)
            }
        }
    }
}
