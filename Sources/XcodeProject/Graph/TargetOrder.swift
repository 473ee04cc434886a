/// Puts targets into an order in which they can be built.
enum TargetOrder {
    /// Every target after those that it depends on; a circle is broken where it closes, and told.
    static func sorted(_ targets: [Target]) -> (targets: [Target], notes: [ProjectNote]) {
        var byID: [String: Target] = [:]
        for target in targets where byID[target.id] == nil { byID[target.id] = target }
        var done = Set<String>()
        var result: [Target] = []
        var notes: [ProjectNote] = []
        for target in targets {
            // A stack of its own: a chain of dependencies may be longer than the program's stack.
            var stack: [(id: String, next: Int)] = done.contains(target.id) ? [] : [(target.id, 0)]
            var open = Set(stack.map(\.id))
            while let (id, next) = stack.last {
                guard var current = byID[id] else { preconditionFailure("only known targets are pushed") }
                if next < current.dependencies.count {
                    stack[stack.count - 1].next += 1
                    let child = current.dependencies[next]
                    guard byID[child] != nil, !done.contains(child) else { continue }
                    if open.insert(child).inserted {
                        stack.append((child, 0))
                    } else {
                        let other = byID[child]?.name ?? child
                        notes.append(
                            ProjectNote(
                                current.container,
                                "targets \(current.name) and \(other) depend on each other; "
                                    + "\(current.name) is built first"
                            )
                        )
                        current.dependencies.remove(at: next)
                        byID[id] = current
                        stack[stack.count - 1].next -= 1
                    }
                } else {
                    stack.removeLast()
                    open.remove(id)
                    if done.insert(id).inserted { result.append(current) }
                }
            }
        }
        return (result, notes)
    }
}
