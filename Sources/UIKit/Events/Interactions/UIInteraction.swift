import Foundation

/// A behavior that a view takes on while it holds the interaction.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that holds it; nil while none does.
    var view: UIView? { get }
    /// Called before the interaction comes to a view, or leaves its own (nil).
    func willMove(to view: UIView?)
    /// Called when the interaction has come to a view, or has left its own (nil).
    func didMove(to view: UIView?)
}

extension UIView {
    /// Lets all interactions go and takes others.
    func replaceInteractions(by others: [any UIInteraction]) {
        for interaction in hierarchy.interactions { removeInteraction(interaction) }
        for interaction in others { addInteraction(interaction) }
    }

    /// Takes the interaction from the view that held it.
    func takeInteraction(_ interaction: any UIInteraction) {
        if let holder = interaction.view { holder.removeInteraction(interaction) }
        interaction.willMove(to: self)
        hierarchy.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Lets an interaction go that the view holds.
    func dropInteraction(_ interaction: any UIInteraction) {
        guard let index = hierarchy.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        hierarchy.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
