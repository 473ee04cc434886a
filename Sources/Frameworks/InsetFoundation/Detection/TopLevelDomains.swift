import Foundation

/// The last parts of host names that make a link of a text without a scheme.
enum TopLevelDomains {
    /// Those of no country, as far as they are met in texts.
    private static let generic: Set<String> = [
        "academy", "aero", "agency", "app", "art", "asia", "band", "bar", "beer", "bike", "bio", "biz", "blog", "build",
        "business", "buzz", "cafe", "camera", "camp", "capital", "care", "cat", "center", "chat", "city", "click",
        "clothing", "cloud", "club", "codes", "coffee", "com", "community", "company", "computer", "coop", "country",
        "dance", "design", "dev", "digital", "directory", "earth", "edu", "education", "email", "energy", "events",
        "expert", "express", "family", "farm", "fashion", "film", "finance", "fitness", "foundation", "fun", "fund",
        "gallery", "games", "garden", "gift", "global", "gmbh", "gov", "green", "group", "guide", "guru", "health",
        "help", "homes", "host", "hotel", "house", "industries", "info", "ink", "institute", "int", "international",
        "jobs", "kitchen", "land", "law", "legal", "life", "link", "live", "loan", "ltd", "love", "market",
        "marketing", "media", "menu", "mil", "mobi", "money", "movie", "museum", "name", "net", "network", "news",
        "ngo", "one", "online", "org", "page", "partners", "party", "photo", "photography", "photos", "pictures",
        "pizza", "plus", "post", "press", "pro", "property", "pub", "radio", "recipes", "rent", "rest", "restaurant",
        "review", "reviews", "rocks", "run", "sale", "school", "science", "services", "shop", "show", "site", "ski",
        "social", "software", "solutions", "space", "store", "stream", "studio", "style", "support", "surf", "systems",
        "taxi", "team", "tech", "technology", "tel", "tennis", "tips", "today", "tools", "top", "tours", "town",
        "toys", "trade", "training", "travel", "tube", "university", "vet", "video", "vip", "watch", "website",
        "wedding", "wiki", "win", "wine", "work", "works", "world", "wtf", "xyz", "yoga", "zone",
    ]

    /// Codes in use that are no region's of ISO 3166.
    private static let extra: Set<String> = ["ac", "eu", "su", "uk"]

    private static let regions = Set(
        Locale.Region.isoRegions.map { $0.identifier.lowercased() }.filter {
            $0.count == 2 && $0.allSatisfy(\.isLetter)
        }
    )

    /// Whether it is one; capitals count only where all letters are: "end.In" is a missing blank.
    static func contains(_ domain: String) -> Bool {
        let lowercased = domain.lowercased()
        guard domain == lowercased || domain == domain.uppercased() else { return false }
        return generic.contains(lowercased) || extra.contains(lowercased) || regions.contains(lowercased)
    }
}
