import Foundation
import QuartzCore

/// Brings a key of hardware to whoever it is for: key commands, responders that watch presses, the text that is edited.
@MainActor
package enum KeyDelivery {
    /// Presses a key and lets it go.
    package static func press(_ stroke: KeyStroke) {
        let responder: UIResponder = FirstResponder.current ?? WindowList.key ?? UIApplication.shared
        if let command = command(for: stroke, from: responder), perform(command, from: responder) { return }
        let press = UIPress()
        press.key = UIKey(stroke)
        press.responder = responder
        press.timestamp = CACurrentMediaTime()
        let event = UIPressesEvent()
        event.allPresses = [press]
        responder.pressesBegan([press], with: event)
        // A responder that keeps the press to itself keeps it from the text.
        if event.wasPassedOn { type(stroke) }
        press.phase = .ended
        responder.pressesEnded([press], with: event)
    }

    private static func type(_ stroke: KeyStroke) {
        guard let target = FirstResponder.current as? any UIKeyInput else { return }
        let keyboard = target as? any KeyboardTarget
        if keyboard?.pressByKeyboard(stroke) == true { return }
        let modifiers = stroke.modifiers.intersection([.control, .command])
        guard modifiers.isEmpty, stroke.input.count == 1 else { return }
        if stroke.input == KeyStroke.deleteBackward {
            if let keyboard { keyboard.deleteByKeyboard() } else { target.deleteBackward() }
            return
        }
        let text = stroke.modifiers.contains(.shift) ? stroke.input.uppercased() : stroke.input
        let typed = text == "\r" ? "\n" : text
        if let keyboard { keyboard.typeByKeyboard(typed) } else { target.insertText(typed) }
    }

    /// The command for a key on a responder's chain (EV-M9); text editing goes before commands that don't ask for more.
    private static func command(for stroke: KeyStroke, from responder: UIResponder) -> UIKeyCommand? {
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let modifiers = stroke.modifiers.intersection(relevant)
        let isTyped = responder is any UIKeyInput && modifiers.subtracting(.shift).isEmpty
        var next: UIResponder? = responder
        while let candidate = next {
            for command in (candidate.keyCommands ?? []) + ((candidate as? UIViewController)?.addedKeyCommands ?? []) {
                guard command.input?.lowercased() == stroke.input.lowercased(),
                    command.modifierFlags.intersection(relevant) == modifiers
                else { continue }
                let isEscape = stroke.input == UIKeyCommand.inputEscape
                if !isTyped || isEscape || command.wantsPriorityOverSystemBehavior { return command }
            }
            next = candidate.next
        }
        return nil
    }

    private static func perform(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
        guard let action = command.action,
            let target = responder.target(forAction: action, withSender: command) as? UIResponder
        else { return false }
        target.validate(command)
        return ActionDispatch.send(action, to: target, from: command, for: nil)
    }
}
