extension UICollectionView {
    /// What the data source has and leaves out; nil where it doesn't say.
    var dataSourceAnswers: ListedAnswers? {
        ListedAnswers(of: dataSource, required: "collectionView:cellForItemAt:")
    }
}
