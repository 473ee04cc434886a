import Foundation

extension UIPageViewController: ContainerLayout {
    // MARK: Showing
    func show(
        _ controllers: [UIViewController],
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        pages.finish?()
        let old = pages.shown
        let removed = old.filter { page in !controllers.contains { $0 === page } }
        let added = controllers.filter { page in !old.contains { $0 === page } }
        for page in removed { page.willMove(toParent: nil) }
        for page in added { addChild(page) }
        pages.shown = controllers
        pages.neighbours = PageNeighbours()
        let isVisible = isViewLoaded && view.window != nil && appearance.phase != .disappeared
        if isVisible {
            // PR-29: of pages the coming ones begin.
            for page in added { page.beginAppearanceTransition(true, animated: animated) }
            for page in removed { page.beginAppearanceTransition(false, animated: animated) }
        }
        let isSliding = isVisible && animated && !old.isEmpty && AnimationState.areEnabled
        if isViewLoaded { installPages(from: isSliding && !removed.isEmpty ? direction : nil) }
        if isVisible {
            for page in added { page.appearance.tellIsAppearing(page, animated: animated) }
            view.layoutIfNeeded()
        }
        updateDots()
        // PR-29: scrolled pages appear before the others have disappeared, curled ones after.
        let comingEndsFirst = transitionStyle == .scroll
        pages.finish = { [weak self] in
            self?.pages.finish = nil
            for page in removed { page.viewIfLoaded?.removeFromSuperview() }
            self?.centrePages()
            if isVisible {
                for page in comingEndsFirst ? added + removed : removed + added { page.endAppearanceTransition() }
            }
            for page in removed { page.removeFromParent() }
            for page in added { if let self { page.didMove(toParent: self) } }
            completion?(true)
        }
        guard isSliding else {
            pages.finish?()
            return
        }
        if let scrollView = pages.scrollView, !removed.isEmpty {
            scrollView.setContentOffset(scrollView.offset(of: slot(direction)), animated: true)
            return
        }
        animateTurn(from: removed, to: added, direction: direction)
    }

    private func animateTurn(from old: [UIViewController], to new: [UIViewController], direction: NavigationDirection) {
        let sign: CGFloat = direction == .forward ? 1 : -1
        let size = view.bounds.size
        let shift =
            navigationOrientation == .horizontal
            ? CGAffineTransform(translationX: sign * size.width, y: 0)
            : CGAffineTransform(translationX: 0, y: sign * size.height)
        for page in new { page.viewIfLoaded?.transform = shift }
        pages.turnCount += 1
        let (finish, turn) = (pages.finish, pages.turnCount)
        UIView.animate(
            withDuration: Self.turnDuration,
            animations: {
                for page in new { page.viewIfLoaded?.transform = .identity }
                for page in old { page.viewIfLoaded?.transform = shift.inverted() }
            },
            completion: { [weak self] _ in
                for page in old { page.viewIfLoaded?.transform = .identity }
                if let pages = self?.pages, pages.finish != nil, pages.turnCount == turn { finish?() }
            }
        )
    }

    /// Seconds of a turn by code (PR-M38).
    private static let turnDuration: TimeInterval = 0.3

    // MARK: The container
    func loadContainer() {
        let container = ContainerView(container: self)
        let content = transitionStyle == .scroll ? PageScrollView(of: self) : UIView()
        content.frame = container.bounds
        content.clipsToBounds = true
        container.addSubview(content)
        pages.contentView = content
        view = container
        updateDots()
        if transitionStyle == .pageCurl { addSwipes(to: container) }
    }

    /// - Parameter direction: From where a page comes that is about to scroll in; nil: it is there at once.
    func installPages(from direction: NavigationDirection? = nil) {
        guard let content = pages.contentView else { return }
        if let scrollView = pages.scrollView {
            if let page = pages.shown.first { scrollView.show(page.loadedView, in: direction.map(slot) ?? .middle) }
            return view.setNeedsLayout()
        }
        for page in pages.shown where page.loadedView.superview !== content { content.addSubview(page.loadedView) }
        view.setNeedsLayout()
    }

