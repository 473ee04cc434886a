/// A finger that rests, or a pointer's secondary button, which doesn't have to.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer {
    override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.contains(where: { $0.buttons.contains(.secondary) }), state == .possible { state = .began }
    }
}
