import Foundation
import QuartzCore

/// Brings a key of hardware to whoever it is for: key commands, responders that watch presses, the text that is edited.
@MainActor
package enum KeyDelivery {
    /// Presses a key and lets it go.
    package static func press(_ stroke: KeyStroke) {
        let responder = FirstResponder.current ?? focusedResponder ?? WindowList.key ?? UIApplication.shared
        let command = command(for: stroke, from: responder) ?? menuCommand(for: stroke, from: responder)
        if !(command?.wantsPriorityOverSystemBehavior ?? false), FocusKeys.use(stroke, from: responder) { return }
        if let command, perform(command, from: responder) { return }
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

    /// Without a first responder, keys are for what has the focus.
    private static var focusedResponder: UIResponder? {
        let chain = WindowList.key.flatMap(FocusEngine.engine)?.focusedItem?.focusChain ?? []
        return chain.lazy.compactMap { $0 as? UIResponder }.first
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
        let modifiers = stroke.modifiers.intersection(relevant)
        let isTyped = responder is any UIKeyInput && modifiers.subtracting(.shift).isEmpty
        var next: UIResponder? = responder
        while let candidate = next {
            for command in (candidate.keyCommands ?? []) + ((candidate as? UIViewController)?.addedKeyCommands ?? []) {
                guard matches(command, stroke) else { continue }
                let isEscape = stroke.input == UIKeyCommand.inputEscape
                if !isTyped || isEscape || command.wantsPriorityOverSystemBehavior { return command }
            }
            next = candidate.next
        }
        return nil
    }

    /// The menu bar's command for a key that no responder has a command for (EV-M9).
    private static func menuCommand(for stroke: KeyStroke, from responder: UIResponder) -> UIKeyCommand? {
        let menu = UIMenuSystem.main.builtMenu ?? MenuTree.mainMenu(of: .shared)
        UIMenuSystem.main.builtMenu = menu
        return command(for: stroke, in: menu, isTyped: responder is any UIKeyInput)
    }

    private static func command(for stroke: KeyStroke, in menu: UIMenu, isTyped: Bool) -> UIKeyCommand? {
        for element in menu.children {
            if let menu = element as? UIMenu {
                if let found = command(for: stroke, in: menu, isTyped: isTyped) { return found }
            } else if let command = element as? UIKeyCommand, matches(command, stroke),
                !isTyped || !stroke.modifiers.intersection(relevant).subtracting(.shift).isEmpty
            {
                return command
            }
        }
        return nil
    }

    private static let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    private static func matches(_ command: UIKeyCommand, _ stroke: KeyStroke) -> Bool {
        command.input?.lowercased() == stroke.input.lowercased()
            && command.modifierFlags.intersection(relevant) == stroke.modifiers.intersection(relevant)
    }

    private static func perform(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
        guard let action = command.action,
            let target = responder.target(forAction: action, withSender: command) as? UIResponder
        else { return false }
        target.validate(command)
        return ActionDispatch.send(action, to: target, from: command, for: nil)
    }
}
