import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Application: keyboards of the app's own")
struct TextDocumentProxyTests {
    @Test func `the proxy writes into the first responder, and knows the text around its caret`() throws {
        try World().run {
            let root = UIViewController()
            _ = try stage(root, on: "iPhone 16", os: 18)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            root.view.addSubview(field)
            let keyboard = UIInputViewController()
            #expect(keyboard.inputView != nil)
            let proxy = keyboard.textDocumentProxy
            #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
            field.becomeFirstResponder()
            proxy.insertText("abc")
            proxy.adjustTextPosition(byCharacterOffset: -1)
            #expect(proxy.documentContextBeforeInput == "ab" && proxy.documentContextAfterInput == "c")
            proxy.deleteBackward()
            #expect(field.text == "ac" && proxy.hasText && proxy.documentInputMode?.primaryLanguage == "en-US")
            keyboard.dismissKeyboard()
            #expect(!field.isFirstResponder && field.textInputMode == nil)
        }
    }
}
