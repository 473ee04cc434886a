extension UIView {
    /// Changes the limits of the text size, and tells of the traits that follow.
    func limitTextSizes(_ change: (inout ContentSizeLimits) -> Void) {
        change(&reception.textSizes)
        updateTraits()
    }

    /// The limits from the view upward, as far as there are any.
    func describeTextSizeLimits() -> String {
        var lines: [String] = []
        var view: UIView? = self
        while let current = view {
            let limits = current.reception.textSizes
            let parts = [
                limits.minimum.map { "minimum \($0.rawValue)" }, limits.maximum.map { "maximum \($0.rawValue)" },
            ]
            let told = parts.compactMap(\.self).joined(separator: ", ")
            if !told.isEmpty { lines.append("\(type(of: current)): \(told)") }
            view = current.superview
        }
        let category = traitCollection.preferredContentSizeCategory.rawValue
        return (["content size category \(category)"] + lines).joined(separator: "\n")
    }
}
