/// Reads images with options of how they are made.
public final class UIImageReader: NSObject, Sendable {
    /// How a reader makes images.
    public struct Configuration: Hashable, Sendable {
        /// Whether images are decoded when they are read. Default: false.
        ///
        /// - Note: No effect here: they always are.
        public var preparesImagesForDisplay = false
        /// Whether images keep more light than white. Default: false.
        ///
        /// - Note: No effect here: images have the standard range.
        public var prefersHighDynamicRange = false
        /// Pixels to a point. Default: 1.
        public var pixelsPerPoint: CGFloat = 1
        /// Images are made smaller to fit it, in pixels; zero for their own size. Default: zero.
        public var preferredThumbnailSize = CGSize.zero

        /// The usual options.
        public init() {}
    }

    /// The options.
    public let configuration: Configuration

    /// A reader of the usual options.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// A reader.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    /// Nil for what is no image that can be read.
    public func image(data: Data) -> UIImage? {
        guard let image = UIImage(data: data, scale: configuration.pixelsPerPoint) else { return nil }
        let size = configuration.preferredThumbnailSize
        return size.width > 0 && size.height > 0 ? image.preparingThumbnail(of: size) : image
    }

    /// Nil for a file that can't be read.
    public func image(contentsOf fileURL: URL) -> UIImage? {
        (try? Data(contentsOf: fileURL)).flatMap { image(data: $0) }
    }

    /// Calls back with the image, on the main queue.
    public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
        let image = image(data: data)
        DispatchQueue.main.async { completion(image) }
    }

    /// The image of data.
    public func image(data: Data) async -> UIImage? { (image(data:) as (Data) -> UIImage?)(data) }
}
