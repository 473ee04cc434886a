import UIKit

/// A folder as icons or as a list.
final class BrowserViewController: UIViewController, UICollectionViewDelegate {
    /// How a folder is shown; all folders are shown alike.
    enum Style: Int { case icons, list }

    private let folder: Folder
    private var items: [FileItem] = []
    private var watch: Timer?
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())
    private lazy var dataSource = makeDataSource()

    private var style: Style {
        get { Style(rawValue: UserDefaults.standard.integer(forKey: "style")) ?? .icons }
        set { UserDefaults.standard.set(newValue.rawValue, forKey: "style") }
    }
    private var order: FileOrder {
        get { UserDefaults.standard.string(forKey: "order").flatMap(FileOrder.init) ?? .name }
        set { UserDefaults.standard.set(newValue.rawValue, forKey: "order") }
    }

    init(folder: Folder, title: String) {
        self.folder = folder
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("The browser is made in code.") }

    // MARK: Life

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.delegate = self
        view.addSubview(collectionView)
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(reload),
            name: UIApplication.willEnterForegroundNotification,
            object: nil
        )
        showMenu()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
        // What others put into the folder appears by itself.
        watch = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.reload() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch?.invalidate()
    }

    // MARK: Contents

    @objc private func reload() {
        let sorted = order.sort(folder.items)
        let isFirst = dataSource.snapshot().numberOfSections == 0
        guard sorted != items || isFirst else { return }
        items = sorted
        var snapshot = NSDiffableDataSourceSnapshot<Int, FileItem>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        dataSource.apply(snapshot, animatingDifferences: !isFirst)
        if #available(iOS 17, *) {
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: "folder")
            empty.text = "Folder is Empty"
            contentUnavailableConfiguration = items.isEmpty ? empty : nil
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, FileItem> {
        let icon = UICollectionView.CellRegistration<IconCell, FileItem> { cell, _, item in cell.show(item) }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.image = UIImage(systemName: item.symbolName)
            content.text = item.name
            content.secondaryText = item.detail
            content.secondaryTextProperties.color = .secondaryLabel
            content.imageProperties.reservedLayoutSize.width = 28
            cell.contentConfiguration = content
            cell.accessories = item.isFolder ? [.disclosureIndicator()] : []
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { [unowned self] view, path, item in
            switch style {
            case .icons: view.dequeueConfiguredReusableCell(using: icon, for: path, item: item)
            case .list: view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
            }
        }
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, environment in
            switch style {
            case .list:
                .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
            case .icons: Self.grid(in: environment)
            }
        }
    }

    /// As many columns as are at least 110 points wide, at larger text sizes more.
    private static func grid(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let least = UIFontMetrics.default.scaledValue(for: 104, compatibleWith: environment.traitCollection)
        let columns = max(2, Int(environment.container.effectiveContentSize.width / least))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .estimated(130)
            )
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(130)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8)
        return section
    }

    // MARK: Menu

    private func showMenu() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu())
        navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    }

    private func menu() -> UIMenu {
        let add = UIAction(title: "New Folder", image: UIImage(systemName: "folder.badge.plus")) { [unowned self] _ in
            attempt { try folder.makeFolder(named: "untitled folder") }
        }
        let styles = [(Style.icons, "Icons", "square.grid.2x2"), (.list, "List", "list.bullet")].map {
            style,
            title,
            image in
            UIAction(title: title, image: UIImage(systemName: image), state: style == self.style ? .on : .off) {
                [unowned self] _ in
                self.style = style
                collectionView.setCollectionViewLayout(layout(), animated: false)
                collectionView.reloadData()
                showMenu()
            }
        }
        let orders = FileOrder.allCases.map { order in
            UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [unowned self] _ in
                self.order = order
                reload()
                showMenu()
            }
        }
        return UIMenu(children: [
            add,
            UIMenu(options: [.displayInline, .singleSelection], children: styles),
            UIMenu(options: [.displayInline, .singleSelection], children: orders),
        ])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let item = dataSource.itemIdentifier(for: path) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [unowned self] _ in
                    askForName(of: item)
                },
                UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { [unowned self] _ in
                    attempt { try folder.duplicate(item) }
                },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    [unowned self] _ in attempt { try folder.remove(item) }
                },
            ])
        })
    }

    private func askForName(of item: FileItem) {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = item.name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let rename = UIAlertAction(title: "Rename", style: .default) { [unowned self, unowned alert] _ in
            attempt { try folder.rename(item, to: alert.textFields?.first?.text ?? "") }
        }
        alert.addAction(rename)
        alert.preferredAction = rename
        present(alert, animated: true)
    }

    /// Does something to the folder, and says why where it can't be done.
    private func attempt(_ change: () throws -> Void) {
        do { try change() } catch {
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
        reload()
    }

    // MARK: Opening

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        let controller =
            item.isFolder
            ? BrowserViewController(folder: Folder(url: item.url), title: item.name)
            : FileViewController(item: item)
        navigationController?.pushViewController(controller, animated: true)
    }
}
