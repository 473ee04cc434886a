import Foundation

extension UICalendarView {
    /// What stands below a day: a dot, an image or a view.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private enum Content {
            case dot
            case image(UIImage?)
            case view(@MainActor () -> UIView)
        }

        private let content: Content
        private let color: UIColor?
        private let size: DecorationSize

        private init(_ content: Content, color: UIColor?, size: DecorationSize) {
            (self.content, self.color, self.size) = (content, color, size)
            super.init()
        }

        /// A gray dot of medium size.
        public override convenience init() { self.init(.dot, color: nil, size: .medium) }
        /// An image, as a template.
        ///
        /// - Parameters:
        ///   - image: Nil: a dot.
        ///   - color: Nil: gray.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(image == nil ? .dot : .image(image), color: color, size: size)
        }
        /// A view of an app's own, made anew whenever the day is shown, and cut off at the room there is.
        public convenience init(customViewProvider: @escaping @MainActor () -> UIView) {
            self.init(.view(customViewProvider), color: nil, size: .large)
        }

        /// A dot; gray where the color is nil.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.dot, color: color, size: size)
        }
        /// An image, as a template; gray where the color is nil.
        public static func image(
            _ image: UIImage?,
            color: UIColor? = nil,
            size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// A view of an app's own, made anew whenever the day is shown, and cut off at the room there is.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// Points of a dot and of an image, by size; not measured.
        private static let sizes: [(dot: CGFloat, image: CGFloat)] = [(4, 10), (6, 13), (8, 16)]

        /// What is shown, at the size that it wishes for.
        func makeView() -> UIView {
            let sizes = Self.sizes[size.rawValue]
            switch content {
            case .dot:
                let dot = ControlPart(frame: .zero)
                let frame = CGRect(x: 0, y: 0, width: sizes.dot, height: sizes.dot)
                dot.show(color ?? .systemGray, frame: frame, radius: sizes.dot / 2)
                return dot
            case .image(let image):
                let symbol = UIImage.SymbolConfiguration(pointSize: sizes.image, weight: .medium)
                let view = UIImageView(
                    image: (image?.applyingSymbolConfiguration(symbol) ?? image)?.withRenderingMode(.alwaysTemplate)
                )
                view.tintColor = color ?? .systemGray
                view.contentMode = .scaleAspectFit
                // Images that aren't symbols keep their proportions.
                let largest = max(view.bounds.width, view.bounds.height)
                if largest > 1.4 * sizes.image {
                    let factor = 1.4 * sizes.image / largest
                    let own = view.bounds.size
                    view.bounds.size = CGSize(width: own.width * factor, height: own.height * factor)
                }
                return view
            case .view(let provider):
                let view = provider()
                if view.bounds.size == .zero {
                    view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                }
                view.clipsToBounds = true
                return view
            }
        }
    }
}
