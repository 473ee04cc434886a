import CoreText

extension UITextField {
    var fieldMetrics: TextFieldLook { TextFieldLook.current }

    // MARK: Sizes (control-sizes.json: textField_roundedRect, textField_plain)
    var fieldContentSize: CGSize {
        let scale = layoutScale
        let text = shownText.size().width
        let placeholder = attributedPlaceholder.map { styled($0).size().width } ?? 0
        var width = roundedUpToPixel(max(text, placeholder), scale: scale)
        if shows(leftViewMode), let leftView { width += leftView.bounds.width }
        if shows(rightViewMode), let rightView { width += rightView.bounds.width }
        width += 2 * textInset
        return CGSize(width: width, height: fieldHeight)
    }

    private var fieldHeight: CGFloat {
        let scale = layoutScale
        let line = shownFont.lineHeight.ceiledToPixel(scale: scale)
        switch borderStyle {
        case .roundedRect: return max(fieldMetrics.roundedRectHeight, line + fieldMetrics.roundedRectMargin)
        case .bezel: return max(fieldMetrics.bezelHeight, line + fieldMetrics.roundedRectMargin)
        case .none, .line:
            // Whole points until iOS 13; since then a pixel less than two points more, as high as the caret (TX-M7).
            // What hides its characters stayed whole (IB-39).
            return fieldMetrics.plainIsWhole || isSecureTextEntry ? line.rounded(.up) : line + 2 - 1 / scale
        }
    }

