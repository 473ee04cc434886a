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

    /// The elements are asked for each time the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }
}
