import Foundation
import Platform

/// The edit menu of a text view or field: the system's own or, from iOS 16, what the view and its delegate make of it.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private weak var view: (any TextEditing)?
    private var interaction: UIEditMenuInteraction?
    /// What the app made of the suggestions.
    private var menu: UIMenu?
    private var isOwnShown = false
    /// Of what is selected, in the view's bounds space.
    private var target = CGRect.zero

    /// Whether a menu is on the screen.
    var isShown: Bool { isOwnShown || UIMenuController.shared.isMenuVisible }

    /// Shows the menu over a part of the text, in the view's bounds space.
    func show(over target: CGRect, in view: any TextEditing) {
        self.view = view
        self.target = target
        guard Quirk.textMenusAreAskedFor.holds else {
            return UIMenuController.shared.showMenu(from: view, rect: target)
        }
        let suggested = UIEditMenuInteraction.suggestions(for: view)
        menu = view.editMenu(for: UITextRange(view.editable.selection), suggestedActions: suggested)
        guard menu != nil else { return showStandardMenu(in: view) }
        let interaction = interaction ?? UIEditMenuInteraction(delegate: self)
        if interaction.view == nil { view.addInteraction(interaction) }
        self.interaction = interaction
        let point = CGPoint(x: target.midX, y: target.minY)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    /// Takes the menu away; nothing happens without one.
    func hide() {
        UIMenuController.shared.hideMenu()
        interaction?.dismissMenu()
    }

    private func showStandardMenu(in view: any TextEditing) {
        let animator = EditMenuAnimator()
        UIMenuController.shared.showMenu(
            from: view,
            rect: target,
            willShow: { view.editMenuWillAppear(animator) },
            willHide: { [weak view] in
                let animator = EditMenuAnimator()
                view?.editMenuWillDisappear(animator)
                animator.run {}
            }
        )
        animator.run {}
    }

    // MARK: UIEditMenuInteractionDelegate
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isOwnShown = true
        view?.editMenuWillAppear(animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isOwnShown = false
        view?.editMenuWillDisappear(animator)
    }
}
