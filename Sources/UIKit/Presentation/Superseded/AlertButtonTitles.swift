/// The buttons' titles of an old alert or action sheet, in the order of their places.
struct AlertButtonTitles {
    private(set) var all: [String] = []

    /// A button's title; nil where there is none.
    subscript(place: Int) -> String? { all.indices.contains(place) ? all[place] : nil }

    /// Adds a button behind the others, and says where it stands; nil counts as empty.
    mutating func add(_ title: String?) -> Int {
        all.append(title ?? "")
        return all.count - 1
    }
}
