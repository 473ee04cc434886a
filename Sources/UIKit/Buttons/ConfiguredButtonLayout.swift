/// Sizes and places of a configured button's parts; lengths in points.
///
/// Image and titles stand beside each other or above each other and are placed as one group (BT-6, BT-M4, BT-M19).
struct ConfiguredButtonLayout {
    /// Zero without a title.
    var title = CGSize.zero
    /// Zero without a subtitle.
    var subtitle = CGSize.zero
    /// Zero without an image or a spinner.
    var image = CGSize.zero
    /// What the image is higher than it counts for, above and below each.
    var imageOverhang: CGFloat = 0
    /// Zero without an indicator.
    var indicator = CGSize.zero
    var imagePlacement: NSDirectionalRectEdge = .leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// Between the titles and the indicator.
    static let indicatorGap: CGFloat = 5

    private var isImageBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }
    private var hasTitles: Bool { title.height > 0 || subtitle.height > 0 }
    private var gap: CGFloat { image.width > 0 && hasTitles ? imagePadding : 0 }

    var titles: CGSize {
        let padding = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + padding + subtitle.height
        )
    }

    /// Image, titles and indicator together.
    var group: CGSize {
        let tail = indicator.width > 0 ? indicator.width + Self.indicatorGap : 0
        if isImageBeside {
            return CGSize(
                width: image.width + gap + titles.width + tail,
                height: max(image.height, titles.height, indicator.height)
            )
        }
        return CGSize(
            width: max(image.width, titles.width) + tail,
            height: max(image.height + gap + titles.height, indicator.height)
        )
    }

    /// What is beside the titles, so that they can't have it.
    var widthBesideTitles: CGFloat {
        (isImageBeside ? image.width + imagePadding * (image.width > 0 ? 1 : 0) : 0)
            + (indicator.width > 0 ? indicator.width + Self.indicatorGap : 0)
    }

    /// The frames of the parts.
    struct Frames {
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var image = CGRect.zero
        var indicator = CGRect.zero
    }

    /// - Parameters:
    ///   - room: Where the group may stand.
    ///   - titleShift: Where in the titles' box each line stands: 0 left, 0.5 center, 1 right.
    func frames(
        in room: CGRect,
        horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment,
        titleShift: CGFloat,
        isRightToLeft: Bool,
        scale: CGFloat
    ) -> Frames {
        let size = group
        let origin = self.origin(of: size, in: room, horizontal, vertical)
        var frames = Frames()
        let tail = indicator.width > 0 ? indicator.width + Self.indicatorGap : 0
        let titleBox: CGRect
        if isImageBeside {
            let imageIsLeft = (imagePlacement == .leading) != isRightToLeft
            let titlesX =
                imageIsLeft
                ? origin.x + image.width + gap + (isRightToLeft ? tail : 0) : origin.x + (isRightToLeft ? tail : 0)
            titleBox = CGRect(
                x: titlesX,
                y: origin.y + (size.height - titles.height) / 2,
                width: titles.width,
                height: titles.height
            )
            frames.image.origin = CGPoint(
                x: imageIsLeft ? titleBox.minX - gap - image.width : titleBox.maxX + gap,
                y: origin.y + (size.height - image.height) / 2
            )
        } else {
            let width = size.width - tail
            let imageIsTop = imagePlacement != .bottom
            titleBox = CGRect(
                x: origin.x + (width - titles.width) / 2,
                y: imageIsTop ? origin.y + image.height + gap : origin.y,
                width: titles.width,
                height: titles.height
            )
            frames.image.origin = CGPoint(
                x: origin.x + (width - image.width) / 2,
                y: imageIsTop ? origin.y : titleBox.maxY + gap
            )
        }
        frames.image.size = image
        frames.title.size = title
        frames.title.origin = CGPoint(x: titleBox.minX + (titleBox.width - title.width) * titleShift, y: titleBox.minY)
        frames.subtitle.size = subtitle
        frames.subtitle.origin = CGPoint(
            x: titleBox.minX + (titleBox.width - subtitle.width) * titleShift,
            y: titleBox.maxY - subtitle.height
        )
        frames.indicator = CGRect(
            x: isRightToLeft ? origin.x : origin.x + size.width - indicator.width,
            y: origin.y + (size.height - indicator.height) / 2,
            width: indicator.width,
            height: indicator.height
        )
        return frames.flooredToPixels(scale: scale)
    }

    private func origin(
        of size: CGSize,
        in room: CGRect,
        _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGPoint {
        var origin = room.origin
        switch horizontal {
        case .left, .leading: break
        case .right, .trailing: origin.x = room.maxX - size.width
        case .center, .fill: origin.x += (room.width - size.width) / 2
        }
        switch vertical {
        case .top: break
        case .bottom: origin.y = room.maxY - size.height
        case .center, .fill: origin.y += (room.height - size.height) / 2
        }
        return origin
    }
}

extension ConfiguredButtonLayout.Frames {
    /// BT-M12: a half pixel goes down.
    fileprivate func flooredToPixels(scale: CGFloat) -> Self {
        var result = self
        for part in [\Self.title, \Self.subtitle, \Self.image, \Self.indicator] {
            let origin = self[keyPath: part].origin
            result[keyPath: part].origin = CGPoint(
                x: halfDown(origin.x, scale: scale),
                y: halfDown(origin.y, scale: scale)
            )
        }
        return result
    }

    private func halfDown(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale - 0.5 - 1e-3).rounded(.up) / scale
    }
}
