import Platform

/// What stands in a text like a character: an image.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
    private final let foundationTag = FoundationValueTag()
    // Unchecked: as in UIKit, an object that is in use isn't changed any more.
    /// The character that an attachment's attribute lies on.
    public static var character: Int { 0xFFFC }

    /// The bytes of a file; shown where they are a picture and no other image was set (TX-12). Default: nil.
    open var contents: Data? { didSet { decoded = nil } }
    /// A uniform type identifier; one that isn't of pictures keeps `contents` from being shown as one. Default: nil.
    open var fileType: String? { didSet { decoded = nil } }
    /// What is shown: the one that was set, else the picture that `contents` are. Default: nil.
    open var image: UIImage? {
        get { ownImage ?? imageOfContents }
        set { ownImage = newValue }
    }
    private final var ownImage: UIImage?
    /// What `contents` are, once somebody has asked.
    private final var decoded: UIImage??
    /// In points, its origin at the baseline and y up; zero takes the image's size. Default: zero.
    open var bounds = CGRect.zero
    /// Room at both sides, in points. Default: 0.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether `viewProvider(for:location:textContainer:)` is asked for a view. Default: true.
    open var allowsTextAttachmentView = true

    /// Whether a view stands for the attachment: where one may, and a class makes it for the type. From iOS 15.
    open var usesTextAttachmentView: Bool {
        guard allowsTextAttachmentView, let fileType else { return false }
        return Self.textAttachmentViewProviderClass(forFileType: fileType) != nil
    }

    /// Has a class make the views of all attachments of a type. From iOS 15.
    ///
    /// - Parameter textAttachmentViewProviderClass: A subclass of `NSTextAttachmentViewProvider`.
    @preconcurrency @MainActor
    open class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass,
        forFileType fileType: String
    ) { AttachmentViewClasses.byType[fileType] = textAttachmentViewProviderClass }

    /// What was registered for a type; nil: nothing.
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        MainActor.assumeIsolated { AttachmentViewClasses.byType[fileType] }
    }

    /// The bytes are shown where they are a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    // MARK: Coding
    private enum Key {
        static let contents = "NSContents"
        static let type = "NSFileType"
        static let image = "NSImage"
        static let bounds = "NSBounds"
    }

    /// True: archives that ask for it may hold attachments.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an attachment from an archive.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: Key.contents) as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: Key.type) as String?
        super.init()
        ownImage = coder.decodeObject(of: UIImage.self, forKey: Key.image)
        let text = coder.decodeObject(of: NSString.self, forKey: Key.bounds)
        bounds = text.map { NSCoder.cgRect(for: $0 as String) } ?? .zero
    }

    /// Writes the bytes, their type, the image and the bounds.
    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { $0 as NSData }, forKey: Key.contents)
        coder.encode(fileType.map { $0 as NSString }, forKey: Key.type)
        coder.encode(ownImage, forKey: Key.image)
        coder.encode(NSCoder.string(for: bounds) as NSString, forKey: Key.bounds)
    }

    private final var imageOfContents: UIImage? {
        if let decoded { return decoded }
        let isPicture = fileType.map { Self.pictureTypes.contains($0) || !$0.hasPrefix("public.") } ?? true
        let image = isPicture ? contents.flatMap { UIImage(data: $0) } : nil
        decoded = .some(image)
        return image
    }

    /// Of the types that the system declares those that are pictures; an app's own may be.
    private static let pictureTypes: Set<String> = [
        "public.image", "public.png", "public.jpeg", "public.tiff", "public.heic", "public.heif", "public.jpeg-2000",
        "public.webp", "public.svg-image", "public.camera-raw-image",
    ]

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Without contents; drawn in the image's own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The place that the attachment takes on its line: `bounds`, or the image's size.
    ///
    /// - Parameters:
    ///   - textContainer: Nil where the text isn't in one.
    ///   - lineFrag: As wide as the line, as far as that is known, and as high as the font.
    ///   - position: Zero: it isn't known when lines are filled.
    ///   - charIndex: UTF-16 units.
    /// - Returns: Its origin at the baseline and y up, in points.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// What is drawn; `image` unless a subclass has another one.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? { image }

    // MARK: TextKit 2
    /// What makes a view for the attachment: an object of the class that is registered for its type; nil draws the
    /// image. From iOS 15.
    ///
    /// Asked once for each layout manager of TextKit 2.
    ///
    /// - Parameter parentView: The text view; nil where the text isn't in one.
    @preconcurrency @MainActor
    open func viewProvider(
        for parentView: UIView?,
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType,
            let made = Self.textAttachmentViewProviderClass(forFileType: fileType) as? NSTextAttachmentViewProvider.Type
        else { return nil }
        return made.make(for: self, in: parentView, textContainer?.textLayoutManager, at: location)
    }

    /// The place that the attachment takes on a line of TextKit 2: that of the older method, which counts characters.
    @preconcurrency @MainActor
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer,
            proposedLineFragment: proposedLineFragment,
            glyphPosition: position,
            characterIndex: (location as? TextOffset)?.offset ?? 0
        )
    }

    /// What is drawn on a line of TextKit 2: the image of the older method.
    @preconcurrency @MainActor
    open func image(
        for bounds: CGRect,
        attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        image(
            forBounds: bounds,
            textContainer: textContainer,
            characterIndex: (location as? TextOffset)?.offset ?? 0
        )
    }

    @MainActor
    func viewSource(owner: AnyObject?, location: any NSTextLocation, container: NSTextContainer?)
        -> (any AttachmentViewSource)?
    { viewProvider(for: owner as? UIView, location: location, textContainer: container) }

    /// Draws into the current context.
    ///
    /// - Parameters:
    ///   - frame: With the padding at both sides.
    ///   - color: Of the text around, which symbols and template images take.
    func draw(in frame: CGRect, at index: Int, color: UIColor) {
        let place = frame.insetBy(dx: lineLayoutPadding, dy: 0)
        guard
            var shown = image(
                forBounds: CGRect(origin: .zero, size: place.size),
                textContainer: nil,
                characterIndex: index
            )
        else { return }
        let isTemplate =
            shown.renderingMode == .alwaysTemplate || shown.renderingMode == .automatic && shown.isSymbolImage
        if isTemplate { shown = shown.withTintColor(color, renderingMode: .alwaysOriginal) }
        shown.draw(in: place)
    }
}

/// What takes room on a line like a character. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// The place on the line, its origin at the baseline and y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect
    /// What is drawn; nil draws nothing.
    func image(
        for bounds: CGRect,
        attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    /// What makes a view; nil draws the image.
    func viewProvider(
        for parentView: UIView?,
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

extension NSTextAttachment: NSTextAttachmentLayout {}

extension NSAttributedString {
    /// A text of one character, the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
