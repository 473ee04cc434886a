/// The room in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; a side of zero has no limit.
    open var size: CGSize { didSet { changed() } }
    /// Between the container's sides and the lines, in points. Default: 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// 0: no limit.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// What happens to the last line where text is left over.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed() } }
    /// Kept for the app and false by default; text is as wide as its view in any case.
    open var widthTracksTextView = false
    /// Kept for the app and false by default; text is as high as it needs in any case.
    open var heightTracksTextView = false
    /// Set when a layout manager takes the container; held weakly.
    open internal(set) weak var layoutManager: NSLayoutManager?
    weak var textView: UITextView?

    /// Points; a text view lays out in its own width.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    private func changed() { textView?.textDidChangeLayout() }
}
