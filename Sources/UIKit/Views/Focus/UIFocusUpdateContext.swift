import Foundation

/// From where to where the focus goes.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// What loses the focus; nil: nothing had it.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// What gets the focus; nil: nothing does.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that loses the focus, or that holds the item which does.
    open var previouslyFocusedView: UIView? { Self.view(of: previouslyFocusedItem) }
    /// The view that gets the focus, or that holds the item which does.
    open var nextFocusedView: UIView? { Self.view(of: nextFocusedItem) }
    /// Which way the focus goes; empty where no key moved it.
    open internal(set) var focusHeading: UIFocusHeading = []

    override init() {}

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    private static func view(of item: (any UIFocusItem)?) -> UIView? {
        var environment: (any UIFocusEnvironment)? = item
        while let candidate = environment {
            if let view = candidate as? UIView { return view }
            environment = candidate.parentFocusEnvironment
        }
        return nil
    }
}
