import Foundation

/// A branch of the interface that takes part in where the focus goes: views, controllers and presentations are.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes to this branch, the most wanted first; empty: the branch's first item.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The branch around this one; nil for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What holds the items of the branch; nil where it has none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Has the focus sought anew at the end of the turn, where it is in this branch or nowhere.
    func setNeedsFocusUpdate()
    /// Does at once what was asked for.
    func updateFocusIfNeeded()
    /// Asked before the focus moves away from or into the branch; false keeps it where it is.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus has moved away from or into the branch.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// The sound of the move; nil, the default: the next branch outwards decides.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
    /// The name of the group to which the tab key goes as a whole; nil, the default: that of the branch around.
    var focusGroupIdentifier: String? { get }
    /// The view that gets the focus in this branch, as it was said before iOS 10.
    var preferredFocusedView: UIView? { get }
}

extension UIFocusEnvironment {
    /// Nil by default: the next branch outwards decides.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// Nil by default: the group is that of the branch around.
    public var focusGroupIdentifier: String? { nil }
    /// Nil by default.
    public var preferredFocusedView: UIView? { nil }

    /// Whether another branch is this one or lies in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// This branch and those around it, outwards.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = [self]
        while let parent = chain.last?.parentFocusEnvironment, chain.count < 10_000 { chain.append(parent) }
        return chain
    }
}
