extension UITableView {
    /// `separatorInset` as far as it was set.
    var appearanceSeparatorInset: UIEdgeInsets? {
        get { table.separatorInset }
        set {
            table.separatorInset = newValue
            cellsNeedLayout()
        }
    }
}

extension UITableViewCell {
    /// `separatorInset` as far as it was set; nil: the table's.
    var appearanceSeparatorInset: UIEdgeInsets? {
        get { cellState.separatorInset }
        set {
            cellState.separatorInset = newValue
            setNeedsLayout()
        }
    }
}
