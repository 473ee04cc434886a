import Foundation
import Platform

/// Identifiers for menus that were given none: counted, so that a run gives the same ones each time.
@MainActor
enum CountedIdentifier {
    @WorldState private static var count: UInt32 = 0

    static func next() -> NSUUID {
        count += 1
        // The last group of digits is the number; version and variant are those of random identifiers.
        let digits = String(count, radix: 16)
        let number = String(repeating: "0", count: 12 - digits.count) + digits
        return NSUUID(uuidString: "00000000-0000-4000-8000-" + number) ?? NSUUID()
    }
}
