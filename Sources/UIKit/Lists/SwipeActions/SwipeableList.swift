import Foundation

/// A table or collection whose rows are pulled aside for their actions.
@MainActor
protocol SwipeableList: UIScrollView {
    var rowSwipe: RowSwipe? { get set }
    /// The row at a point of the content that may be pulled; nil while the list is edited.
    func swipeableRow(at point: CGPoint) -> IndexPath?
    /// The actions of a row at an end; nil: none.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// Where a row stands when it isn't pulled.
    func restingFrame(of indexPath: IndexPath) -> CGRect?
    /// Puts a row's cell in a frame.
    func moveRow(at indexPath: IndexPath, to frame: CGRect)
    /// Tells a row's cell whether it is pulled.
    func setPulled(_ isPulled: Bool, at indexPath: IndexPath)
    func swipeDidBegin(at indexPath: IndexPath)
    func swipeDidEnd(at indexPath: IndexPath)
}

extension SwipeableList {
    /// The part of the list's width beyond which a pull performs the first action. Unknown.
    private var fullSwipe: CGFloat { 0.6 }
    /// Points a second from which a flick uncovers the buttons, however short it was. Unknown.
    private var flickSpeed: CGFloat { 300 }
    /// Seconds in which the row goes on by itself.
    private var duration: TimeInterval { 0.3 }
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: The finger
    /// - Returns: Whether the row at a point, in the list's bounds space, has actions to uncover.
    func beginSwipe(at point: CGPoint, isRightward: Bool) -> Bool {
        guard !endSwipe(), let indexPath = swipeableRow(at: point),
            let configuration = swipeActions(at: indexPath, isLeading: isRightward != isRightToLeft),
            !configuration.actions.isEmpty
        else { return false }
        showButtons(of: indexPath, configuration, isAtLeft: isRightward)
        swipeDidBegin(at: indexPath)
        return true
    }

    func continueSwipe(_ translation: CGFloat) {
        guard let swipe = rowSwipe else { return }
        pull(to: max(0, swipe.isAtLeft ? translation : -translation))
    }

    func releaseSwipe(velocity: CGFloat) {
        guard let swipe = rowSwipe else { return }
        let speed = swipe.isAtLeft ? velocity : -velocity
        let width = swipe.buttons.fittingWidth
        if swipe.distance > bounds.width * fullSwipe, swipe.configuration.performsFirstActionWithFullSwipe,
            let first = swipe.configuration.actions.first
        {
            perform(first)
        } else if swipe.distance > width / 2 || speed > flickSpeed {
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.pull(to: width) }
        } else {
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.endSwipe() }
        }
    }

    /// The delete control was touched: the row makes room for the buttons that confirm it (TV-25).
    func uncoverActions(_ configuration: UISwipeActionsConfiguration?, of indexPath: IndexPath) {
        guard let configuration, !configuration.actions.isEmpty else { return }
        showButtons(of: indexPath, configuration, isAtLeft: isRightToLeft)
        let width = rowSwipe?.buttons.fittingWidth ?? 0
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.pull(to: width) }
    }

    // MARK: Buttons
    private func showButtons(of indexPath: IndexPath, _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool) {
        let buttons = RowActionButtons(configuration.actions, isAtLeft: isAtLeft) { [weak self] in self?.perform($0) }
        insertSubview(buttons, at: 0)
        rowSwipe = RowSwipe(
            indexPath: indexPath,
            configuration: configuration,
            isAtLeft: isAtLeft,
            buttons: buttons
        )
        setPulled(true, at: indexPath)
    }

    private func perform(_ action: UIContextualAction) {
        guard let swipe = rowSwipe else { return }
        action.handler(action, swipe.buttons) { [weak self] _ in self?.endSwipe() }
    }

    private func pull(to distance: CGFloat) {
        rowSwipe?.distance = distance
        placeSwipe()
    }

    /// Puts the pulled row and its buttons where they belong.
    func placeSwipe() {
        guard let swipe = rowSwipe, let row = restingFrame(of: swipe.indexPath) else { return }
        let width = max(swipe.distance, 0)
        moveRow(at: swipe.indexPath, to: row.offsetBy(dx: swipe.isAtLeft ? width : -width, dy: 0))
        swipe.buttons.frame = CGRect(
            x: swipe.isAtLeft ? row.minX : row.maxX - width,
            y: row.minY,
            width: width,
            height: row.height
        )
        swipe.buttons.layoutIfNeeded()
    }

    /// Lets the pulled row go back.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func endSwipe() -> Bool {
        guard let swipe = rowSwipe else { return false }
        rowSwipe = nil
        swipe.buttons.removeFromSuperview()
        setPulled(false, at: swipe.indexPath)
        if let row = restingFrame(of: swipe.indexPath) { moveRow(at: swipe.indexPath, to: row) }
        swipeDidEnd(at: swipe.indexPath)
        return true
    }
}
