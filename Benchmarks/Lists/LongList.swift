import Foundation
import Simulator
import UIKit

/// A list of rows that size themselves by one to three lines of text, on a phone.
@MainActor
final class LongList: NSObject {
    enum Kind: String {
        case table, compositional
    }

    struct Figures {
        var kind: Kind
        var rows: Int
        var loading = 0.0
        var mean = 0.0
        var slow = 0.0
        var worst = 0.0
        var jump = 0.0
        var memory = 0.0

        @MainActor var json: String {
            let named = [
                ("milliseconds to load", loading), ("mean frame", mean), ("99th percentile", slow), ("worst", worst),
                ("jump to the end", jump), ("megabytes", memory),
            ]
            let parts = named.map { #""\#($0.0)": \#(ListBenchmark.rounded($0.1))"# }.joined(separator: ", ")
            return #"{"list": "\#(kind)", "rows": \#(rows), \#(parts)}"#
        }
    }

    private let kind: Kind
    private let rows: Int

    init(_ kind: Kind, rows: Int) throws {
        (self.kind, self.rows) = (kind, rows)
    }

    private static func text(_ row: Int) -> String {
        Array(repeating: "Row \(row) speaks of itself", count: 1 + row % 3).joined(separator: ", and ")
    }

    // MARK: The lists
    private func makeController() -> UIViewController {
        switch kind {
        case .table:
            let controller = UITableViewController(style: .plain)
            controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            controller.tableView.dataSource = self
            return controller
        case .compositional:
            let layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
            let controller = UICollectionViewController(collectionViewLayout: layout)
            controller.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            controller.collectionView.dataSource = self
            return controller
        }
    }

    // MARK: Measuring
    func measure() throws -> Figures {
        var figures = Figures(kind: kind, rows: rows)
        let simulator = try Simulator(device: "iPhone 16")
        simulator.present(UIViewController())
        simulator.advance(by: 0.1)
        let empty = ListBenchmark.memory
        let controller = makeController()
        figures.loading = ListBenchmark.milliseconds {
            simulator.present(controller)
            simulator.advance(by: 0.1)
        }
        guard let list = controller.view as? UIScrollView ?? controller.view.subviews.first as? UIScrollView else {
            return figures
        }
        var frames: [Double] = []
        for _ in 0..<600 {
            frames.append(
                ListBenchmark.milliseconds {
                    list.contentOffset.y += 37
                    simulator.advance(by: 1 / 60)
                }
            )
        }
        frames.sort()
        figures.mean = frames.reduce(0, +) / Double(frames.count)
        figures.slow = frames[frames.count * 99 / 100]
        figures.worst = frames.last ?? 0
        figures.memory = ListBenchmark.memory - empty
        figures.jump = ListBenchmark.milliseconds {
            list.contentOffset.y = list.contentSize.height - list.bounds.height
            simulator.advance(by: 1 / 60)
        }
        return figures
    }
}

extension LongList: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.text(indexPath.row)
        cell.contentConfiguration = content
        return cell
    }
}

extension LongList: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = Self.text(indexPath.item)
            cell.contentConfiguration = content
        }
        return cell
    }
}
