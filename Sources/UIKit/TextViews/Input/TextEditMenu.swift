import Foundation
import Platform

/// The edit menu of a text view or field: the system's own or, from iOS 16, what the view and its delegate make of it.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private weak var input: (any UITextInput)?
    private var interaction: UIEditMenuInteraction?
    private var isOwnShown = false
    /// Of what is selected, in the bounds space of the view.
    private var target = CGRect.zero

    /// Whether a menu is on the screen.
    var isShown: Bool { isOwnShown || UIMenuController.shared.isMenuVisible }

    /// Shows the menu over a part of the text, in the view's bounds space.
    func show(over target: CGRect, of input: any UITextInput, in view: UIView) {
        self.input = input
        self.target = target
        guard Quirk.textMenusAreAskedFor.holds else {
            return UIMenuController.shared.showMenu(from: view, rect: target)
        }
        let suggested = UIEditMenuInteraction.suggestions(for: view)
        guard let menu = menu(of: input, suggested) else { return showStandardMenu(of: input, in: view) }
        let interaction = interaction ?? UIEditMenuInteraction(delegate: self)
        if interaction.view == nil { view.addInteraction(interaction) }
        self.interaction = interaction
        let point = CGPoint(x: target.midX, y: target.minY)
        interaction.present(menu, with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    /// What the view and its delegate make of the suggestions; nil for the system's own menu.
    private func menu(of input: any UITextInput, _ suggested: [UIMenuElement]) -> UIMenu? {
        input.selectedTextRange.flatMap { input.editMenu(for: $0, suggestedActions: suggested) }
    }

    /// Takes the menu away; nothing happens without one.
    func hide() {
        UIMenuController.shared.hideMenu()
        interaction?.dismissMenu()
    }

    private func showStandardMenu(of input: any UITextInput, in view: UIView) {
        let animator = EditMenuAnimator()
        UIMenuController.shared.showMenu(
            from: view,
            rect: target,
            willShow: { input.tellMenuComes(animator) },
            willHide: { [weak input] in
                let animator = EditMenuAnimator()
                input?.tellMenuGoes(animator)
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
    ) -> UIMenu? { input.flatMap { menu(of: $0, suggestedActions) } }

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
        input?.tellMenuComes(animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isOwnShown = false
        input?.tellMenuGoes(animator)
    }
}

extension UITextInput {
    /// Tells the input, and the delegate of one of UIKit's texts.
    fileprivate func tellMenuComes(_ animator: any UIEditMenuInteractionAnimating) {
        willPresentEditMenu(animator: animator)
        (self as? any TextEditing)?.editMenuWillAppear(animator)
    }

    fileprivate func tellMenuGoes(_ animator: any UIEditMenuInteractionAnimating) {
        willDismissEditMenu(animator: animator)
        (self as? any TextEditing)?.editMenuWillDisappear(animator)
    }
}
