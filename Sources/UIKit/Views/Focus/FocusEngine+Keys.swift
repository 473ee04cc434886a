import CoreGraphics

extension FocusEngine {
    /// Moves the focus by a key; from nowhere to what the window prefers.
    ///
    /// - Returns: Whether the key was the focus's to use.
    func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        guard let current = focusedItem ?? firstResponderItem(in: window) else {
            let root: any UIFocusEnvironment = window
            let isBackward = heading == .previous
            let first = isBackward ? groups(in: window).last.flatMap(primaryItem) : FocusSearch.preferredItem(of: root)
            guard let first else { return false }
            return update(to: first, heading: heading)
        }
        if heading == .next || heading == .previous { return moveToGroup(heading, from: current, in: window) }
        return moveInGroup(heading, from: current, in: window)
    }

    /// The text that is edited has the keys, and with them the focus.
    private func firstResponderItem(in window: UIWindow) -> (any UIFocusItem)? {
        guard let view = FirstResponder.current as? UIView, view.window === window, view.canBecomeFocused else {
            return nil
        }
        return view
    }

    // MARK: Groups
    private struct Group {
        let key: FocusGroup
        var members: [FocusSearch.Candidate]
        var frame: CGRect { members.reduce(CGRect.null) { $0.union($1.frame) } }
    }

    /// The groups of a window, in reading order.
    private func groups(in window: UIWindow) -> [Group] {
        var groups: [Group] = []
        for candidate in FocusSearch.candidates(in: window) {
            let key = FocusGroup(of: candidate.item)
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].members.append(candidate)
            } else {
                groups.append(Group(key: key, members: [candidate]))
            }
        }
        let frames = groups.map { $0.frame.intersection(window.bounds) }
        return FocusSearch.readingOrder(of: frames).map { groups[$0] }
    }

    /// The item of the highest priority; of several the first in reading order.
    private func primaryItem(of group: Group) -> (any UIFocusItem)? {
        let last = lastItem(of: group.key)
        var best: (item: any UIFocusItem, priority: UIFocusGroupPriority)?
        for candidate in FocusSearch.inReadingOrder(group.members) {
            var priority = candidate.item.focusGroupPriority
            if candidate.item === last { priority = max(priority, .previouslyFocused) }
            if best.map({ priority > $0.priority }) ?? true { best = (candidate.item, priority) }
        }
        guard let best else { return nil }
        // Nobody said what comes first in the group: the lists in it may know.
        guard best.priority == .ignored, case .natural = group.key else { return best.item }
        return groupPreference(around: best.item, group.key) ?? best.item
    }

    private func groupPreference(around item: any UIFocusItem, _ key: FocusGroup) -> (any UIFocusItem)? {
        let owner = item.focusChain.first { .natural(ObjectIdentifier($0)) == key }
        let wanted = owner?.preferredFocusEnvironments.lazy.compactMap { FocusSearch.preferredItem(of: $0) }.first
        return wanted.flatMap { FocusGroup(of: $0) == key ? $0 : nil }
    }

    private func moveToGroup(_ heading: UIFocusHeading, from current: any UIFocusItem, in window: UIWindow) -> Bool {
        let groups = self.groups(in: window)
        let key = FocusGroup(of: current)
        guard let place = groups.firstIndex(where: { $0.key == key }), groups.count > 1 else {
            // Without another group, the tab key goes through the items of the only one.
            return moveInOrder(heading, from: current, in: groups.first)
        }
        let step = heading == .next ? 1 : groups.count - 1
        guard let item = primaryItem(of: groups[(place + step) % groups.count]) else { return false }
        return update(to: item, heading: heading)
    }

    private func moveInOrder(_ heading: UIFocusHeading, from current: any UIFocusItem, in group: Group?) -> Bool {
        let items = FocusSearch.inReadingOrder(group?.members ?? [])
        guard items.count > 1, let place = items.firstIndex(where: { $0.item === current }) else { return false }
        let step = heading == .next ? 1 : items.count - 1
        return update(to: items[(place + step) % items.count].item, heading: heading)
    }

    // MARK: Arrows
    private func moveInGroup(_ heading: UIFocusHeading, from current: any UIFocusItem, in window: UIWindow) -> Bool {
        for case let view as UIView in current.focusChain { view.revealFocusItem(heading, from: current) }
        guard let start = FocusSearch.frameInWindow(of: current) else { return false }
        let key = FocusGroup(of: current)
        var best: (item: any UIFocusItem, way: FocusWay)?
        func consider(_ frame: CGRect, _ item: () -> (any UIFocusItem)?) {
            guard let way = FocusWay(heading, from: start, to: frame), best.map({ way < $0.way }) ?? true else {
                return
            }
            if let item = item(), item !== current { best = (item, way) }
        }
        for candidate in FocusSearch.candidates(in: window) where candidate.item !== current {
            consider(candidate.frame) { FocusGroup(of: candidate.item) == key ? candidate.item : nil }
        }
        for redirection in FocusSearch.redirections(in: window) {
            consider(redirection.frame) {
                redirection.guide.preferredFocusEnvironments.lazy
                    .compactMap { FocusSearch.preferredItem(of: $0) }.first
            }
        }
        guard let best else {
            movementFailed(heading)
            return focusedItem != nil
        }
        update(to: best.item, heading: heading)
        return true
    }
}

extension FocusEngine {
    /// What a key of a keyboard means to the focus.
    enum Key {
        case move(UIFocusHeading)
        /// Does what a tap on the item would do.
        case activate
    }

    /// Uses a key for the focus.
    ///
    /// - Returns: Whether it was the focus's to use.
    func press(_ key: Key, in window: UIWindow) -> Bool {
        switch key {
        case .move(let heading): return move(heading, in: window)
        case .activate:
            for case let view as UIView in focusedItem?.focusChain ?? [] where view.canBecomeFocused {
                return view.activateByKey()
            }
            return false
        }
    }
}
