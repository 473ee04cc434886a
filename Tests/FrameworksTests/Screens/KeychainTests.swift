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

    @Test
    func `an item of all of a person's devices is another than one of this device`() {
        let own: [NSString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "sync", kSecAttrAccount: "me",
        ]
        let shared = own.merging([kSecAttrSynchronizable: true]) { $1 }
        let any = own.merging([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) { $1 }
        #expect(SecItemAdd(own as NSDictionary, nil) == errSecSuccess)
        #expect(SecItemCopyMatching(shared as NSDictionary, nil) == errSecItemNotFound)
        #expect(SecItemAdd(shared as NSDictionary, nil) == errSecSuccess)
        #expect(SecItemDelete(own as NSDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(own as NSDictionary, nil) == errSecItemNotFound)
        #expect(SecItemCopyMatching(any as NSDictionary, nil) == errSecSuccess)
        #expect(SecItemDelete(any as NSDictionary) == errSecSuccess)
    }

    @Test
    func `accounts of bytes are told apart by their bytes`() {
        let items = ["ab", "cd"].map { name in
            [kSecClass: kSecClassGenericPassword, kSecAttrService: "bytes", kSecAttrAccount: Data(name.utf8)]
                as NSDictionary
        }
        #expect(items.map { SecItemAdd($0, nil) } == [errSecSuccess, errSecSuccess])
        #expect(items.map { SecItemAdd($0, nil) } == [errSecDuplicateItem, errSecDuplicateItem])
        #expect(SecItemDelete(items[0]) == errSecSuccess)
        #expect(SecItemCopyMatching(items[0], nil) == errSecItemNotFound)
        #expect(SecItemDelete(items[1]) == errSecSuccess)
    }

    @Test
    func `a persistent reference finds its item`() throws {
        let item: NSDictionary = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "reference", kSecAttrAccount: "a",
            kSecValueData: Data([1]),
        ]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        var reference: AnyObject?
        let asked: NSDictionary = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "reference", kSecReturnPersistentRef: true,
        ]
        #expect(SecItemCopyMatching(asked, &reference) == errSecSuccess)
        var data: AnyObject?
        let found: NSDictionary = [kSecValuePersistentRef: try #require(reference), kSecReturnData: true]
        #expect(SecItemCopyMatching(found, &data) == errSecSuccess)
        #expect(data as? Data == Data([1]))
        #expect(SecItemDelete(item) == errSecSuccess)
    }
}
