import Foundation

/// The tree that a viewer makes of messages: written for the tests from `Documentation/WireFormat.md`, and of nothing else.
final class ReceivedTree: Equatable {
    final class Layer {
        let kind: String
        var values: [String: NSObject] = [:]
        var parent = 0
        var children: [Int] = []
        var mask = 0
        init(kind: String) { self.kind = kind }
    }

    var layers: [Int: Layer] = [:]
    var root = 0

    /// A message's steps, in their order; a whole tree begins with nothing.
    func take(_ data: Data) throws {
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        if message["type"] as? String == "tree" {
            layers = [:]
            root = 0
        }
        for step in message["steps"] as? [[String: Any]] ?? [] { take(step) }
    }

    private func take(_ step: [String: Any]) {
        for id in step["removed"] as? [Int] ?? [] {
            detach(id)
            layers[id] = nil
            if root == id { root = 0 }
        }
        for entry in step["added"] as? [[Any]] ?? [] {
            let layer = Layer(kind: entry[1] as? String ?? "")
            layer.values = entry[2] as? [String: NSObject] ?? [:]
            layers[entry[0] as? Int ?? 0] = layer
        }
        let placed = step["placed"] as? [[Int]] ?? []
        for place in placed { detach(place[0]) }
        for place in placed { put(place) }
        for entry in step["changed"] as? [[Any]] ?? [] {
            let values = entry[1] as? [String: NSObject] ?? [:]
            layers[entry[0] as? Int ?? 0]?.values.merge(values) { $1 }
        }
    }

    private func detach(_ id: Int) {
        guard let layer = layers[id], let parent = layers[layer.parent] else { return }
        layer.parent = 0
        if parent.mask == id { parent.mask = 0 } else { parent.children.removeAll { $0 == id } }
    }

    private func put(_ place: [Int]) {
        guard place[1] != 0 else { return root = place[0] }
        layers[place[0]]?.parent = place[1]
        guard let parent = layers[place[1]] else { return }
        if place.count == 4 {
            parent.mask = place[0]
        } else {
            let index = parent.children.firstIndex(of: place[2]).map { $0 + 1 } ?? 0
            parent.children.insert(place[0], at: index)
        }
    }

    /// The value that a layer was told, `without` what it has by itself.
    func description(without standard: [String: NSObject] = [:]) -> String {
        let lines = layers.keys.sorted().compactMap { id -> String? in
            guard let layer = layers[id] else { return nil }
            let values = layer.values.filter { $0.value != NSNull() && $0.value != standard[$0.key] }
            let text = values.keys.sorted().map { "\($0)=\(values[$0] ?? NSNull())" }.joined(separator: " ")
            return "\(id) \(layer.kind) in \(layer.parent) children \(layer.children) mask \(layer.mask): \(text)"
        }
        return "root \(root)\n" + lines.joined(separator: "\n")
    }

    static func == (left: ReceivedTree, right: ReceivedTree) -> Bool { left.description() == right.description() }
}
