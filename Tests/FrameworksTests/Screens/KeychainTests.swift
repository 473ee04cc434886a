import Foundation
import InsetSecurity
import Testing

@Suite("Frameworks: keychain")
struct KeychainTests {
    @Test
    func `an item is added once, found, changed and taken away`() {
        let key: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "inset.test",
            kSecAttrAccount as String: "me",
        ]
        let item = key.merging([kSecValueData as String: Data("a".utf8)]) { $1 }
        let query = key.merging([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
        var result: AnyObject?
        #expect(SecItemCopyMatching(query as NSDictionary, &result) == errSecItemNotFound)
        #expect(SecItemAdd(item as NSDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as NSDictionary, nil) == errSecDuplicateItem)
        let change = [kSecValueData as String: Data("b".utf8)]
        #expect(SecItemUpdate(key as NSDictionary, change as NSDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(query as NSDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data("b".utf8))
        #expect(SecItemDelete(key as NSDictionary) == errSecSuccess)
        #expect(SecItemDelete(key as NSDictionary) == errSecItemNotFound)
    }
}
