import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Collections: configured cells")
struct CellConfigurationTests {
    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Plain: UIContentConfiguration {
        var text = ""
        func makeContentView() -> any UIView & UIContentView { PlainView(self) }
        func updated(for state: any UIConfigurationState) -> Plain {
            var plain = self
            if let state = state as? UICellConfigurationState, state.isSelected { plain.text += "!" }
            return plain
        }
    }

    private final class PlainView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration { didSet { show() } }
        init(_ configuration: Plain) {
            self.configuration = configuration
            super.init(frame: .zero)
            addSubview(label)
            show()
        }
        required init?(coder: NSCoder) { nil }
        private func show() { label.text = (configuration as? Plain)?.text }
    }

    private final class Cell: UICollectionViewCell {
        var log: Log?
        var name = ""
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            log?.lines.append("update \(name) \(window == nil ? "outside" : "inside")\(state.isSelected ? " on" : "")")
        }
    }

    private final class Source: UICollectionViewController {
        let log = Log()
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let made = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let cell = made as? Cell else { return made }
            cell.log = log
            cell.name = "\(indexPath.item)"
            cell.contentConfiguration = Plain(text: "item \(indexPath.item)")
            log.lines.append("cell \(indexPath.item)")
            return cell
        }
    }

    // CV-M8
    @Test func `a cell is updated when it was given, in the window, before the next is asked for`() throws {
        let source = Source(collectionViewLayout: UICollectionViewFlowLayout())
        try stage(source, on: "iPhone 16", os: 26)
        #expect(source.log.take() == ["cell 0", "update 0 inside", "cell 1", "update 1 inside"])
        let cell = try #require(source.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        #expect(source.log.take() == [])
        cell.layoutIfNeeded()
        #expect(source.log.take() == ["update 0 inside"])
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(source.log.take() == ["update 0 inside on"])
        #expect((cell.contentView as? PlainView)?.label.text == "item 0!")
        #expect((cell.contentConfiguration as? Plain)?.text == "item 0")
    }

    // CV-M7
    @Test func `a plain cell has no configuration and follows its state by itself`() {
        onDevice {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
            #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        }
    }

    @Test func `the content view shows what it can, and gives way to another kind`() {
        onDevice {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let plain = cell.contentView
            cell.contentConfiguration = Plain(text: "a")
            let content = cell.contentView
            #expect(content !== plain && plain.superview == nil)
            #expect(content.frame == cell.bounds)
            cell.contentConfiguration = Plain(text: "b")
            #expect(cell.contentView === content)
            #expect((content as? PlainView)?.label.text == "b")
            cell.contentConfiguration = nil
            #expect(!(cell.contentView is PlainView))
        }
    }

    @Test func `a background configuration lies behind the content, in place of the views`() {
        onDevice {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            cell.backgroundView = UIView()
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            cell.backgroundConfiguration = background
            cell.layoutIfNeeded()
            #expect(cell.backgroundView == nil)
            #expect(cell.subviews.first?.frame == cell.bounds)
            #expect(cell.subviews.first?.backgroundColor == .red)
            cell.backgroundConfiguration = nil
            #expect(cell.subviews == [cell.contentView])
        }
    }
}
