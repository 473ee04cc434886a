import Foundation
import Synchronization

/// What a function of the system answers; 0 means that it worked.
public typealias OSStatus = Int32

/// The items of the process: what is kept here ends with it.
private let keychain = Mutex<[KeychainItem]>([])

/// Adds an item; an error where there is one of its class, account, service and the like.
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    guard let item = KeychainItem(attributes) else { return errSecParam }
    let isNew = keychain.withLock { items in
        if items.contains(where: { $0.identity == item.identity }) { return false }
        items.append(item)
        return true
    }
    guard isNew else { return errSecDuplicateItem }
    if let result { result.pointee = KeychainQuery(attributes).answer(item) }
    return errSecSuccess
}

/// Finds items.
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = KeychainQuery(query)
    let found = keychain.withLock { $0.filter(query.matches) }
    guard !found.isEmpty else { return errSecItemNotFound }
    if query.wantsAll {
        result?.pointee = NSArray(array: found.compactMap(query.answer))
    } else {
        result?.pointee = query.answer(found[0])
    }
    return errSecSuccess
}

/// Changes items.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    let changes = KeychainItem.values(attributesToUpdate)
    return keychain.withLock { items in
        let places = items.indices.filter { query.matches(items[$0]) }
        for place in places { items[place].values.merge(changes) { $1 } }
        return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Takes items away.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    return keychain.withLock { items in
        let before = items.count
        items.removeAll(where: query.matches)
        return items.count == before ? errSecItemNotFound : errSecSuccess
    }
}

/// What an answer means, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> NSString? {
    "OSStatus \(status)" as NSString
}

/// Stands for the system's source of random numbers.
public final class SecRandom: Sendable {}
/// The system's source of random numbers.
public let kSecRandomDefault: SecRandom? = nil

/// Fills memory with random bytes.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for place in 0..<count { bytes.storeBytes(of: .random(in: 0...255), toByteOffset: place, as: UInt8.self) }
    return errSecSuccess
}
