extension LayoutEngine {
    /// What can't be in an island's system, a sentence each; nothing while it waits to be built anew.
    func checkInvariants() -> [String] {
        guard !needsRebuild, !isSolving, !system.items.isEmpty else { return [] }
        let name = "the layout of \(type(of: root))"
        let found = checkItems() + checkRows() + checkPlaced() + checkSolution()
        return found.map { "\(name): \($0)" }
    }

    /// Views and guides know their places, and stand behind their superviews.
    private func checkItems() -> [String] {
        var violations: [String] = []
        for (place, item) in system.items.enumerated().dropFirst() {
            if system.place(of: item.object) != place {
                violations.append("\(type(of: item.object)) at place \(place) takes itself for another's")
            }
            guard item.parent < place else {
                violations.append("place \(place) stands before its parent's, \(item.parent)")
                continue
            }
            if let view = item.view, view.superview !== system.items[item.parent].view {
                violations.append("\(type(of: view)) at place \(place) has another superview than its parent's place")
            }
        }
        return violations
    }

    /// Constraints know their rows, are active, and have one row each.
    private func checkRows() -> [String] {
        var violations: [String] = []
        for (place, row) in system.rows.enumerated() {
            if row.constraint.place != place {
                violations.append("the constraint in row \(place) takes itself for that in row \(row.constraint.place)")
            }
            if !row.constraint.isActive { violations.append("row \(place) has a constraint that isn't active") }
        }
        if Set(system.rows.map(\.handle)).count != system.rows.count {
            violations.append("two constraints share a row of the solver")
        }
        for (place, content) in system.contents.enumerated() {
            let view = system.items.indices.contains(content.item) ? system.items[content.item].view : nil
            if view?.constraintState.contentPlace != place {
                violations.append("the content size at place \(place) belongs to no view that knows it")
            }
        }
        return violations
    }

    /// The views that get frames are those with variables, and what waits for frames is ordered.
    private func checkPlaced() -> [String] {
        var violations: [String] = []
        let placedItems = system.items.filter { $0.placed >= 0 }
        if placedItems.map(\.placed).sorted() != Array(0..<placedCount) {
            violations.append("\(placedCount) views get frames, \(placedItems.count) views ask for one")
        }
        for item in placedItems where item.placed < placedCount {
            if placed[item.placed].view.toOpaque() != item.view.map({ Unmanaged.passUnretained($0).toOpaque() }) {
                violations.append("the frame at place \(item.placed) would go to another view")
            }
        }
        if !zip(pending, pending.dropFirst()).allSatisfy(<) || pending.contains(where: { $0 >= placedCount }) {
            violations.append("the places that wait for frames aren't ascending, or there are none such")
        }
        return violations
    }

    /// What was solved is a number, and no size is below zero.
    private func checkSolution() -> [String] {
        guard !needsSolve else { return [] }
        return system.items.compactMap { item in
            guard let view = item.view, item.placed >= 0, let rect = system.solvedRect(of: view) else { return nil }
            let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
            guard numbers.allSatisfy(\.isFinite) else { return "\(type(of: view)) is solved to \(rect)" }
            return rect.size.width < -1e-6 || rect.size.height < -1e-6
                ? "\(type(of: view)) is solved to a negative size, \(rect.size)" : nil
        }
    }
}
