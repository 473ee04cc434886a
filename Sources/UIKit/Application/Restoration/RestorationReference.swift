import Foundation

/// Stands for an object that takes part, where another writes it down: it is found again by its path.
final class RestorationReference: NSObject, NSCoding {
    let path: [String]

    init(_ path: [String]) { self.path = path }

    init?(coder: NSCoder) { path = (coder.decodeObject(forKey: "path") as? [String]) ?? [] }

    func encode(with coder: NSCoder) { coder.encode(path as NSArray, forKey: "path") }
}
