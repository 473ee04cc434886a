extension UIEdgeInsets {
    /// The insets of directional ones in an interface that reads in a direction.
    package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top,
            left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing
        )
    }
}

extension NSDirectionalEdgeInsets {
    /// The directional insets of plain ones in an interface that reads in a direction.
    package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top,
            leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right
        )
    }
}
