import Foundation
import Simulator
import Testing
import UIKit

@testable import Tasks

@MainActor @Suite("Programs: Tasks", .serialized)
struct TasksTests {
    let store = TaskStore(defaults: UserDefaults(suiteName: "TasksTests-\(UUID().uuidString)") ?? .standard)
    let list: TaskListViewController
    let simulator: Simulator

    init() throws {
        simulator = try Simulator(device: "iPhone 16")
        list = TaskListViewController(store: store)
        simulator.present(UINavigationController(rootViewController: list))
    }

    @Test func `an empty list says so`() {
        #expect(list.isShowingEmptyLabel)
        #expect(list.navigationItem.rightBarButtonItem?.isEnabled == false)
    }

    @Test func `what is typed is added at the top`() {
        simulator.tap(list.taskInput.textField)
        simulator.type("Buy milk\n")
        simulator.tap(list.taskInput.textField)
        simulator.type("Call Ann")
        simulator.tap(list.taskInput.addButton)
        #expect(store.items.map(\.title) == ["Call Ann", "Buy milk"])
        #expect(!list.isShowingEmptyLabel)
        #expect(list.title == "Tasks (2)")
    }

    // TV-12, TV-23: an estimate is no minimum.
    @Test func `rows show the tasks below the input, as high as their content`() throws {
        store.add("One")
        store.add("Two")
        simulator.advance(by: 0.1)
        #expect(list.tableView.visibleCells.count == 2)
        let first = try #require(list.tableView.visibleCells.first as? TaskCell)
        #expect(first.titleLabel.text == "Two")
        let fitting = first.contentView.systemLayoutSizeFitting(
            CGSize(width: first.contentView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(abs(first.frame.height - fitting.height) < 0.001)
        #expect(abs(list.tableView.frame.minY - list.taskInput.frame.maxY) < 0.001)
    }

    @Test func `a tap on a row checks it off`() throws {
        store.add("One")
        simulator.advance(by: 0.1)
        let cell = try #require(list.tableView.visibleCells.first)
        simulator.tap(cell)
        simulator.advance(by: 0.5)
        #expect(store.items.map(\.isDone) == [true])
        #expect(list.title == "Tasks")
    }
}
