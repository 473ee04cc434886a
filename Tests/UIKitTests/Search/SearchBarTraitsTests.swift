import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Search bar: traits of its field")
struct SearchBarTraitsTests {
    @Test func `what a search bar is told of its input goes to the field`() {
        onDevice {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            let field = bar.searchTextField
            let traits: any UITextInputTraits = bar
            #expect(traits.returnKeyType == .search && traits.autocorrectionType == .no)
            traits.keyboardType = .URL
            traits.keyboardAppearance = .dark
            traits.spellCheckingType = .yes
            traits.smartQuotesType = .no
            traits.textContentType = .username
            traits.isSecureTextEntry = true
            #expect(field.keyboardType == .URL && field.keyboardAppearance == .dark)
            #expect(field.spellCheckingType == .yes && field.smartQuotesType == .no)
            #expect(field.textContentType == .username && field.isSecureTextEntry)
            field.returnKeyType = .go
            #expect(bar.returnKeyType == .go)
        }
    }
}
