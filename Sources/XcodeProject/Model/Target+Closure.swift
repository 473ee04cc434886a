extension [Target] {
    /// Those of some ids and all that they need, in order.
    func closure(of ids: [String]) -> [Target] {
        let known = Dictionary(map { ($0.id, $0) }) { first, _ in first }
        var (wanted, stack) = (Set<String>(), ids)
        while let id = stack.popLast() {
            guard wanted.insert(id).inserted, let target = known[id] else { continue }
            stack += target.dependencies
            if let host = target.host { stack.append(host) }
        }
        return filter { wanted.contains($0.id) }
    }
}
