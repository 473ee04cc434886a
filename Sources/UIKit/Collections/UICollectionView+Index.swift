import Platform

extension UICollectionView {
    /// Asks the data source for the titles of the index, from iOS 14.
    func updateIndex() {
        let titles = Quirk.collectionsHaveIndex.holds ? dataSource?.indexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            collection.index?.removeFromSuperview()
            collection.index = nil
            return
        }
        let view = collection.index ?? SectionIndexView(frame: .zero)
        if collection.index == nil {
            view.choose = { [weak self] in self?.scroll(toTitle: $0) }
            collection.index = view
            addSubview(view)
        }
        view.titles = titles
    }

    /// The item stands at the beginning of what is in sight.
    private func scroll(toTitle place: Int) {
        guard let title = collection.index?.titles[place], let dataSource else { return }
        let indexPath = dataSource.collectionView(self, indexPathForIndexTitle: title, at: place)
        let counts = loadCounts()
        guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else { return }
        scrollToItem(at: indexPath, at: [.top, .left], animated: false)
    }
}
