import Foundation
import Platform

/// The tiles of a document browser.
@MainActor
final class DocumentGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private unowned let browser: UIDocumentBrowserViewController
    private let layout = UICollectionViewFlowLayout()
    private var documents: [URL] = []
    let view: UICollectionView

    init(_ browser: UIDocumentBrowserViewController) {
        self.browser = browser
        layout.itemSize = CGSize(width: 100, height: 160)
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        layout.minimumLineSpacing = 20
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.backgroundColor = .clear
        view.alwaysBounceVertical = true
        view.register(DocumentTile.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = self
        view.delegate = self
        documents = browser.documents
    }

    /// Looks into the folder again.
    func reload() {
        documents = browser.documents
        view.reloadData()
    }

    func afterTurn(_ body: @escaping @MainActor () -> Void) { EventLoop.main.schedule(after: 0, body) }

    /// The tile of a document that is on the screen.
    func tile(of url: URL) -> UIView? {
        let name = url.standardizedFileURL
        guard let row = documents.firstIndex(where: { $0.standardizedFileURL == name }) else { return nil }
        let place = IndexPath(item: row + offset, section: 0)
        return (view.cellForItem(at: place) as? DocumentTile)?.page
    }

    private var offset: Int { browser.allowsDocumentCreation ? 1 : 0 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        documents.count + offset
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        guard let tile = cell as? DocumentTile else { return cell }
        if indexPath.item < offset {
            tile.show(browser.localizedCreateDocumentActionTitle, browser.defaultDocumentAspectRatio, adds: true)
        } else {
            let url = documents[indexPath.item - offset]
            let name = browser.shouldShowFileExtensions ? url : url.deletingPathExtension()
            tile.show(name.lastPathComponent, browser.defaultDocumentAspectRatio, adds: false)
        }
        return tile
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        indexPath.item < offset ? browser.create() : browser.choose(documents[indexPath.item - offset])
    }
}
