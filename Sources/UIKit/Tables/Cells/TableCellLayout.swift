/// Places the labels and the image of a cell's style in its content view (TV-19, TV-21, TV-M11, TV-M22, TV-M26);
/// left to right, in points.
@MainActor
struct TableCellLayout {
    /// Between the content's end and text that an accessory follows (TV-M22).
    static let gapBeforeAccessory: CGFloat = 8
    /// Between title and detail that fill a row (TV-M22).
    private static let valueGap: CGFloat = 6
    /// The title's column in the second value style.
    private static let value2TitleWidth: CGFloat = 91

    let style: UITableViewCell.CellStyle
    /// From the content's edges to the text.
    let leading: CGFloat
    let trailing: CGFloat
    let label: UILabel?
    let detail: UILabel?
    let image: CGSize?
    let metrics: TableLook
    let scale: CGFloat

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
    }

    /// How large an image is shown in a row: smaller than it is where it is higher than the row.
    static func shownSize(of image: CGSize, rowHeight: CGFloat) -> CGSize {
        guard rowHeight > 0, image.height > rowHeight else { return image }
        return CGSize(width: image.width * rowHeight / image.height, height: rowHeight)
    }

    private func textStart(after image: CGSize?) -> CGFloat {
        leading + (image.map { $0.width + metrics.imageGap } ?? 0)
    }

    private func size(_ label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        var size = label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
        size.width = min(size.width, max(0, width))
        return size
    }

    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        let image = image.map { shown in
            let size = Self.shownSize(of: shown, rowHeight: size.height)
            return CGSize(width: pixel(size.width), height: size.height)
        }
        if let image {
            frames.image = CGRect(
                x: leading,
                y: pixel((size.height - image.height) / 2),
                width: image.width,
                height: image.height
            )
        }
        let start = textStart(after: image)
        let width = max(0, size.width - start - trailing)
        switch style {
        case .default: frames.text = CGRect(x: start, y: 0, width: width, height: size.height)
        case .value1: placeValues(&frames, start, width, size)
        case .value2: placeColumns(&frames, start, width, size)
        case .subtitle: placeLines(&frames, start, width, size)
        }
        return frames
    }

    /// Title and detail side by side: the title keeps its width, the detail is squeezed.
    private func placeValues(_ frames: inout Frames, _ start: CGFloat, _ width: CGFloat, _ size: CGSize) {
        let text = self.size(label, width: width)
        let room = max(0, width - text.width - (text.width > 0 ? Self.valueGap : 0))
        let value = self.size(detail, width: room)
        frames.text = CGRect(x: start, y: centered(text.height, size.height), width: text.width, height: text.height)
        frames.detail = CGRect(
            x: start + width - value.width,
            y: centered(value.height, size.height),
            width: value.width,
            height: value.height
        )
    }

    private func placeColumns(_ frames: inout Frames, _ start: CGFloat, _ width: CGFloat, _ size: CGSize) {
        let text = self.size(label, width: Self.value2TitleWidth)
        let column = Self.value2TitleWidth + Self.valueGap
        let value = self.size(detail, width: width - column)
        frames.text = CGRect(
            x: start,
            y: centered(text.height, size.height),
            width: Self.value2TitleWidth,
            height: text.height
        )
        frames.detail = CGRect(
            x: start + column,
            y: centered(value.height, size.height),
            width: value.width,
            height: value.height
        )
    }

    /// Title over detail, both centered together; alone the title is centered (TV-M26).
    private func placeLines(_ frames: inout Frames, _ start: CGFloat, _ width: CGFloat, _ size: CGSize) {
        let text = self.size(label, width: width)
        let value = self.size(detail, width: width)
        let gap = text.height > 0 && value.height > 0 ? metrics.subtitleGap : 0
        let total = text.height + gap + value.height
        let top = gap > 0 ? ((size.height - total) / 2).rounded(.down) : centered(total, size.height)
        frames.text = CGRect(x: start, y: top, width: text.width, height: text.height)
        frames.detail = CGRect(x: start, y: top + text.height + gap, width: value.width, height: value.height)
    }

    /// The row's height for a content width.
    func height(width: CGFloat) -> CGFloat {
        let room = width - textStart(after: image) - trailing
        let text = size(label, width: room).height
        let value = size(detail, width: room).height
        let margins = 2 * metrics.verticalMargin
        // A title alone stands as in the other styles (TV-M26).
        if style == .subtitle, value > 0 {
            return max(metrics.subtitleRowHeight, text + value + metrics.subtitleGap + margins)
        }
        let category = label?.traitCollection.preferredContentSizeCategory
        let around = 2 * metrics.lineMargin(isAccessibilitySize: category?.isAccessibilityCategory ?? false)
        return max(metrics.rowHeight, max(text, value) + around, (image?.height ?? 0) + margins)
    }

    private func pixel(_ value: CGFloat) -> CGFloat { value.roundedToPixel(scale: scale) }
    /// Up to whole points, as documents show.
    private func centered(_ height: CGFloat, _ room: CGFloat) -> CGFloat { ((room - height) / 2).rounded(.up) }
}
