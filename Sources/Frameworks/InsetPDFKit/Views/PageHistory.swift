/// The pages that were left, to go back to.
struct PageHistory {
    private var past: [Int] = []
    private var future: [Int] = []

    var canGoBack: Bool { !past.isEmpty }
    var canGoForward: Bool { !future.isEmpty }

    /// A page is left for another, not by going back.
    mutating func leave(_ page: Int) {
        past.append(page)
        future = []
    }

    /// The page that was left last.
    mutating func back(from page: Int) -> Int? {
        guard let last = past.popLast() else { return nil }
        future.append(page)
        return last
    }

    /// The page that was gone back from last.
    mutating func forward(from page: Int) -> Int? {
        guard let next = future.popLast() else { return nil }
        past.append(page)
        return next
    }
}
