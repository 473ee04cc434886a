import CoreGraphics

/// Finds the items that can have the focus, and where.
@MainActor
enum FocusSearch {
    /// An item that can have the focus; its frame is in the window's space, in points.
    struct Candidate {
        let item: any UIFocusItem
        let frame: CGRect
    }

    /// What leads the focus elsewhere, on the way of an arrow.
    struct Redirection {
        let guide: any FocusRedirecting
        let frame: CGRect
    }

    /// More than any content measures, in points: what a container is asked for is all that it has.
    private static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    // MARK: Preferences
    /// Where the focus goes in a branch: to what it prefers, itself, or its first item in reading order.
    static func preferredItem(of environment: any UIFocusEnvironment, depth: Int = 0) -> (any UIFocusItem)? {
        guard depth < 100 else { return nil }
        let preferred =
            environment.preferredFocusEnvironments + [environment.preferredFocusedView].compactMap { $0 }
        for wanted in preferred where wanted !== environment {
            if let found = preferredItem(of: wanted, depth: depth + 1) { return found }
        }
        if let item = environment as? any UIFocusItem, isFocusable(item) { return item }
        return inReadingOrder(candidates(in: environment)).first.map {
            preference(around: $0.item, inside: environment, depth: depth) ?? $0.item
        }
    }

    /// What the outermost environment prefers that holds an item and prefers anything.
    ///
    /// - Parameter outer: Isn't asked itself, nor is what lies around it; nil: all are asked.
    static func preference(
        around item: any UIFocusItem,
        inside outer: (any UIFocusEnvironment)?,
        depth: Int = 0
    ) -> (any UIFocusItem)? {
        let chain = item.focusChain
        let inner = outer.flatMap { outer in chain.firstIndex { $0 === outer } }.map { chain[..<$0] } ?? chain[...]
        for environment in inner.reversed() where environment !== item {
            for wanted in environment.preferredFocusEnvironments where wanted !== environment {
                if let found = preferredItem(of: wanted, depth: depth + 1) { return found }
            }
        }
        return nil
    }

    static func isFocusable(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused else { return false }
        for case let view as UIView in item.focusChain
        where view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
        return frameInWindow(of: item) != nil
    }

    // MARK: Places
    static func frameInWindow(of item: any UIFocusItem) -> CGRect? {
        if let view = item as? UIView {
            guard let window = view.window else { return nil }
            return view.convert(view.bounds, to: window)
        }
        for environment in item.focusChain.dropFirst() {
            guard let container = environment.focusItemContainer else { continue }
            guard let window = environment.focusChain.lazy.compactMap({ ($0 as? UIView)?.window }).first else {
                return nil
            }
            return container.coordinateSpace.convert(item.frame, to: window)
        }
        return nil
    }

    // MARK: Items
    /// Everything in a branch that can have the focus and that nothing covers.
    static func candidates(in environment: any UIFocusEnvironment) -> [Candidate] {
        var found: [Candidate] = []
        collect(in: environment, into: &found, depth: 0)
        return found
    }

    private static func collect(in environment: any UIFocusEnvironment, into found: inout [Candidate], depth: Int) {
        guard depth < 500, let container = environment.focusItemContainer else { return }
        for item in container.focusItems(in: everything) {
            if let view = item as? UIView {
                guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            }
            if item.canBecomeFocused, let frame = frameInWindow(of: item), !isCovered(item, frame) {
                found.append(Candidate(item: item, frame: frame))
            }
            collect(in: item, into: &found, depth: depth + 1)
        }
    }

    /// Whether something else lies in front of the middle of what is seen of an item.
    private static func isCovered(_ item: any UIFocusItem, _ frame: CGRect) -> Bool {
        guard let view = item.focusChain.lazy.compactMap({ $0 as? UIView }).first, let window = view.window else {
            return true
        }
        var seen = frame.intersection(window.bounds)
        var parent = view.superview
        var scrolls = false
        while let clip = parent {
            if clip.clipsToBounds { seen = seen.intersection(clip.convert(clip.bounds, to: window)) }
            scrolls = scrolls || clip is any UIFocusItemScrollableContainer
            parent = clip.superview
        }
        // What is scrolled away is scrolled back.
        if seen.isEmpty { return !scrolls }
        guard let hit = window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil) else { return true }
        return !(hit.isDescendant(of: view) || view.isDescendant(of: hit) || hit.isTransparentFocusItem)
    }

    /// The guides of a branch that lead elsewhere.
    static func redirections(in view: UIView) -> [Redirection] {
        guard !view.isHidden else { return [] }
        var found: [Redirection] = []
        for guide in view.layoutGuides {
            guard let redirecting = guide as? any FocusRedirecting, redirecting.isEnabled,
                !redirecting.preferredFocusEnvironments.isEmpty
            else { continue }
            found.append(Redirection(guide: redirecting, frame: view.convert(guide.layoutFrame, to: nil)))
        }
        return found + view.subviews.flatMap(redirections)
    }

    // MARK: Order
    /// By rows from the top, each from the leading edge.
    static func inReadingOrder(_ candidates: [Candidate]) -> [Candidate] {
        let order = readingOrder(of: candidates.map(\.frame))
        return order.map { candidates[$0] }
    }

    /// The numbers of frames in reading order: what begins above the middle of a row's first frame is in that row.
    static func readingOrder(of frames: [CGRect]) -> [Int] {
        let isRightToLeft = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
        var rows: [(first: CGRect, members: [Int])] = []
        for index in frames.indices.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
            if let row = rows.last, frames[index].minY < row.first.midY {
                rows[rows.count - 1].members.append(index)
            } else {
                rows.append((frames[index], [index]))
            }
        }
        return rows.flatMap { row in
            row.members.sorted { isRightToLeft ? frames[$0].maxX > frames[$1].maxX : frames[$0].minX < frames[$1].minX }
        }
    }
}
