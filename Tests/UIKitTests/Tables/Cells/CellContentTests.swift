import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite("Tables: what stands in cells")
struct CellContentTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                stack.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            ])
            return cell
        }
    }

    // AL-33
    @Test func `a stack view is laid out in a row of fixed height`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds, style: .plain)
        window.addSubview(table)
        window.isHidden = false
        defer { window.isHidden = true }
        // The pass has been through the tree before the cell joins it.
        window.layoutIfNeeded()
        let rows = Rows()
        let labels = rows.stack.arrangedSubviews.compactMap { $0 as? UILabel }
        for label in labels { label.text = "Label" }
        rows.stack.axis = .vertical
        rows.stack.spacing = 4
        table.rowHeight = 80
        table.dataSource = rows
        table.reloadData()
        window.layoutIfNeeded()
        #expect(labels[0].frame.height > 10)
        // Thirds of a point aren't exact.
        #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 4) < 0.001)
        #expect(abs(rows.stack.frame.midY - 40) <= 1)
    }

    @Test func `constraints are updated in a tree that joins one whose constraints are up to date`() {
        final class Counting: UIView {
            var count = 0
            override func updateConstraints() {
                count += 1
                super.updateConstraints()
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let middle = UIView()
        window.addSubview(middle)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let holder = UIView()
        let view = Counting()
        holder.addSubview(view)
        middle.addSubview(holder)
        window.layoutIfNeeded()
        #expect(view.count == 1)
    }
}
