import Foundation

/// Values of the common kinds: read from every item that has one, and written as the only items.
extension UIPasteboard {
    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let plainText = "public.plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"
    }

    /// The types of a text.
    public static let typeListString = NSArray(array: [Kind.text, Kind.plainText, "public.text"])
    /// The types of a URL.
    public static let typeListURL = NSArray(array: [Kind.url])
    /// The types of an image.
    public static let typeListImage = NSArray(array: [Kind.image, "public.jpeg"])
    /// The types of a color.
    public static let typeListColor = NSArray(array: [Kind.color])

    // MARK: Text
    /// The first item's text, also a URL's; nil sets nothing.
    public var string: String? {
        get { items.first.flatMap(Self.text) }
        set { items = newValue.map { [[Kind.text: $0]] } ?? [] }
    }
    /// Of every item that has one; nil where none has.
    public var strings: [String]? {
        get { values(Self.text) }
        set { items = (newValue ?? []).map { [Kind.text: $0] } }
    }
    /// Whether any item has a text.
    public var hasStrings: Bool { items.contains { Self.text($0) != nil } }

    // MARK: URLs
    /// The first item's URL, also one given as text of that type.
    public var url: URL? {
        get { items.first.flatMap(Self.url) }
        set { items = newValue.map { [[Kind.url: $0]] } ?? [] }
    }
    /// Of every item that has one; nil where none has.
    public var urls: [URL]? {
        get { values(Self.url) }
        set { items = (newValue ?? []).map { [Kind.url: $0] } }
    }
    /// Whether any item has a URL.
    public var hasURLs: Bool { items.contains { Self.url($0) != nil } }

    // MARK: Images
    /// The first item's image, also from data.
    public var image: UIImage? {
        get { items.first.flatMap(Self.image) }
        set { items = newValue.map { [[Kind.image: $0]] } ?? [] }
    }
    /// Of every item that has one; nil where none has.
    public var images: [UIImage]? {
        get { values(Self.image) }
        set { items = (newValue ?? []).map { [Kind.image: $0] } }
    }
    /// Whether any item has a image.
    public var hasImages: Bool { items.contains { Self.image($0) != nil } }

    // MARK: Colors
    /// The first item's color.
    public var color: UIColor? {
        get { items.first?[Kind.color] as? UIColor }
        set { items = newValue.map { [[Kind.color: $0]] } ?? [] }
    }
    /// Of every item that has one; nil where none has.
    public var colors: [UIColor]? {
        get { values { $0[Kind.color] as? UIColor } }
        set { items = (newValue ?? []).map { [Kind.color: $0] } }
    }
    /// Whether any item has a color.
    public var hasColors: Bool { items.contains { $0[Kind.color] is UIColor } }

    // MARK: Reading

    private func values<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
        let found = items.compactMap(read)
        return found.isEmpty ? nil : found
    }

    private static func text(_ item: [String: Any]) -> String? {
        for kind in [Kind.text, Kind.plainText, "public.text"] {
            if let text = item[kind] as? String { return text }
            if let data = item[kind] as? Data { return String(decoding: data, as: UTF8.self) }
        }
        return url(item)?.absoluteString
    }

    private static func url(_ item: [String: Any]) -> URL? {
        item[Kind.url] as? URL ?? (item[Kind.url] as? String).flatMap(URL.init(string:))
    }

    private static func image(_ item: [String: Any]) -> UIImage? {
        for kind in [Kind.image, "public.image", "public.jpeg"] {
            if let image = item[kind] as? UIImage { return image }
            if let image = (item[kind] as? Data).flatMap(UIImage.init(data:)) { return image }
        }
        return nil
    }
}
