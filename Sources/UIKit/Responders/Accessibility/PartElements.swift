/// The elements of a view's parts that are no views themselves: made when they are asked for, and the same from then on.
struct PartElements<Element: UIAccessibilityElement> {
    private var made: [Element] = []

    /// The first ones, in order.
    ///
    /// - Parameter make: The element of a part by its number.
    @MainActor
    mutating func first(_ count: Int, _ make: (Int) -> Element) -> [Any] {
        while made.count < count { made.append(make(made.count)) }
        return Array(made.prefix(count))
    }
}
