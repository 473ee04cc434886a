import ArgumentParser
import Stage

/// Some variations, separated by commas.
struct VariationList: ExpressibleByArgument {
    let variations: [Variation]

    static var allValueStrings: [String] { Variation.allCases.map(\.rawValue) + ["all"] }

    init?(argument: String) {
        var variations: [Variation] = []
        for name in argument.lowercased().split(separator: ",") {
            let name = name.filter { !$0.isWhitespace }
            if name == "all" {
                variations += Variation.allCases
            } else if let variation = Variation(rawValue: name) {
                variations.append(variation)
            } else {
                return nil
            }
        }
        guard !variations.isEmpty else { return nil }
        self.variations = variations
    }

    /// Each once, in a fixed order.
    static func union(_ lists: [VariationList]) -> [Variation] {
        Variation.allCases.filter { variation in lists.contains { $0.variations.contains(variation) } }
    }
}
