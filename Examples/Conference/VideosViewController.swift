import UIKit

/// The videos in as many columns as fit, with a search.
final class VideosViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UISearchResultsUpdating
{
    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let search = UISearchController(searchResultsController: nil)
    private var talks = Talk.all

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(VideoCell.self, forCellWithReuseIdentifier: "Video")
        view.addSubview(collectionView)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        definesPresentationContext = true
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 16
        switch Edition.current {
        case .rectangular: showRectangular()
        case .adapted: showAdapted()
        }
    }

    /// As wide as the view: in landscape the outer columns lie under the notch. The search scrolls away as a header.
    private func showRectangular() {
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.frame = view.bounds
        // 20 points of status bar and 44 of the navigation bar, wherever they are.
        collectionView.contentInset.top = 64
        collectionView.contentInset.bottom = 49
        search.hidesNavigationBarDuringPresentation = false
        navigationItem.titleView = search.searchBar
    }

    /// The section keeps to the safe area, while the cells scroll under the bars.
    private func showAdapted() {
        layout.sectionInsetReference = .fromSafeArea
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        navigationItem.searchController = search
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [layout] _ in layout.invalidateLayout() })
    }

    func updateSearchResults(for searchController: UISearchController) {
        talks = Talk.all.filter { $0.matches(searchController.searchBar.text ?? "") }
        collectionView.reloadData()
    }

    // MARK: Items

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { talks.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Video", for: indexPath)
        (cell as? VideoCell)?.show(talks[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safe = Edition.current == .adapted ? collectionView.safeAreaInsets : .zero
        let width =
            collectionView.bounds.width - safe.left - safe.right - layout.sectionInset.left - layout.sectionInset.right
        let spacing = layout.minimumInteritemSpacing
        let columns = max(1, ((width + spacing) / (240 + spacing)).rounded(.down))
        let column = ((width - (columns - 1) * spacing) / columns).rounded(.down)
        return CGSize(width: column, height: (column * 9 / 16).rounded() + VideoCell.textHeight(for: traitCollection))
    }
}
