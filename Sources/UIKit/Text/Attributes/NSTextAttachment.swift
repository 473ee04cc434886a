import Platform

/// What stands in a text like a character: an image.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private final let foundationTag = FoundationValueTag()
    // Unchecked: as in UIKit, an object that is in use isn't changed any more.
    /// The character that an attachment's attribute lies on.
    public static var character: Int { 0xFFFC }

    /// The bytes of a file, kept for the app; `image` is what is drawn.
    open var contents: Data?
    /// A uniform type identifier, kept for the app.
    open var fileType: String?
    /// What is shown. Default: nil.
    open var image: UIImage?
    /// In points, its origin at the baseline and y up; zero takes the image's size. Default: zero.
    open var bounds = CGRect.zero
    /// Room at both sides, in points. Default: 0.
    open var lineLayoutPadding: CGFloat = 0
    /// True when the view that is shown may be of the attachment's own kind. Default: true.
    open var allowsTextAttachmentView = true

    /// The bytes become the image where they are one.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Without contents; drawn in the image's own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The place that the attachment takes, its origin at the baseline and y up, in points.
    package var displayBounds: CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// A text of one character, the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
