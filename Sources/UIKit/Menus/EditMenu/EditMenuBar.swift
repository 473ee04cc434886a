import Foundation
import QuartzCore

/// What one part of the edit menu says and does.
@MainActor
struct EditMenuEntry {
    var title: String
    var image: UIImage?
    var isEnabled = true
    var isDestructive = false
    var perform: () -> Void

    init(title: String, image: UIImage? = nil, perform: @escaping () -> Void) {
        self.title = title
        self.image = image
        self.perform = perform
    }
}

/// The row of editing actions over a selection; what finds no room stands on further pages.
final class EditMenuBar: UIView {
    private let entries: [EditMenuEntry]
    private let look = EditMenuLook.current
    private let body = UIView()
    private let arrow = CAShapeLayer()
    private var page = 0
    /// The rectangle of the window that the menu points to.
    private var target = CGRect.zero
    /// To which side the arrow points, where there is room; nil: down, or else up.
    var preferredSide: EditMenuPlace.Side?

    /// Points to the screen's edges, and to the target without an arrow.
    private static let margin: CGFloat = 8
    /// The width of a button that leads to another page.
    private static let pageButton: CGFloat = 36

    init(_ entries: [EditMenuEntry]) {
        self.entries = entries
        super.init(frame: .zero)
        addSubview(body)
        layer.addSublayer(arrow)
        body.clipsToBounds = true
        body.layer.cornerRadius = look.radius
        body.layer.cornerCurve = .continuous
        body.backgroundColor = look.fillColor
        layer.shadowOpacity = look.arrow > 0 ? 0 : 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    /// Above a rectangle of the window, or below it where there is no room.
    func stand(over target: CGRect, in window: UIWindow) {
        self.target = target
        show(in: window)
    }

    private func show(in window: UIWindow) {
        for view in body.subviews { view.removeFromSuperview() }
        let room = window.bounds.width - 2 * Self.margin
        let pages = Self.pages(widths: entries.map(width), room: room, button: Self.pageButton)
        page = max(0, min(page, pages.count - 1))
        guard pages.indices.contains(page) else { return }
        var parts = pages[page].map { index in (button(entries[index]), width(entries[index])) }
        if page > 0 { parts.insert((pageButton(-1, in: window), Self.pageButton), at: 0) }
        if page < pages.count - 1 { parts.append((pageButton(1, in: window), Self.pageButton)) }
        let size = CGSize(width: parts.reduce(0) { $0 + $1.1 }, height: look.height)
        place(size, in: window)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (index, (button, width)) in parts.enumerated() {
            let start = isRightToLeft ? size.width - x - width : x
            button.frame = CGRect(x: start, y: 0, width: width, height: look.height)
            body.addSubview(button)
            if index > 0, look.hasLines { addLine(at: isRightToLeft ? size.width - x : x) }
            x += width
        }
    }

    /// Which entries share a page; each page leaves room for its buttons to the others.
    static func pages(widths: [CGFloat], room: CGFloat, button: CGFloat) -> [[Int]] {
        if widths.reduce(0, +) <= room { return [Array(widths.indices)] }
        var pages: [[Int]] = []
        var used: CGFloat = 0
        for (index, width) in widths.enumerated() {
            let limit = room - (pages.count > 1 ? 2 : 1) * button
            if pages.isEmpty || used + width > limit {
                pages.append([index])
                used = width
            } else {
                pages[pages.count - 1].append(index)
                used += width
            }
        }
        return pages
    }

    private func place(_ size: CGSize, in window: UIWindow) {
        let gap = look.arrow > 0 ? 1 : Self.margin
        var room = window.bounds.inset(by: window.safeAreaInsets)
        room.origin.x = Self.margin
        room.size.width = window.bounds.width - 2 * Self.margin
        let place = EditMenuPlace(
            size: size,
            target: target,
            preferred: preferredSide,
            distance: gap + look.arrow,
            room: room
        )
        let arrowSize = CGSize(width: 2 * look.arrow, height: look.arrow)
        var outside = CGRect(
            x: place.body.minX.rounded(),
            y: place.body.minY.rounded(),
            width: size.width,
            height: size.height
        )
        switch place.side {
        case .up: outside.origin.y -= arrowSize.height
        case .left: outside.origin.x -= arrowSize.height
        case .down, .right: break
        }
        switch place.side {
        case .up, .down: outside.size.height += arrowSize.height
        case .left, .right: outside.size.width += arrowSize.height
        }
        frame = outside
        body.frame = CGRect(
            x: place.side == .left ? look.arrow : 0,
            y: place.side == .up ? look.arrow : 0,
            width: size.width,
            height: size.height
        )
        layer.shadowPath = UIBezierPath(roundedRect: body.frame, cornerRadius: look.radius).cgPath
        guard look.arrow > 0 else { return }
        arrow.path = arrowPath(place.side).cgPath
        arrow.fillColor = look.fillColor.resolvedColor(with: traitCollection).cgColor
    }

    /// A triangle on the body's side, as near to the target's middle as the corners let it.
    private func arrowPath(_ side: EditMenuPlace.Side) -> UIBezierPath {
        let reach = look.arrow + look.radius
        let (box, half) = (body.frame, look.arrow)
        func along(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            min(max(start + reach, place), max(start + reach, end - reach))
        }
        let x = along(target.midX - frame.minX, box.minX, box.maxX)
        let y = along(target.midY - frame.minY, box.minY, box.maxY)
        let points: [CGPoint] =
            switch side {
            case .down:
                [
                    CGPoint(x: x - half, y: box.maxY), CGPoint(x: x, y: box.maxY + half),
                    CGPoint(x: x + half, y: box.maxY),
                ]
            case .up:
                [
                    CGPoint(x: x - half, y: box.minY), CGPoint(x: x, y: box.minY - half),
                    CGPoint(x: x + half, y: box.minY),
                ]
            case .right:
                [
                    CGPoint(x: box.maxX, y: y - half), CGPoint(x: box.maxX + half, y: y),
                    CGPoint(x: box.maxX, y: y + half),
                ]
            case .left:
                [
                    CGPoint(x: box.minX, y: y - half), CGPoint(x: box.minX - half, y: y),
                    CGPoint(x: box.minX, y: y + half),
                ]
            }
        let path = UIBezierPath()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
        return path
    }

    private func addLine(at x: CGFloat) {
        let line = ControlPart(frame: CGRect(x: x, y: 0, width: 1 / layoutScale, height: look.height))
        line.backgroundColor = look.line.color
        body.addSubview(line)
    }

    private func width(_ entry: EditMenuEntry) -> CGFloat {
        let font = UIFont.systemFont(ofSize: look.fontSize)
        let text = NSAttributedString(string: entry.title, attributes: [.font: font]).size().width
        let image = entry.title.isEmpty ? entry.image?.size.width ?? 0 : 0
        return (max(text, image) + 2 * look.padding).rounded(.up)
    }

    private func button(_ entry: EditMenuEntry) -> UIButton {
        let button = button(color: entry.isDestructive ? .systemRed : look.text.color, perform: entry.perform)
        if entry.title.isEmpty {
            button.setImage(entry.image?.withRenderingMode(.alwaysTemplate), for: .normal)
        } else {
            button.setTitle(entry.title, for: .normal)
        }
        button.isEnabled = entry.isEnabled
        return button
    }

    /// A button that darkens while it is pressed.
    private func button(color: UIColor, perform: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: look.fontSize)
        button.setTitleColor(color, for: .normal)
        button.setTitleColor(color.withAlphaComponent(0.4), for: .disabled)
        button.tintColor = color
        button.adjustsImageWhenHighlighted = false
        let pressed = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            look.text.color.withAlphaComponent(0.2).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        button.setBackgroundImage(pressed, for: .highlighted)
        button.addAction(UIAction { _ in perform() }, for: .touchUpInside)
        return button
    }

    private func pageButton(_ step: Int, in window: UIWindow) -> UIButton {
        let button = button(color: look.text.color) { [weak self, weak window] in
            guard let self, let window else { return }
            page += step
            show(in: window)
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        let name = look.arrow > 0 ? "arrowtriangle" : "chevron"
        let symbol = "\(name).\(step > 0 ? "forward" : "backward")" + (look.arrow > 0 ? ".fill" : "")
        let image = UIImage(systemName: symbol, withConfiguration: configuration)
        button.setImage(image?.withRenderingMode(.alwaysTemplate), for: .normal)
        return button
    }
}
