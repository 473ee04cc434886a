import Foundation
import Platform

/// Which collections are asking their data sources for a view now, the outermost first (CV-10).
@MainActor
enum ViewRequests {
    @WorldState private static var open: [(list: ObjectIdentifier, number: Int)] = []
    @WorldState private static var count = 0

    /// Of those that are being answered.
    static var numbers: [Int] { open.map(\.number) }

    /// The number of what a collection is asking for; nil: it isn't asking.
    static func number(of list: UICollectionView) -> Int? {
        open.last { $0.list == ObjectIdentifier(list) }?.number
    }

    /// Calls what answers a request.
    static func ask<View>(_ list: UICollectionView, _ answer: () -> View?) -> View? {
        count += 1
        open.append((ObjectIdentifier(list), count))
        defer { open.removeLast() }
        return answer()
    }
}
