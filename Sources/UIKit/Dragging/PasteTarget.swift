import Foundation

/// Lets a view take what is dropped on it because of its paste configuration, without a drop interaction of its own.
@MainActor
final class PasteTarget: NSObject, UIDropInteractionDelegate {
    private weak var view: UIView?
    private(set) lazy var interaction: UIDropInteraction = {
        let interaction = UIDropInteraction(delegate: self)
        // Not added: the view's interactions are the app's.
        interaction.didMove(to: view)
        return interaction
    }()

    init(_ view: UIView) { self.view = view }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        view?.canPaste(session.items.map(\.itemProvider)) ?? false
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        view?.paste(itemProviders: session.items.map(\.itemProvider))
    }
}
