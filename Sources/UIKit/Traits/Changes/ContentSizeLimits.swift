/// Between which sizes a view keeps its text.
struct ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The category that holds; where the limits contradict each other the largest one wins.
    func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        if let maximum, category > maximum { return maximum }
        if let minimum, category < minimum, maximum.map({ minimum <= $0 }) != false { return minimum }
        return category
    }

    /// Traits with the category that holds.
    func limiting(_ traits: UITraitCollection) -> UITraitCollection {
        guard minimum != nil || maximum != nil else { return traits }
        let category = limiting(traits.preferredContentSizeCategory)
        guard category != traits.preferredContentSizeCategory else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: category)])
    }
}
