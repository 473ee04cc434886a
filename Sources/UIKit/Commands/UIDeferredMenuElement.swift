/// Stands for menu elements that are made when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    /// Whether the elements are asked for each time.
    let isUncached: Bool

    /// The elements are asked for once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        isUncached = false
        super.init(elementTitle: "", subtitle: nil, image: nil)
    }

    private init(uncached provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provider = provider
        isUncached = true
        super.init(elementTitle: "", subtitle: nil, image: nil)
    }

    public override init?(coder: NSCoder) { nil }

    /// What the provider has given; nil before it answered.
    private final var provided: [UIMenuElement]?

    /// The elements, asked for now unless they are there; nil until they come, and then `reload` is called.
    func elements(reload: @escaping () -> Void) -> [UIMenuElement]? {
        if let known = provided {
            // Each opening asks again; the answer to this one is used up by it.
            if isUncached { provided = nil }
            return known
        }
        var isWaiting = false
        provider { [weak self] elements in
            self?.provided = elements
            if isWaiting { reload() }
        }
        isWaiting = true
        defer { if isUncached { provided = nil } }
        return provided
    }

    /// The elements are asked for each time the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }
}
