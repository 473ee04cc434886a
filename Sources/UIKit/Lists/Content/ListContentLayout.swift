import Foundation

/// Places a list configuration's image and texts; left to right, in points.
@MainActor
struct ListContentLayout {
    let configuration: UIListContentConfiguration
    let margins: NSDirectionalEdgeInsets
    /// The size at which the image is shown; nil without one.
    let image: CGSize?
    let isSymbol: Bool
    let text: UILabel?
    let secondary: UILabel?
    let scale: CGFloat

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        /// From the top margin to the bottom one.
        var height: CGFloat = 0
        var isSideBySide = false
    }

    /// Where texts begin.
    var textStart: CGFloat {
        margins.leading + (imageSlot > 0 ? imageSlot + configuration.imageToTextPadding : 0)
    }

    /// Points that are kept across for the image.
    private var imageSlot: CGFloat {
        guard let image else { return 0 }
        let reserved = configuration.imageProperties.reservedLayoutSize.width
        let standard = ListLook.current.symbolSlot
        if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
        if reserved > 0 { return reserved }
        return isSymbol ? max(standard, image.width) : image.width
    }

    private var imageHeight: CGFloat {
        let reserved = configuration.imageProperties.reservedLayoutSize.height
        let isOwn = reserved == 0 || reserved == UIListContentConfiguration.ImageProperties.standardDimension
        // A symbol is as high as its line: it makes no row higher.
        guard let image, !isOwn || !isSymbol else { return 0 }
        return isOwn ? image.height : reserved
    }

    /// Points from top to bottom, margins included.
    func height(width: CGFloat) -> CGFloat {
        let height = frames(in: CGSize(width: width, height: 0)).height + margins.top + margins.bottom
        return height.roundedToPixel(scale: scale)
    }

    func frames(in size: CGSize) -> Frames {
        let start = textStart
        let width = max(0, size.width - start - margins.trailing)
        var frames = Frames()
        let block = placeTexts(&frames, start, width)
        frames.height = max(block, imageHeight)
        let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
        let top = (middle - block / 2).roundedToPixel(scale: scale)
        frames.text.origin.y += top
        frames.secondary.origin.y += top
        if let image {
            frames.image = CGRect(
                x: (margins.leading + (imageSlot - image.width) / 2).roundedToPixel(scale: scale),
                y: (middle - image.height / 2).roundedToPixel(scale: scale),
                width: image.width,
                height: image.height
            )
        }
        return frames
    }

    /// - Returns: The height of both texts together.
    private func placeTexts(_ frames: inout Frames, _ start: CGFloat, _ width: CGFloat) -> CGFloat {
        guard let text else {
            guard let secondary else { return 0 }
            let size = fitting(secondary, width)
            frames.secondary = CGRect(x: start, y: 0, width: width, height: size.height)
            return size.height
        }
        guard let secondary else {
            let size = fitting(text, width)
            frames.text = CGRect(x: start, y: 0, width: width, height: size.height)
            return size.height
        }
        if configuration.prefersSideBySideTextAndSecondaryText {
            let first = fitting(text, .greatestFiniteMagnitude)
            let second = fitting(secondary, .greatestFiniteMagnitude)
            if first.width + configuration.textToSecondaryTextHorizontalPadding + second.width <= width {
                let height = max(first.height, second.height)
                frames.isSideBySide = true
                frames.text = CGRect(
                    x: start,
                    y: (height - first.height) / 2,
                    width: first.width,
                    height: first.height
                )
                frames.secondary = CGRect(
                    x: start + width - second.width,
                    y: (height - second.height) / 2,
                    width: second.width,
                    height: second.height
                )
                return height
            }
        }
        let (first, second) = (fitting(text, width), fitting(secondary, width))
        frames.text = CGRect(x: start, y: 0, width: width, height: first.height)
        frames.secondary = CGRect(
            x: start,
            y: first.height + configuration.textToSecondaryTextVerticalPadding,
            width: width,
            height: second.height
        )
        return frames.secondary.maxY
    }

    private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
        var size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        size.width = min(size.width, width)
        return size
    }
}
