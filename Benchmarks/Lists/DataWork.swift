import Foundation
import Simulator
import UIKit

/// A snapshot of 10,000 items of which 1,000 move.
@MainActor
struct DataWork {
    func json() throws -> String {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: controller.tableView) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        controller.tableView.rowHeight = 44
        simulator.present(controller)
        var items = Array(0..<10_000)
        source.apply(snapshot(items), animatingDifferences: false)
        simulator.advance(by: 0.5)
        var times: [Double] = []
        for round in 0..<5 {
            for move in 0..<1000 {
                let from = (move * 7919 + round * 31) % items.count
                let item = items.remove(at: from)
                items.insert(item, at: (move * 104_729 + 17) % (items.count + 1))
            }
            let next = snapshot(items)
            times.append(ListBenchmark.milliseconds { source.apply(next, animatingDifferences: true) })
            simulator.advance(by: 0.5)
        }
        let worst = ListBenchmark.rounded(times.max() ?? 0)
        return #"{"difference": "10000 items, 1000 moves", "worst of 5 in milliseconds": \#(worst)}"#
    }

    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
}
