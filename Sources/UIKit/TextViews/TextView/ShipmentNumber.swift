/// Tells numbers of parcels from others by the digit that they end with or hold for it.
enum ShipmentNumber {
    /// - Parameter text: In the form of one of the carriers; spaces count for nothing.
    static func isValid(_ text: String) -> Bool {
        let characters = text.filter { $0 != " " }
        if characters.hasPrefix("1Z") { return hasValidCarrierDigit(characters.dropFirst(2)) }
        guard characters.count == 13 else { return hasValidPostDigit(characters) }
        return hasValidMailDigit(characters.dropFirst(2).dropLast(2))
    }

    /// UPS: every second place counts double; letters count from A as 2 on, in turns of ten.
    private static func hasValidCarrierDigit(_ characters: Substring) -> Bool {
        let values = characters.compactMap { character -> Int? in
            if let digit = character.wholeNumberValue { return digit }
            return character.asciiValue.map { (Int($0) - 63) % 10 }
        }
        guard values.count == 16, let check = values.last else { return false }
        let sum = values.dropLast().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 2) }
        return (10 - sum % 10) % 10 == check
    }

    /// The United States' post: from the right, every second place counts three times.
    private static func hasValidPostDigit(_ characters: String) -> Bool {
        let values = characters.compactMap(\.wholeNumberValue)
        guard values.count == characters.count, let check = values.last else { return false }
        let sum = values.dropLast().reversed().enumerated().reduce(0) {
            $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 3 : 1)
        }
        return (10 - sum % 10) % 10 == check
    }

    /// Mail between countries: the Universal Postal Union's standard S10.
    private static func hasValidMailDigit(_ characters: Substring) -> Bool {
        let values = characters.compactMap(\.wholeNumberValue)
        guard values.count == 9 else { return false }
        let sum = zip(values, [8, 6, 4, 2, 3, 5, 9, 7]).reduce(0) { $0 + $1.0 * $1.1 }
        let rest = 11 - sum % 11
        return values[8] == (rest == 10 ? 0 : rest == 11 ? 5 : rest)
    }
}
