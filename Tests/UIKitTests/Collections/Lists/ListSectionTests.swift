import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: sections of collections")
struct ListSectionTests {
    /// Two sections of three rows.
    private final class Rows: UIViewController {
        let configuration: UICollectionLayoutListConfiguration
        var collection: UICollectionView!
        var source: UICollectionViewDiffableDataSource<String, String>!
        var accessories: [UICellAccessory] = []

        init(_ configuration: UICollectionLayoutListConfiguration) {
            self.configuration = configuration
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(collection)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [weak self] cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = self?.accessories ?? []
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { cell, _, indexPath in
                var content = cell.defaultContentConfiguration()
                content.text = "Section \(indexPath.section)"
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            source.supplementaryViewProvider = { collection, _, path in
                collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems(["a1", "a2", "a3"], toSection: "a")
            snapshot.appendItems(["b1", "b2", "b3"], toSection: "b")
            source.apply(snapshot, animatingDifferences: false)
        }

        func cell(_ item: Int, _ section: Int) -> UICollectionViewListCell? {
            collection.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }
    }

    // CV-M6, SA-18
    @Test func `cells have no safe area of their own, which the collection's insets are`() throws {
        try onDevice("iPhone 16", os: 18) {
            let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
            let window = UIWindow()
            window.rootViewController = rows
            window.makeKeyAndVisible()
            rows.collection.alwaysBounceVertical = true
            window.layoutIfNeeded()
            #expect(rows.collection.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(rows.collection.safeAreaInsets == rows.collection.adjustedContentInset)
            let cell = try #require(rows.cell(0, 0))
            #expect(cell.safeAreaInsets == .zero)
            rows.collection.contentOffset.y = -30
            rows.collection.layoutIfNeeded()
            #expect(cell.safeAreaInsets == .zero)
            #expect(cell.contentView.safeAreaInsets == .zero)
        }
    }

    // CV-M1, CV-M3, CV-M4
    @Test func `cards have the width, the height, the corners and the lines of the era`() throws {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        try stage(rows, on: "iPhone 16", os: 26)
        let frames = (0..<3).compactMap { rows.cell($0, 0)?.frame }
        #expect(frames.map(\.minX) == [16, 16, 16] && frames.map(\.width) == [361, 361, 361])
        #expect(frames.map { ($0.height * 3).rounded() } == [151, 151, 151])
        #expect(frames.first?.minY == 35)
        let next = try #require(rows.cell(0, 1)?.frame.minY)
        #expect(abs(next - (frames[2].maxY + 35)) < 0.01)
        #expect((0..<3).map { rows.cell($0, 0)?.layer.cornerRadius } == [26, 0, 26])
        let line = try #require(rows.cell(0, 0)?.list.separator)
        #expect(line.frame.minX == 16 && line.frame.maxX == 345 && line.frame.height == 1)
        #expect(abs(line.frame.maxY - frames[0].height) < 0.01)
        #expect(rows.cell(2, 0)?.list.separator?.isHidden ?? true)
        #expect(rows.collection.backgroundColor == .systemGroupedBackground)
    }

    // CV-M2
    @Test func `a group's header stands above its card`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let rows = Rows(configuration)
        try stage(rows, on: "iPhone 16", os: 26)
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            rows.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
        )
        #expect((header.frame.height * 3).rounded() == 109)
        #expect(rows.cell(0, 1)?.frame.minY == header.frame.maxY)
        let gap = header.frame.minY - (rows.cell(2, 0)?.frame.maxY ?? 0)
        #expect(gap > 17 && gap < 36)
        let content = (header as? UICollectionViewListCell)?.contentView
        let label = content?.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Section 1" && label?.frame.minX == 16)
        #expect(abs((label?.frame.minY ?? 0) - 8) < 0.01)
    }

    // CV-M7
    @Test func `a list's cell has a background from the start`() {
        onDevice {
            #expect(UICollectionViewListCell(frame: .zero).backgroundConfiguration == .listPlainCell())
        }
    }

    @Test func `plain rows fill the width, with lines from their texts to the end`() throws {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
        try stage(rows, on: "iPhone 8", os: 16)
        let frame = try #require(rows.cell(0, 0)?.frame)
        #expect(frame == CGRect(x: 0, y: 0, width: 375, height: 44.5))
        let line = try #require(rows.cell(1, 0)?.list.separator)
        #expect(line.frame == CGRect(x: 16, y: 44, width: 359, height: 0.5))
    }

    @Test func `accessories stand at the ends, and the content between them`() throws {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
        rows.accessories = [.disclosureIndicator(), .checkmark(), .delete(), .label(text: "7")]
        try stage(rows, on: "iPhone 8", os: 16)
        let cell = try #require(rows.cell(0, 0))
        #expect(cell.list.accessoryViews.map(\.accessory.accessoryType) == [.label, .checkmark, .disclosureIndicator])
        let frames = cell.list.accessoryViews.map(\.frame)
        #expect(frames.last?.maxX == 359)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == frames.first?.minX)
        rows.collection.isEditing = true
        rows.view.window?.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(cell.list.accessoryViews.first?.accessory.accessoryType == .delete)
        #expect(cell.contentView.frame.minX > 20)
    }

    @Test func `an app's handler decides on lines`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, standard in
            var own = standard
            if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
            if path.item == 1 { own.topSeparatorVisibility = .visible }
            own.bottomSeparatorInsets.leading = 50
            return own
        }
        let rows = Rows(configuration)
        try stage(rows, on: "iPhone 8", os: 16)
        #expect(rows.cell(0, 0)?.list.separator?.isHidden ?? true)
        #expect(rows.cell(1, 0)?.list.separator?.frame.minX == 50)
        #expect(rows.cell(1, 0)?.list.topSeparator?.frame.minY == 0)
    }

    @Test func `rows follow the largest text, and another width`() throws {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
        try stage(rows, on: "iPhone 8", os: 16)
        var snapshot = rows.source.snapshot()
        snapshot.insertItems([String(repeating: "long ", count: 20)], beforeItem: "a1")
        rows.source.apply(snapshot, animatingDifferences: false)
        rows.view.window?.layoutIfNeeded()
        let tall = try #require(rows.cell(0, 0)?.frame.height)
        #expect(tall > 60 && rows.cell(1, 0)?.frame.minY == tall)
        rows.collection.frame.size.width = 200
        rows.view.window?.layoutIfNeeded()
        rows.collection.layoutIfNeeded()
        #expect(try #require(rows.cell(0, 0)?.frame.height) > tall)
    }
}
