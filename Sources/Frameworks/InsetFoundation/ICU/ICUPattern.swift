/// Patterns of CLDR's with places for texts, as `{0}, {1}`.
enum ICUPattern {
    /// The pattern with a text for each of its places.
    static func fill(_ pattern: String, _ texts: [String]) -> String {
        var result = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "}"), let place = Int(inside[..<close]),
                texts.indices.contains(place)
            else { return result + rest[open...] }
            result += texts[place]
            rest = inside[inside.index(after: close)...]
        }
        return result + rest
    }
}
