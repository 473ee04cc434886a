import DeviceTestSupport
import Testing

@testable import UIKit

/// TR-24: what views in lists know of their list.
@MainActor @Suite("Lists: the list around a view")
struct ListEnvironmentTests {
    @Test(arguments: [(UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped)])
    func `views in a table have its style among their traits`(style: UITableView.Style, list: UIListEnvironment) {
        onDevice(os: 18) {
            let window = UIWindow()
            window.isHidden = false
            let table = UITableView(frame: window.bounds, style: style)
            let inside = UIView()
            table.addSubview(inside)
            window.addSubview(table)
            #expect(inside.traitCollection.listEnvironment == list)
            #expect(window.traitCollection.listEnvironment == .none)
            inside.traitOverrides.listEnvironment = .sidebar
            #expect(inside.traitCollection.listEnvironment == .sidebar)
        }
    }

    @Test func `before iOS 18 nothing is said of lists`() {
        onDevice(os: 17) {
            let table = UITableView()
            #expect(table.reception.listEnvironment == nil)
        }
    }

    @Test func `backgrounds and headers made for any list go by the one around them, but for what the app set`() {
        onDevice(os: 18) {
            func state(_ list: UIListEnvironment) -> UICellConfigurationState {
                UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
            }
            let cell = UIBackgroundConfiguration.listCell()
            #expect(cell.updated(for: state(.plain)).backgroundColor == .systemBackground)
            #expect(cell.updated(for: state(.insetGrouped)).backgroundColor == .secondarySystemGroupedBackground)
            let sidebar = UIBackgroundConfiguration.listSidebarCell()
            #expect(cell.updated(for: state(.sidebar)).cornerRadius == sidebar.cornerRadius)
            var own = cell
            own.backgroundColor = .red
            #expect(own.updated(for: state(.grouped)).backgroundColor == .red)

            let header = UIListContentConfiguration.header()
            let plain = UIListContentConfiguration.plainHeader()
            #expect(header.updated(for: state(.plain)).textProperties == plain.textProperties)
            #expect(header.updated(for: state(.grouped)) == header)
            var colored = header
            colored.textProperties.color = .red
            #expect(colored.updated(for: state(.plain)).textProperties.color == .red)
        }
    }

    @Test func `cells of a list in a collection have its appearance`() {
        onDevice(os: 18) {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                collectionViewLayout: layout
            )
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                cell.backgroundConfiguration = .listCell()
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var items = NSDiffableDataSourceSnapshot<Int, Int>()
            items.appendSections([0])
            items.appendItems([1])
            source.apply(items, animatingDifferences: false)
            let window = UIWindow()
            window.isHidden = false
            window.addSubview(view)
            view.layoutIfNeeded()
            let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
            #expect(cell?.traitCollection.listEnvironment == .insetGrouped)
        }
    }
}
