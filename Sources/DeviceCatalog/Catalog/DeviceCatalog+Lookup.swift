extension DeviceCatalog {
    /// The device that a person means.
    ///
    /// Case, spaces, hyphens, brackets, "generation" and "inch" don't count, so "iphone se 3" is the iPhone SE (3rd
    /// generation); hardware identifiers ("iPhone14,6") and the model of a folding phone are names too.
    /// A name that leaves the generation open ("iPhone SE") means the newest.
    ///
    /// - Throws: ``DeviceCatalogError/unknownDevice(_:suggestions:)``.
    public func device(named name: String) throws(DeviceCatalogError) -> Device {
        let key = Self.key(name)
        if let device = devicesByKey[key] ?? newestGeneration(key) { return device }
        throw .unknownDevice(name, suggestions: suggestions(for: name))
    }

    /// The newest of the devices whose names only say more about which generation they are: "iPhone SE".
    private func newestGeneration(_ key: String) -> Device? {
        guard !key.isEmpty else { return nil }
        return devices.last { device in
            guard device.name.hasSuffix(")"), let generation = device.name.lastIndex(of: "(") else { return false }
            return Self.key(String(device.name[..<generation])) == key
        }
    }

    /// What stays of a name when everything that people leave out is gone.
    static func key(_ name: String) -> String {
        // Speed: bytes, not characters, for 350 names at each load; see CatalogJSON for the figures.
        var key: [UInt8] = []
        for word in name.utf8.split(whereSeparator: { !isPartOfWord($0) }) {
            let word = word.map(lowercased)
            if ignoredWords.contains(word) { continue }
            let isOrdinal = word.count > 2 && isDigit(word[0]) && ordinalSuffixes.contains(Array(word.suffix(2)))
            key += isOrdinal ? word.dropLast(2) : word[...]
        }
        return String(decoding: key, as: UTF8.self)
    }

    private static let ignoredWords: Set<[UInt8]> = Set(["generation", "gen", "inch"].map { Array($0.utf8) })
    private static let ordinalSuffixes: Set<[UInt8]> = Set(["st", "nd", "rd", "th"].map { Array($0.utf8) })

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// Letters, digits, what stands inside numbers ("12.9") and identifiers ("14,6"), and everything beyond ASCII.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        let letter = lowercased(byte)
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) || isDigit(byte) || byte >= 0x80
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    /// Up to four names that begin alike or are spelled nearly so, the nearest first.
    private func suggestions(for name: String) -> [String] {
        let wanted = Array(Self.key(name).utf8.prefix(60))
        guard !wanted.isEmpty else { return [] }
        var ranked: [(distance: Int, name: String)] = []
        for device in devices.reversed() {
            let key = Array(Self.key(device.name).utf8)
            let distance = key.starts(with: wanted) ? 0 : editDistance(wanted, key)
            if distance <= max(2, wanted.count / 3) { ranked.append((distance, device.name)) }
        }
        let nearest = ranked.map(\.distance).min() ?? 0
        return ranked.filter { $0.distance <= nearest + 1 }
            .enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(4)
            .map(\.element.name)
    }
}

/// How many bytes to insert, delete or replace to make one word the other (Levenshtein).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, b) in right.enumerated() {
            let replaced = diagonal + (a == b ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
        }
    }
    return row[right.count]
}
