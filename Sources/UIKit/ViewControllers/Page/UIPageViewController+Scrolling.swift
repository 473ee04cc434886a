import Foundation

// Pages that scroll. Asking and telling follow a log of iOS 9.1: a first pull asks for the page after, then before, and
// tells of the one to come; both are kept until pages turn, after which only the unknown side is asked for.
extension UIPageViewController {
    /// The slot of pages that come in a direction; right to left the next page lies on the left.
    func slot(_ direction: NavigationDirection) -> PageScrollView.Slot {
        let isMirrored =
            navigationOrientation == .horizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (direction == .forward) != isMirrored ? .last : .first
    }

    private var scrollDirection: NavigationDirection? {
        guard let progress = pages.scrollView?.progress, abs(progress) > 0.0001 else { return nil }
        return slot(.forward) == (progress > 0 ? .last : .first) ? .forward : .reverse
    }

    /// Puts the shown page into the middle.
    func centrePages() {
        guard let scrollView = pages.scrollView else { return }
        if let page = pages.shown.first { scrollView.show(page.loadedView, in: .middle) }
        scrollView.centre()
    }

    /// After a change of size nothing is under way any more.
    func pagesWereResized() {
        openSlots()
        guard pages.pulled == nil, pages.finish == nil else { return }
        centrePages()
    }

    // MARK: Neighbours
    private func askForNeighbours() {
        guard let page = pages.shown.first else { return }
        if pages.neighbours.after == nil {
            pages.neighbours.after = .some(dataSource?.pageViewController(self, viewControllerAfter: page))
        }
        if pages.neighbours.before == nil {
            pages.neighbours.before = .some(dataSource?.pageViewController(self, viewControllerBefore: page))
        }
        openSlots()
    }

    private func openSlots() {
        // Without a data source, nothing can be pulled.
        let isAsked = pages.neighbours.after != nil
        let after = isAsked ? (pages.neighbours.after ?? nil) != nil : dataSource != nil
        let before = isAsked ? (pages.neighbours.before ?? nil) != nil : dataSource != nil
        let isForwardLast = slot(.forward) == .last
        pages.scrollView?.open(first: isForwardLast ? before : after, last: isForwardLast ? after : before)
    }

    /// What the data source said of other pages doesn't count any more.
    func forgetNeighbours() {
        pages.neighbours = PageNeighbours()
        openSlots()
    }

    // MARK: Pulling
    func pullWillBegin() {
        guard pages.pulled == nil, pages.finish == nil else { return }
        askForNeighbours()
    }

    /// The content follows a finger, or runs out after it.
    func pullDidMove() {
        guard pages.finish == nil, let direction = scrollDirection, pages.pulled?.direction != direction else { return }
        if pages.pulled != nil { cancelPull() }
        guard let page = pages.neighbours[direction] ?? nil else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        pages.pulled = PulledPage(page: page, direction: direction)
        addChild(page)
        page.beginAppearanceTransition(true, animated: true)
        for page in pages.shown { page.beginAppearanceTransition(false, animated: true) }
        pages.scrollView?.show(page.loadedView, in: slot(direction))
        page.appearance.tellIsAppearing(page, animated: true)
    }

    /// The pulled page leaves again.
    private func cancelPull() {
        guard let pulled = pages.pulled else { return }
        pages.pulled = nil
        pulled.page.beginAppearanceTransition(false, animated: true)
        for page in pages.shown { page.beginAppearanceTransition(true, animated: true) }
        pulled.page.willMove(toParent: nil)
        pulled.page.viewIfLoaded?.removeFromSuperview()
        pulled.page.endAppearanceTransition()
        for page in pages.shown { page.endAppearanceTransition() }
        pulled.page.removeFromParent()
    }

    /// The pulled page is the shown one from now on.
    private func completePull(_ pulled: PulledPage) {
        let old = pages.shown
        pages.pulled = nil
        for page in old { page.willMove(toParent: nil) }
        pages.shown = [pulled.page]
        for page in old { page.viewIfLoaded?.removeFromSuperview() }
        centrePages()
        for page in [pulled.page] + old { page.endAppearanceTransition() }
        for page in old { page.removeFromParent() }
        pulled.page.didMove(toParent: self)
        var neighbours = PageNeighbours()
        neighbours[pulled.direction == .forward ? .reverse : .forward] = .some(old.first)
        pages.neighbours = neighbours
        if let control = pages.pageControl { control.currentPage += pulled.direction == .forward ? 1 : -1 }
    }

    // MARK: Ends
    /// The content has come to rest, by itself or after `setViewControllers`.
    func scrollDidEnd() {
        if let finish = pages.finish { return finish() }
        guard let pulled = pages.pulled, let progress = pages.scrollView?.progress else { return }
        let previous = pages.shown
        let isTurned = abs(progress) > 0.5
        if isTurned { completePull(pulled) } else { cancelPull() }
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: previous,
            transitionCompleted: isTurned
        )
        if isTurned { askForNeighbours() }
    }
}