    /// From the border to the text.
    private var textInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: fieldMetrics.padding
        }
    }

    // MARK: Rectangles
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var showsClearButton: Bool {
        hasText && shows(clearButtonMode) && !(shows(rightViewMode) && rightView != nil)
    }

    /// - Parameter isLeft: Left stands for leading: the views change sides with the direction.
    func overlayRect(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        let y = ((bounds.height - size.height) / 2).roundedToPixel(scale: layoutScale)
        return CGRect(
            x: isLeft != isRightToLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.minY + y,
            width: size.width,
            height: size.height
        )
    }

    func standardTextRect(in bounds: CGRect) -> CGRect {
        var (leading, trailing) = (textInset, textInset)
        if shows(leftViewMode), let leftView { leading = max(textInset, leftView.bounds.width) }
        if shows(rightViewMode), let rightView { trailing = max(textInset, rightView.bounds.width) }
        if showsClearButton { trailing = fieldMetrics.clearButton + 2 * Self.clearButtonMargin }
        let vertical: CGFloat = borderStyle == .none ? 0 : 2
        return bounds.inset(
            by: UIEdgeInsets(
                top: vertical,
                left: isRightToLeft ? trailing : leading,
                bottom: vertical,
                right: isRightToLeft ? leading : trailing
            )
        )
    }

    private static let clearButtonMargin: CGFloat = 7

    func standardClearButtonRect(in bounds: CGRect) -> CGRect {
        let side = fieldMetrics.clearButton
        let x = isRightToLeft ? bounds.minX + Self.clearButtonMargin : bounds.maxX - Self.clearButtonMargin - side
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side).roundedToPixels(scale: layoutScale)
    }

    func baseline(in size: CGSize) -> CGFloat? {
        let line = shownFont.lineHeight.ceiledToPixel(scale: layoutScale)
        return ((size.height - line) / 2).roundedToPixel(scale: layoutScale)
            + shownFont.ascender.roundedToPixel(scale: layoutScale)
    }

    // MARK: Text
    /// The text as it is shown: bullets for secrets.
    private var shownText: NSAttributedString {
        guard isSecureTextEntry else { return withMarkedStyle(editable.content) }
        return NSAttributedString(
            string: String(repeating: "\u{2022}", count: editable.string.count),
            attributes: typedAttributes
        )
    }

    private func styled(_ placeholder: NSAttributedString) -> NSAttributedString {
        placeholder.mappingAttributes { values in
            values[.font] = values[.font] ?? shownFont
            values[.foregroundColor] = values[.foregroundColor] ?? placeholderColor
        }
    }

    private var textRectNow: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    /// Gives the label the text, once after each change.
    private func refreshText() {
        guard parts.isTextOld else { return }
        parts.isTextOld = false
        let label = parts.text
        let text = shownText
        label.attributedText = text
        label.font = text.length > 0 ? label.font : shownFont
        label.textAlignment = textAlignment
        // While somebody edits, the text moves instead of being cut.
        label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        if adjustsFontSizeToFitWidth, shownFont.pointSize > 0 {
            label.minimumScaleFactor = minimumFontSize / shownFont.pointSize
        }
        label.semanticContentAttribute = semanticContentAttribute
    }

    /// The label's frame in the viewport, before the text is moved: wider than the viewport for a long text.
    private var textFrame: CGRect {
        let size = textRectNow.size
        guard isEditing, hasText, !adjustsFontSizeToFitWidth else { return CGRect(origin: .zero, size: size) }
        // The caret stands behind the last character.
        let natural = roundedUpToPixel(shownText.size().width, scale: layoutScale) + 2
        return CGRect(x: 0, y: 0, width: max(size.width, natural), height: size.height)
    }

    /// How far the text is moved so that the caret stands in the viewport.
    private func updateScroll() {
        let (frame, room) = (textFrame, textRectNow.width)
        guard frame.width > room, isEditing else {
            parts.scroll = 0
            return
        }
        let end = editable.selection.location + editable.selection.length
        let caret = placedInViewport(scroll: 0).caretRect(at: end)
        if caret.maxX - parts.scroll > room { parts.scroll = caret.maxX - room }
        if caret.minX < parts.scroll { parts.scroll = max(0, caret.minX) }
        parts.scroll = min(parts.scroll, frame.width - room)
    }

    private func placedInViewport(scroll: CGFloat) -> PlacedText {
        refreshText()
        let frame = textFrame
        let drawn = parts.text.drawnText(in: CGRect(origin: .zero, size: frame.size))
        return PlacedText(
            layout: drawn.layout,
            origin: CGPoint(x: frame.minX - scroll + drawn.origin.x, y: drawn.origin.y),
            shownPlaces: isSecureTextEntry ? bulletPlaces : nil
        )
    }

    var placedText: PlacedText {
        var placed = placedInViewport(scroll: parts.scroll)
        let rect = textRectNow
        placed.origin.x += rect.minX
        placed.origin.y += rect.minY
        return placed
    }

    /// For each UTF-16 unit of the text, and its end, the bullet that stands there.
    private var bulletPlaces: [Int] {
        var places: [Int] = []
        for (bullet, character) in editable.string.enumerated() {
            places += Array(repeating: bullet, count: character.utf16.count)
        }
        return places + [editable.string.count]
    }

    func caretRect(at index: Int) -> CGRect {
        let rect = textRectNow
        guard hasText else {
            let height = caretHeight(shownFont.lineHeight)
            let x =
                textAlignment == .center
                ? rect.midX
                : textAlignment == .right || (textAlignment == .natural && isRightToLeft) ? rect.maxX - 2 : rect.minX
            return CGRect(x: x, y: rect.midY - height / 2, width: 2, height: height)
        }
        let line = placedText.caretRect(at: index)
        // Its middle stands a point before the character, its top a point above the line (looks: search fields).
        return CGRect(x: line.minX - 1, y: line.minY - 1, width: 2, height: caretHeight(line.height))
    }

    private func caretHeight(_ line: CGFloat) -> CGFloat { (line.ceiledToPixel(scale: layoutScale) + 1).rounded(.up) }

    func rect(of range: NSRange) -> CGRect { placedText.rects(of: range).first ?? caretRect(at: range.location) }

    func index(at point: CGPoint) -> Int { hasText ? placedText.index(at: point) : 0 }

    // MARK: Showing
    func showField() {
        showBorder()
        showOverlays()
        refreshText()
        updateScroll()
        let rect = textRectNow
        parts.viewport.frame = rect
        parts.viewport.clipsToBounds = textFrame.width > rect.width
        parts.text.frame = textFrame.offsetBy(dx: -parts.scroll, dy: 0)
        parts.placeholder.isHidden = hasText || attributedPlaceholder == nil
        if let attributedPlaceholder, !hasText {
            parts.placeholder.attributedText = styled(attributedPlaceholder)
            parts.placeholder.textAlignment = textAlignment
            parts.placeholder.lineBreakMode = .byTruncatingTail
            parts.placeholder.frame = placeholderRect(forBounds: bounds)
        }
        // Highlight and caret lie in the viewport's space.
        let origin = CGPoint(x: -rect.minX, y: -rect.minY)
        for part in [parts.selection.back, parts.selection.front] { part.frame.origin = origin }
        showSelection(
            isActive: isFirstResponder,
            caret: caretRect(at: editable.selection.location).offsetBy(dx: origin.x, dy: origin.y)
                .roundedToPixels(scale: layoutScale)
        )
    }

    private func showBorder() {
        let image = isEnabled ? background : disabledBackground ?? background
        parts.background.image = borderStyle == .roundedRect ? nil : image
        parts.background.frame = bounds
        let border = parts.border
        border.frame = borderRect(forBounds: bounds)
        border.isHidden = borderStyle == .none || parts.background.image != nil
        let metrics = fieldMetrics
        let isDark = traitCollection.userInterfaceStyle == .dark
        switch borderStyle {
        case .none: break
        case .line:
            border.backgroundColor = nil
            border.layer.cornerRadius = 0
            border.layer.borderWidth = 1
            border.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        case .bezel, .roundedRect:
            border.backgroundColor = isDark ? UIColor(white: 0, alpha: 1) : .white
            border.layer.cornerRadius = borderStyle == .roundedRect ? metrics.radius : 0
            border.layer.borderWidth = max(metrics.border, 1 / layoutScale)
            border.layer.borderColor =
                (isDark ? UIColor(white: 0.2, alpha: 1) : metrics.borderColor.color).resolvedColor(
                    with: traitCollection
                ).cgColor
        }
        border.alpha = isEnabled ? 1 : 0.6
        parts.text.alpha = isEnabled ? 1 : 0.6
    }

    private func showOverlays() {
        for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            if shows(mode) {
                if view.superview !== self { addSubview(view) }
                view.frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            } else {
                view.removeFromSuperview()
            }
        }
        guard showsClearButton else {
            parts.clearButton?.isHidden = true
            return
        }
        let button = parts.clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        let side = fieldMetrics.clearButton
        let look = UIImage.SymbolConfiguration(pointSize: side * 0.78)
        button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: look), for: .normal)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
        parts.clearButton = button
        addSubview(button)
        return button
    }
}
