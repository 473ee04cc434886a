import CoreGraphics
import DeviceTestSupport
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

    private final class Biographies: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let (picture, label) = (UIView(), UILabel())
            label.numberOfLines = 0
            label.text = String(repeating: "A painter and a sculptor. ", count: 4 + 4 * indexPath.row)
            for view in [picture, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
            }
            let content: UIView = cell.contentView
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                picture.topAnchor.constraint(equalTo: content.topAnchor),
                picture.heightAnchor.constraint(equalToConstant: 20),
                // To the cell, not to its content.
                picture.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.5),
                label.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
                label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                label.topAnchor.constraint(equalTo: content.topAnchor),
                label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ])
            return cell
        }
    }

    // AL-58
    @Test func `what is constrained to the cell and to its content follows a row that sizes itself`() {
        onDevice {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let table = UITableView(frame: window.bounds, style: .plain)
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 30
            let rows = Biographies()
            table.dataSource = rows
            window.addSubview(table)
            window.isHidden = false
            defer { window.isHidden = true }
            window.layoutIfNeeded()
            let cells = table.visibleCells
            #expect(cells.count == 2)
            for cell in cells {
                let label = cell.contentView.subviews[1]
                #expect(label.frame == CGRect(x: 160, y: 0, width: 160, height: cell.bounds.height))
                #expect(cell.bounds.height > 50)
            }
            #expect(cells.last.map { $0.bounds.height > cells[0].bounds.height + 40 } == true)
        }
    }

    // AL-58
    @Test func `what is constrained to a header and to its content follows the header's size`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        constrainHalf(in: header.contentView, of: header)
        window.addSubview(header)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let half = header.contentView.subviews.first { type(of: $0) == UIView.self }
        #expect(half?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        header.frame.size = CGSize(width: 300, height: 90)
        window.layoutIfNeeded()
        #expect(half?.frame == CGRect(x: 0, y: 0, width: 150, height: 90))
    }

    // AL-58
    @Test func `what is constrained to a collection's cell and to its content follows the cell's size`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        constrainHalf(in: cell.contentView, of: cell)
        window.addSubview(cell)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(cell.contentView.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        cell.frame.size = CGSize(width: 300, height: 90)
        window.layoutIfNeeded()
        #expect(cell.contentView.subviews[0].frame == CGRect(x: 0, y: 0, width: 150, height: 90))
    }

    /// A view as wide as half of the owner and as high as the content.
    private func constrainHalf(in content: UIView, of owner: UIView) {
        let half = UIView()
        half.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(half)
        NSLayoutConstraint.activate([
            half.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            half.topAnchor.constraint(equalTo: content.topAnchor),
            half.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            half.widthAnchor.constraint(equalTo: owner.widthAnchor, multiplier: 0.5),
        ])
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

    // TV-32
    @Test func `an image higher than its row is shown smaller, and the text begins behind it`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100))
        cell.imageView?.image = renderer.image { _ in }
        cell.textLabel?.text = "Text"
        cell.layoutIfNeeded()
        let (image, text) = (try #require(cell.imageView), try #require(cell.textLabel))
        #expect(image.frame.height == cell.contentView.bounds.height)
        #expect(abs(image.frame.width - 2 * image.frame.height) < 1)
        #expect(text.frame.minX > image.frame.maxX && text.frame.minX < 160)
        #expect(image.contentMode == .scaleAspectFit)
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(image.contentMode == .center)
    }
}
