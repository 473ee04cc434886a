import Foundation

/// The question that comes when the device is shaken: whether to undo or redo the last change.
@MainActor
enum ShakeToUndo {
    /// Asks where there is something to undo or redo for the first responder. Titles and order are from memory.
    static func offer() {
        guard UIApplication.shared.applicationSupportsShakeToEdit, UIAccessibility.isShakeToUndoEnabled,
            let manager = (FirstResponder.current ?? WindowList.key)?.undoManager,
            manager.canUndo || manager.canRedo,
            let presenter = SystemPresenter.topController, !(presenter is UIAlertController)
        else { return }
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let title = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        presenter.present(alert, animated: true)
    }
}

extension UIApplication {
    /// The person shakes the device: the first responder hears of it, else the key window.
    package func shake() {
        guard let target = FirstResponder.current ?? WindowList.key else { return }
        let event = ShakeEvent()
        event.timestamp = EventLoop.main.now
        target.motionBegan(.motionShake, with: event)
        target.motionEnded(.motionShake, with: event)
    }

    /// Hands the chosen entry of the icon's menu to the scene on the screen or, without scenes, to the app delegate.
    package func perform(_ item: UIApplicationShortcutItem) {
        if let scene = lifecycle.foreground.first as? UIWindowScene {
            let delegate = scene.delegate as? any UIWindowSceneDelegate
            delegate?.windowScene(scene, performActionFor: item) { _ in }
        } else {
            delegate?.application(self, performActionFor: item) { _ in }
        }
    }
}

/// A motion of the device.
private final class ShakeEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
}
