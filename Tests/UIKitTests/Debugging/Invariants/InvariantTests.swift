import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Debugging: invariants")
struct InvariantTests {
    // MARK: Views
    @Test func `a sound tree has nothing to say`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(InvariantCheck.violations(below: root) == [])
    }

    @Test func `a subview that has another superview is named`() {
        let (root, child) = (UIView(), UILabel())
        root.addSubview(child)
        child.hierarchy.superview = nil
        #expect(root.checkHierarchyInvariants() == ["UILabel is a subview of UIView, which isn't its superview"])
        child.hierarchy.superview = root
    }

    @Test func `layers in another order than their views are named`() {
        let (root, back, front) = (UIView(), UIView(), UIView())
        root.addSubview(back)
        root.addSubview(front)
        root.layer.addSublayer(back.layer)
        #expect(
            root.checkHierarchyInvariants() == [
                "the layers of UIView's subviews are missing, or stand in another order"
            ]
        )
    }

    @Test func `a wrong count of masks is named`() {
        let root = UIView()
        root.addSubview(UIView())
        root.hierarchy.maskedSubviewCount = 3
        #expect(root.checkHierarchyInvariants() == ["UIView counts 3 subviews with masks, there are 1"])
    }

    @Test func `a layer with another delegate is named`() {
        let (root, other) = (UIView(), UIView())
        root.layer.delegate = other
        #expect(root.checkHierarchyInvariants() == ["the layer of UIView has another delegate"])
        root.layer.delegate = root
    }

    // MARK: Layout
    /// A view in its superview's layout; an engine doesn't keep its root.
    @MainActor
    private struct Constrained {
        let root: UIView
        let child: UIView
        let engine: LayoutEngine
    }

    private func constrained() throws -> Constrained {
        let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        return Constrained(root: root, child: child, engine: try #require(root.constraintState.engine))
    }

    @Test func `a view that has lost its place in the layout is named`() throws {
        let screen = try constrained()
        #expect(screen.engine.checkInvariants() == [])
        screen.child.constraintState.place = 77
        #expect(
            screen.engine.checkInvariants() == ["the layout of UIView: UIView at place 1 takes itself for another's"]
        )
    }

    @Test func `a constraint that takes itself for another is named`() throws {
        let screen = try constrained()
        screen.engine.system.rows[1].constraint.place = 0
        #expect(
            screen.engine.checkInvariants() == [
                "the layout of UIView: the constraint in row 1 takes itself for that in row 0"
            ]
        )
    }

    @Test func `a view that would get another's frame is named`() throws {
        let screen = try constrained()
        screen.engine.system.items[1].placed = 4
        #expect(
            screen.engine.checkInvariants() == ["the layout of UIView: 1 views get frames, 1 views ask for one"]
        )
    }

    // MARK: Lists
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func `cells without rows, out of their rows and in two rows are named`() throws {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        table.rowHeight = 44
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(table.checkInvariants() == [])
        let cell = try #require(table.table.cells[IndexPath(row: 1, section: 0)])
        cell.frame.origin.y = 50
        table.layer.layoutIfNeeded()
        #expect(
            table.checkInvariants() == [
                "UITableView: the cell of row 0-1 is at 50.0, 44.0 high; its row at 44.0, 44.0 high"
            ]
        )
        cell.frame.origin.y = 44
        table.table.cells[IndexPath(row: 9, section: 0)] = cell
        #expect(
            table.checkInvariants() == [
                "UITableView: a cell stands for two rows",
                "UITableView: there is a cell for row 0-9, which doesn't exist",
            ]
        )
    }

    @Test func `heights that don't sum up are named`() {
        var geometry = TableGeometry()
        geometry.sections = [TableGeometry.Section(rowHeights: [10, 20], isEstimated: [false, false])]
        geometry.place()
        #expect(geometry.checkInvariants() == [])
        geometry.setHeight(15, of: IndexPath(row: 0, section: 0))
        #expect(geometry.checkInvariants() == [] && geometry.contentHeight == 35)
        geometry.sections[0].footerHeight = 3
        #expect(geometry.checkInvariants() == ["the content is 35.0 high, its parts 38.0"])
    }

    @Test func `a collection's cell without an item is named`() {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: layout
        )
        collection.collection.counts = [2]
        collection.collection.needsPrepare = false
        #expect(collection.checkInvariants() == [])
        let cell = UICollectionViewCell()
        collection.addSubview(cell)
        collection.collection.cells[IndexPath(item: 2, section: 0)] = cell
        #expect(
            collection.checkInvariants() == [
                "UICollectionView: there is a cell for item 0-2, which doesn't exist"
            ]
        )
    }

    // MARK: Navigation
    @Test func `a stack that its children, its bar or its view disagree with is named`() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(second, animated: false)
        #expect(navigation.checkInvariants() == [])
        navigation.navigation.stack.removeLast()
        #expect(
            navigation.checkInvariants() == [
                "UINavigationController: there are 2 children, and 1 controllers in the stack",
                "UINavigationController: the bar has 2 items, which aren't those of 1 controllers",
                "UINavigationController: the controller that is shown isn't the top of the stack",
            ]
        )
        navigation.navigation.stack.append(second)
        second.view.removeFromSuperview()
        #expect(
            navigation.checkInvariants() == [
                "UINavigationController: the view of UIViewController, which is shown, isn't in place"
            ]
        )
        window.isHidden = true
    }

    // MARK: The pass
    @Test func `a pass reports what it finds where it is switched on`() {
        var reports: [[String]] = []
        let (wasOn, handler) = (InvariantCheck.isOn, InvariantCheck.handler)
        InvariantCheck.handler = { reports.append($0) }
        defer { (InvariantCheck.isOn, InvariantCheck.handler) = (wasOn, handler) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.layer.delegate = nil
        InvariantCheck.isOn = false
        SimulatedDevice.layOutWindows()
        #expect(reports == [])
        InvariantCheck.isOn = true
        SimulatedDevice.layOutWindows()
        window.layer.delegate = window
        window.isHidden = true
        #expect(reports.contains { $0.contains("the layer of UIWindow has another delegate") })
    }
}
