import Foundation

/// An item of the keychain: its attributes and its data.
struct KeychainItem: @unchecked Sendable {
    var values: [String: Any]

    /// What tells two items apart.
    private static let identifying = ["class", "acct", "svce", "srvr", "agrp", "ptcl", "port", "path", "sdmn", "labl"]

    /// The attributes without those that only ask; nil without a class.
    init?(_ attributes: NSDictionary) {
        values = Self.values(attributes)
        guard values["class"] != nil else { return nil }
        let now = Date()
        values.merge(["cdat": now, "mdat": now]) { own, _ in own }
    }

    var identity: [String: String] {
        let pairs = Self.identifying.compactMap { name in values[name].map { (name, "\($0)") } }
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
        conditions = KeychainItem.values(dictionary).filter { $0.key != "v_Data" && $0.key != "pdmn" }
        var requests: [String: Any] = [:]
        for (key, value) in dictionary { requests["\(key)"] = value }
        self.requests = requests
    }

    var wantsAll: Bool {
        guard let limit = requests["m_Limit"] else { return false }
        return "\(limit)" == "m_LimitAll" || (limit as? Int ?? 1) > 1
    }

    func matches(_ item: KeychainItem) -> Bool {
        conditions.allSatisfy { name, value in item.values[name].map { "\($0)" == "\(value)" } ?? false }
    }

    private func wants(_ name: String) -> Bool {
        (requests[name] as? Bool) ?? (requests[name] as? NSNumber)?.boolValue ?? false
    }

    /// The item's data, its attributes, or both; nil where neither is asked for.
    func answer(_ item: KeychainItem) -> AnyObject? {
        let data = item.values["v_Data"].flatMap { $0 as? Data ?? ($0 as? NSData).map { $0 as Data } }
        guard wants("r_Attributes") else { return wants("r_Data") ? data.map { $0 as NSData } : nil }
        var values = item.values.filter { $0.key != "v_Data" }
        if wants("r_Data") { values["v_Data"] = data }
        return values as NSDictionary
    }
}