    private func addSwipes(to container: UIView) {
        let directions: [(UISwipeGestureRecognizer.Direction, NavigationDirection)] =
            navigationOrientation == .horizontal
            ? [(.left, .forward), (.right, .reverse)] : [(.up, .forward), (.down, .reverse)]
        for (side, direction) in directions {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = side
            swipe.targets.append(
                .init(object: nil, selector: nil, handler: { [weak self] _ in self?.turnByTouch(direction) })
            )
            container.addGestureRecognizer(swipe)
            pages.recognizers.append(swipe)
        }
    }

    /// A swipe: asks the data source, and tells the delegate before and after.
    func turnByTouch(_ direction: NavigationDirection) {
        guard let next = pagesBeside(direction) else { return }
        let previous = pages.shown
        delegate?.pageViewController(self, willTransitionTo: next)
        show(next, direction: direction, animated: true) { [weak self] finished in
            guard let self else { return }
            self.delegate?.pageViewController(
                self,
                didFinishAnimating: finished,
                previousViewControllers: previous,
                transitionCompleted: true
            )
        }
    }

    /// The page after or before the shown ones; of double-sided pages two on, as one turn shows both sides of a sheet.
    private func pagesBeside(_ direction: NavigationDirection) -> [UIViewController]? {
        func beside(_ page: UIViewController?) -> UIViewController? {
            guard let page, let dataSource else { return nil }
            return direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        guard let first = beside(direction == .forward ? pages.shown.last : pages.shown.first) else { return nil }
        guard isDoubleSided else { return [first] }
        guard let second = beside(first) else { return nil }
        guard spineLocation == .mid else { return [second] }
        return direction == .forward ? [first, second] : [second, first]
    }

    /// Asks the delegate where page curls turn in the new orientation.
    func spineMayChange(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard transitionStyle == .pageCurl, let delegate else { return }
        coordinator.animate { [weak self, weak delegate] _ in
            guard let self, let delegate else { return }
            // The delegate shows the pages for its answer while it is asked, so that counts by then.
            self.pages.isTurning = true
            let answer = delegate.pageViewController(self, spineLocationFor: SimulatedDevice.current.orientation)
            self.pages.isTurning = false
            self.pages.spine = answer
            self.view.setNeedsLayout()
        }
    }

    // MARK: Dots
    /// Without pages the data source is not asked (PR-41).
    func updateDots() {
        guard let container = viewIfLoaded else { return }
        let hasDots = transitionStyle == .scroll && !pages.shown.isEmpty
        let count = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        if count > 0 {
            let control = pages.pageControl ?? UIPageControl()
            control.numberOfPages = count
            control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            if control.superview == nil { container.addSubview(control) }
            pages.pageControl = control
        } else {
            pages.pageControl?.removeFromSuperview()
            pages.pageControl = nil
        }
        container.setNeedsLayout()
    }

    // MARK: Places
    func layoutContainer() {
        guard let container = viewIfLoaded, let content = pages.contentView else { return }
        var frame = container.bounds
        if let control = pages.pageControl {
            let height = Self.dotsHeight
            let bottom = container.safeAreaInsets.bottom
            control.frame = CGRect(x: 0, y: frame.height - bottom - height, width: frame.width, height: height)
            frame.size.height = max(0, frame.height - height - bottom)
        }
        if let scrollView = pages.scrollView { return scrollView.fill(frame, spacing: pages.spacing) }
        content.frame = frame
        let count = max(1, CGFloat(pages.shown.count))
        for (index, page) in pages.shown.enumerated() {
            guard let pageView = page.viewIfLoaded else { continue }
            let transform = pageView.transform
            pageView.transform = .identity
            pageView.frame = CGRect(
                x: frame.width / count * CGFloat(index),
                y: 0,
                width: frame.width / count,
                height: frame.height
            )
            pageView.transform = transform
        }
    }

    /// Points that the dots take from the pages.
    private static let dotsHeight: CGFloat = 37
}
