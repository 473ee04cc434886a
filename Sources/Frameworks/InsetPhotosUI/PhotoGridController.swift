import InsetPhotos
import UIKit

/// The photos that may be chosen, in rows, under a bar that ends the choice.
final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    /// Called with the choice, in the order in which it was made; with nothing where it was given up.
    var done: (([PHAsset]) -> Void)?

    private let assets: [PHAsset]
    private let limit: Int
    private var chosen: [PHAsset]
    /// In points.
    private static let spacing: CGFloat = 2
    /// As many columns fit as have this width at least, but three on any phone.
    private static let leastWidth: CGFloat = 130
    private static let cell = "photo"

    init(_ configuration: PHPickerConfiguration) {
        let shown = PHAsset.pickable.filter { configuration.filter?.allows($0) ?? true }
        let names = configuration.preselectedAssetIdentifiers
        (assets, limit) = (shown, configuration.selectionLimit)
        chosen = limit == 1 ? [] : names.compactMap { name in shown.first { $0.localIdentifier == name } }
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = Self.spacing
        layout.minimumLineSpacing = Self.spacing
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    required init?(coder: NSCoder) { preconditionFailure("PhotoGridController isn't made by documents") }

    /// Takes photos out of the choice.
    func deselect(_ identifiers: Set<String>) {
        chosen.removeAll { identifiers.contains($0.localIdentifier) }
        showChoice()
    }

    // MARK: The view

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = limit != 1
        collectionView.register(PhotoGridCell.self, forCellWithReuseIdentifier: Self.cell)
        let cancel = UIAction { [weak self] _ in self?.done?([]) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        if limit != 1 {
            let add = UIAction(title: "Add") { [weak self] _ in self.map { $0.done?($0.chosen) } }
            let item = UIBarButtonItem(primaryAction: add)
            item.style = .done
            navigationItem.rightBarButtonItem = item
        }
        showChoice()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    private func showChoice() {
        guard isViewLoaded else { return }
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
        for (item, asset) in assets.enumerated() {
            let place = IndexPath(item: item, section: 0)
            if chosen.contains(asset) {
                collectionView.selectItem(at: place, animated: false, scrollPosition: [])
            } else {
                collectionView.deselectItem(at: place, animated: false)
            }
        }
    }

    // MARK: Cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        assets.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
        let size = side(in: collectionView) * collectionView.traitCollection.displayScale
        (cell as? PhotoGridCell)?.show(assets[indexPath.item], pixels: CGSize(width: size, height: size))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = side(in: collectionView)
        return CGSize(width: side, height: side)
    }

    /// Rounded down to whole pixels, or a column would not fit.
    private func side(in view: UICollectionView) -> CGFloat {
        let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
        let columns = max(3, ((width + Self.spacing) / (Self.leastWidth + Self.spacing)).rounded(.down))
        let scale = max(1, view.traitCollection.displayScale)
        return max(1, ((width - (columns - 1) * Self.spacing) / columns * scale).rounded(.down) / scale)
    }

    // MARK: Choosing

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        limit <= 1 || chosen.count < limit
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let asset = assets[indexPath.item]
        if limit == 1 {
            done?([asset])
        } else {
            chosen.append(asset)
            navigationItem.rightBarButtonItem?.isEnabled = true
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        chosen.removeAll { $0 == assets[indexPath.item] }
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
    }
}
