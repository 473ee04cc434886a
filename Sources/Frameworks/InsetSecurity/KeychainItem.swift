import Foundation

/// An item of the keychain: its attributes and its data.
struct KeychainItem: @unchecked Sendable {
    var values: [String: Any]

    /// What tells two items apart.
    private static let identifying = [
        "class", "acct", "svce", "srvr", "agrp", "ptcl", "port", "path", "sdmn", "labl", "sync", "atag", "kcls", "klbl",
    ]

    /// The attributes without those that only ask; nil without a class.
    init?(_ attributes: NSDictionary) {
        values = Self.values(attributes)
        // A key says itself what it is.
        if let key = values["v_Ref"] as? SecKey {
            values.merge(key.attributes) { own, _ in own }
            values["v_Data"] = values["v_Data"] ?? key.external.map { Data($0) }
        }
        guard values["class"] != nil else { return nil }
        let now = Date()
        values.merge(["cdat": now, "mdat": now]) { own, _ in own }
        // One that is kept on all of a person's devices is another than one of this device.
        values["sync"] = Self.isSynchronized(attributes["sync"]) ?? false
    }

    /// Names the item as long as the process lives, `kSecValuePersistentRef`.
    let reference = Data(UUID().uuidString.utf8)

    /// The key or certificate that it is; nil for passwords.
    var object: AnyObject? {
        if let object = values["v_Ref"] { return object as AnyObject }
        guard Self.text(values["class"] ?? "") == "keys", let data = values["v_Data"] else { return nil }
        let bytes = Array(data as? Data ?? (data as? NSData).map { $0 as Data } ?? Data())
        let (type, keyClass) = (values["type"].map(Self.text), values["kcls"].map(Self.text))
        return SecKey(external: bytes, isRSA: type == "42", isPrivate: keyClass == "1")
    }

    /// Whether an item is kept on all of a person's devices; nil where a query asks for both kinds.
    static func isSynchronized(_ value: Any?) -> Bool? {
        guard let value else { return false }
        return value as? Bool ?? (value as? NSNumber)?.boolValue
    }

    /// What is compared of a value: its text, or its bytes.
    static func text(_ value: Any) -> String {
        let data = value as? Data ?? (value as? NSData).map { $0 as Data }
        return data.map { $0.base64EncodedString() } ?? "\(value)"
    }

    var identity: [String: String] {
        let pairs = Self.identifying.compactMap { name in values[name].map { (name, Self.text($0)) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The entries that say something of an item.
    static func values(_ dictionary: NSDictionary) -> [String: Any] {
        var values: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let name = key as? String ?? (key as? NSString).map({ $0 as String }) else { continue }
            if !["r_", "m_", "u_", "nleg", "sync"].contains(where: name.hasPrefix) { values[name] = value }
        }
        return values
    }
}

/// What is looked for, and what the answer is.
struct KeychainQuery {
    private let conditions: [String: Any]
    private let requests: [String: Any]

    init(_ dictionary: NSDictionary) {
        conditions = KeychainItem.values(dictionary).filter {
            !["v_Data", "v_PersistentRef", "v_Ref", "pdmn", "perm"].contains($0.key)
        }
        var requests: [String: Any] = [:]
        for (key, value) in dictionary { requests["\(key)"] = value }
        self.requests = requests
    }

    var wantsAll: Bool {
        guard let limit = requests["m_Limit"] else { return false }
        return "\(limit)" == "m_LimitAll" || (limit as? Int ?? 1) > 1
    }

    func matches(_ item: KeychainItem) -> Bool {
        if let reference = requests["v_PersistentRef"],
            KeychainItem.text(reference) != KeychainItem.text(item.reference)
        {
            return false
        }
        if let isSynchronized = KeychainItem.isSynchronized(requests["sync"]),
            item.values["sync"] as? Bool != isSynchronized
        {
            return false
        }
        return conditions.allSatisfy { name, value in
            item.values[name].map { KeychainItem.text($0) == KeychainItem.text(value) } ?? false
        }
    }

    private func wants(_ name: String) -> Bool {
        (requests[name] as? Bool) ?? (requests[name] as? NSNumber)?.boolValue ?? false
    }

    /// The item's data, its attributes, its reference, or several in a dictionary; nil where none is asked for.
    func answer(_ item: KeychainItem) -> AnyObject? {
        let data = item.values["v_Data"].flatMap { $0 as? Data ?? ($0 as? NSData).map { $0 as Data } }
        let (wantsData, wantsReference) = (wants("r_Data"), wants("r_PersistentRef"))
        if wants("r_Ref"), !wants("r_Attributes"), !wantsData, !wantsReference { return item.object }
        guard wants("r_Attributes") || wantsData && wantsReference else {
            if wantsReference { return item.reference as NSData }
            return wantsData ? data.map { $0 as NSData } : nil
        }
        var values = wants("r_Attributes") ? item.values.filter { !$0.key.hasPrefix("v_") } : [:]
        if wantsData { values["v_Data"] = data }
        if wantsReference { values["v_PersistentRef"] = item.reference }
        if wants("r_Ref") { values["v_Ref"] = item.object }
        return values as NSDictionary
    }
}
