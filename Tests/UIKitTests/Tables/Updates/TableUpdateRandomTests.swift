import DeviceTestSupport
import TestSupport
import Testing

@testable import UIKit

/// As high as its number says.
@MainActor
private final class NumberedRow: UITableViewCell {
    static func height(_ tag: Int) -> CGFloat { 30 + CGFloat(tag / 100 % 5) * 12.5 }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: Self.height(tag)) }
}

@MainActor
private final class NumberedTable: NSObject, UITableViewDataSource {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    var model: UpdateModel

    init(_ model: UpdateModel, measures: Bool) {
        self.model = model
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.rowHeight = measures ? UITableView.automaticDimension : 40
        view.estimatedRowHeight = measures ? 44 : 0
        view.register(NumberedRow.self, forCellReuseIdentifier: "row")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { model.counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = model.tag(indexPath)
        return cell
    }

    func apply(_ change: UpdateModel.Change, _ animation: UITableView.RowAnimation) {
        view.performBatchUpdates {
            view.deleteSections(change.deletedSections, with: animation)
            view.insertSections(change.insertedSections, with: animation)
            for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteRows(at: change.deleted, with: animation)
            view.insertRows(at: change.inserted, with: animation)
            view.reloadRows(at: change.reloaded, with: animation)
            for move in change.moved { view.moveRow(at: move.from, to: move.to) }
        }
        view.layoutIfNeeded()
    }

    var violations: [String] {
        UIKitTests.violations(of: view.table.cells.map { ($0.key, $0.value) }, in: view, model)
            + view.table.geometry.checkInvariants()
    }

    func scroll(using generator: inout SeededGenerator) {
        view.contentOffset.y = CGFloat(generator.below(max(1, Int(view.contentSize.height - view.bounds.height))))
        view.layoutIfNeeded()
    }
}

@MainActor @Suite("Tables: random updates")
struct TableUpdateRandomTests {
    @Test(arguments: 0..<20)
    func `after any updates each row shows its item, in order and without a gap`(group: Int) {
        onDevice {
            for round in 0..<50 {
                let seed = UInt64(group * 50 + round)
                var generator = SeededGenerator(seed: seed)
                let table = NumberedTable(UpdateModel(using: &generator), measures: round % 2 == 0)
                #expect(table.violations == [], "seed \(seed)")
                for _ in 0..<3 {
                    table.scroll(using: &generator)
                    table.apply(table.model.change(using: &generator), .none)
                    #expect(table.violations == [], "seed \(seed)")
                }
            }
        }
    }

    @Test func `animated updates end with each row in its place`() throws {
        for seed in 2000..<2040 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let root = UIViewController()
            try stage(root, on: "iPhone 8", os: 16)
            let table = NumberedTable(UpdateModel(using: &generator), measures: seed % 2 == 0)
            root.view.addSubview(table.view)
            table.view.layoutIfNeeded()
            for _ in 0..<3 {
                table.scroll(using: &generator)
                table.apply(table.model.change(using: &generator), seed % 3 == 0 ? .fade : .top)
                #expect(table.violations == [], "seed \(seed)")
                EventLoop.main.advance(by: 1)
                table.view.layoutIfNeeded()
                #expect(table.violations == [], "seed \(seed)")
            }
        }
    }

    @Test func `an update that doesn't fit the data raises UIKit's message with the numbers`() {
        onDevice {
            var reasons: [String] = []
            UIKitException.handler = { _, reason in reasons.append(reason) }
            for seed in 3000..<3050 {
                var generator = SeededGenerator(seed: UInt64(seed))
                let table = NumberedTable(UpdateModel(using: &generator), measures: false)
                let before = table.model.counts
                guard let section = before.firstIndex(where: { $0 > 1 }) else { continue }
                reasons = []
                table.view.deleteRows(at: [IndexPath(row: 0, section: section)], with: .none)
                #expect(
                    reasons == [
                        """
                        Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
                        existing section after the update (\(before[section])) must be equal to the number of rows \
                        contained in that section before the update (\(before[section])), plus or minus the number of \
                        rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number \
                        of rows moved into or out of that section (0 moved in, 0 moved out).
                        """
                    ],
                    "seed \(seed)"
                )
            }
        }
    }
}
