import Foundation
import Platform

/// What has the focus in a scene, and how it changes hands.
@MainActor
final class FocusEngine {
    @WorldState private static var engines: [FocusEngine] = []

    private weak var scene: AnyObject?
    private weak var focused: (any UIFocusItem)?
    private weak var requested: (any UIFocusEnvironment)?
    private var isScheduled = false
    private var lastItems: [FocusGroup: LastItem] = [:]
    private let ring = FocusRing()
    private(set) lazy var system = UIFocusSystem(self)

    private struct LastItem { weak var item: (any UIFocusItem)? }

    private init(scene: AnyObject?) { self.scene = scene }

    /// The scene's engine; nil on devices without focus and outside of windows.
    static func engine(of environment: any UIFocusEnvironment) -> FocusEngine? {
        guard let window = environment.focusChain.lazy.compactMap({ ($0 as? UIView)?.window }).first else { return nil }
        return engine(of: window)
    }

    static func engine(of window: UIWindow) -> FocusEngine? {
        guard [.pad, .mac].contains(UIScreen.main.traitCollection.userInterfaceIdiom) else { return nil }
        return engine(ofScene: window.ownScene)
    }

    /// The engine of a scene of a device with focus.
    static func engine(ofScene scene: AnyObject?) -> FocusEngine {
        if let known = engines.first(where: { $0.scene === scene }) { return known }
        engines.removeAll { $0.scene == nil }
        let engine = FocusEngine(scene: scene)
        engines.append(engine)
        return engine
    }

    /// Whether an item has the focus of its scene.
    static func hasFocus(_ item: any UIFocusItem) -> Bool {
        engines.contains { $0.focused === item && $0.focusedItem === item }
    }

    /// What has the focus, as long as it is in a window.
    var focusedItem: (any UIFocusItem)? {
        guard let focused, focused.focusChain.contains(where: { ($0 as? UIView)?.window != nil }) else { return nil }
        return focused
    }

    // MARK: Asking
    /// Has the focus go to a branch at the end of the turn.
    func request(_ environment: any UIFocusEnvironment) {
        requested = environment
        guard !isScheduled else { return }
        isScheduled = true
        EventLoop.main.schedule(after: 0) { [weak self] in
            self?.isScheduled = false
            self?.updateIfNeeded()
        }
    }

    /// As `setNeedsFocusUpdate()`: only the branch that holds the focus may ask, or any while nothing has it.
    func requestInside(_ environment: any UIFocusEnvironment) {
        guard focusedItem.map({ environment.contains($0) }) ?? true else { return }
        request(environment)
    }

    func updateIfNeeded() {
        guard let environment = requested else { return }
        requested = nil
        guard let item = FocusSearch.preferredItem(of: environment) else { return }
        update(to: item, heading: [])
    }

    /// The item of a group that had the focus last; nil: none of those that are there.
    func lastItem(of group: FocusGroup) -> (any UIFocusItem)? { lastItems[group]?.item }

    // MARK: Moving
    /// Gives the focus to an item, or takes it from all, unless an environment that loses or gets it says no.
    @discardableResult
    func update(to next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
        let previous = focusedItem
        guard next !== previous else { return false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let losing = previous?.focusChain ?? []
        let getting = next?.focusChain ?? []
        let left = losing.filter { branch in !getting.contains { $0 === branch } }
        for environment in left + getting where !environment.shouldUpdateFocus(in: context) { return false }
        focused = next
        if let next { lastItems[FocusGroup(of: next)] = LastItem(item: next) }
        (previous as? UIView)?.focusDidChange()
        (next as? UIView)?.focusDidChange()
        ring.show(around: next)
        takeKeys(to: next)
        revealInScrollViews(next)
        tell(left, and: getting, context)
        return true
    }

    private func tell(
        _ left: [any UIFocusEnvironment],
        and getting: [any UIFocusEnvironment],
        _ context: UIFocusUpdateContext
    ) {
        let coordinator = UIFocusAnimationCoordinator()
        coordinator.isUnfocusing = true
        for environment in left { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.isUnfocusing = false
        for environment in getting { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        let info: [AnyHashable: Any] = [
            UIFocusSystem.focusUpdateContextUserInfoKey: context,
            UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
        ]
        NotificationCenter.default.post(name: UIFocusSystem.didUpdateNotification, object: system, userInfo: info)
    }

    /// Says that a key found nothing.
    func movementFailed(_ heading: UIFocusHeading) {
        let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification,
            object: system,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context]
        )
    }

    /// Keys follow the focus: the item becomes first responder, or the nearest around it that can; a first responder
    /// elsewhere lets go.
    private func takeKeys(to item: (any UIFocusItem)?) {
        guard let item else { return }
        let chain = item.focusChain
        if let current = FirstResponder.current, chain.contains(where: { $0 === current }), current !== chain.first {
            if !((chain.first as? UIResponder)?.canBecomeFirstResponder ?? false) { return }
        }
        for case let responder as UIResponder in chain where responder.canBecomeFirstResponder {
            responder.becomeFirstResponder()
            return
        }
        FirstResponder.current?.resignFirstResponder()
    }

    private func revealInScrollViews(_ item: (any UIFocusItem)?) {
        guard let item, let place = FocusSearch.frameInWindow(of: item) else { return }
        for case let view as UIView in item.focusChain.dropFirst() {
            guard let container = view as? any UIFocusItemScrollableContainer, let window = view.window else {
                continue
            }
            let rect = view.convert(place, from: window)
            let size = container.visibleSize
            var offset = container.contentOffset
            offset.x += Self.shift(of: rect.minX, rect.maxX, into: view.bounds.minX, view.bounds.minX + size.width)
            offset.y += Self.shift(of: rect.minY, rect.maxY, into: view.bounds.minY, view.bounds.minY + size.height)
            if offset != container.contentOffset { view.scrollForFocus(to: offset) }
            return
        }
    }

    /// How far to scroll for a stretch to be seen; zero where it is, or is longer than what is seen.
    private static func shift(of low: CGFloat, _ high: CGFloat, into start: CGFloat, _ end: CGFloat) -> CGFloat {
        if low >= start, high <= end { return 0 }
        if high - low > end - start { return low > start ? low - start : 0 }
        return low < start ? low - start : high - end
    }
}
