import Foundation
import UIKit

/// Keys for the first responder.
extension Simulator {
    /// Seconds from one key to the next.
    private static let keyInterval: TimeInterval = 0.05

    /// Types characters as a person does, each in 0.05 s; "\n" is the return key.
    ///
    /// Nothing happens without a first responder that takes keys.
    public func type(_ text: String) {
        makeCurrent()
        for character in text {
            if let target = UIResponder.currentFirst as? any KeyboardTarget {
                target.typeByKeyboard(String(character))
            } else if let target = UIResponder.currentFirst as? any UIKeyInput {
                target.insertText(String(character))
            }
            SoftwareKeyboard.textDidChange()
            advance(by: Self.keyInterval)
        }
    }

    /// Presses the delete key.
    public func deleteBackward(count: Int = 1) {
        makeCurrent()
        for _ in 0..<max(0, count) {
            if let target = UIResponder.currentFirst as? any KeyboardTarget {
                target.deleteByKeyboard()
            } else if let target = UIResponder.currentFirst as? any UIKeyInput {
                target.deleteBackward()
            }
            SoftwareKeyboard.textDidChange()
            advance(by: Self.keyInterval)
        }
    }

    /// Presses a key of a hardware keyboard in 0.05 s: key commands, presses, editing of text and typing follow.
    ///
    /// - Parameters:
    ///   - input: A character in lower case, "\u{8}" for the delete key, or one of `UIKeyCommand`'s inputs.
    ///   - modifiers: What is held.
    ///   - count: How often.
    public func press(key input: String, modifiers: UIKeyModifierFlags = [], count: Int = 1) {
        makeCurrent()
        for _ in 0..<max(0, count) {
            KeyDelivery.press(KeyStroke(input, modifiers: modifiers))
            advance(by: Self.keyInterval)
        }
    }
}
