import CoreGraphics
import Foundation
import Platform
import QuartzCore

/// A row of bar items: buttons, custom views and spaces, from its leading edge on.
final class BarItemRow: UIView {
    /// One item's view with its width.
    private struct Slot {
        let item: UIBarButtonItem
        let view: UIView?
    }

    private var slots: [Slot] = []
    private var platters: [UIView] = []
    private var look = BarButtonLook()
    /// Whether flexible spaces take what is left over; false packs the items.
    var stretches = false

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ items: [UIBarButtonItem], look: BarButtonLook, holder: (any BarItemHolder)?) {
        self.look = look
        for view in subviews where !items.contains(where: { $0.customView === view }) { view.removeFromSuperview() }
        platters = []
        slots = items.filter { !$0.isHidden }.map { item in
            item.holder = holder
            if item.systemItem?.isSpace ?? false { return Slot(item: item, view: nil) }
            let view = item.customView.map { BarCustomViewHolder(content: $0) } ?? BarButtonView(item: item, look: look)
            item.view = view
            return Slot(item: item, view: view)
        }
        if look.isGlass { platters = groups.map { GlassView(isProminent: isProminent($0)) } }
        for platter in platters { addSubview(platter) }
        for slot in slots { slot.view.map { addSubview($0) } }
        setNeedsLayout()
    }

    var isEmpty: Bool { slots.isEmpty }

    /// The width of the items side by side, in points.
    func fittingWidth(height: CGFloat) -> CGFloat {
        guard !slots.isEmpty else { return 0 }
        return widths(height: height).reduce(0, +) + gaps.reduce(0, +)
    }

    // MARK: Groups on glass (BR-M4, BR-M7)
    /// Ranges of neighbors that share one platter.
    private var groups: [Range<Int>] {
        var groups: [Range<Int>] = []
        for (index, slot) in slots.enumerated() where slot.view != nil && !slot.item.hidesSharedBackground {
            if let last = groups.last, last.upperBound == index, joins(index - 1, index) {
                groups[groups.count - 1] = last.lowerBound..<(index + 1)
            } else {
                groups.append(index..<(index + 1))
            }
        }
        return groups
    }

    private func joins(_ first: Int, _ second: Int) -> Bool {
        [first, second].allSatisfy { index in
            guard let button = slots[index].view as? BarButtonView else { return false }
            return button.isImage && slots[index].item.sharesBackground && !button.isProminentGlass
        }
    }

    private func isProminent(_ group: Range<Int>) -> Bool {
        (slots[group.lowerBound].view as? BarButtonView)?.isProminentGlass ?? false
    }

    // MARK: Widths
    private func widths(height: CGFloat) -> [CGFloat] {
        slots.map { slot in
            guard let view = slot.view else { return slot.item.systemItem == .fixedSpace ? width(of: slot.item) : 0 }
            let fitting = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)).width
            guard look.isGlass, let button = view as? BarButtonView else { return fitting }
            return button.isImage
                ? max(stretches ? height : BarItemRow.platter, fitting) : fitting + 2 * BarItemRow.glassPadding
        }
    }

    /// BR-10: from the iOS 11 SDK a negative space has no effect.
    private func width(of space: UIBarButtonItem) -> CGFloat {
        Quirk.negativeSpacesHaveNoEffect.holds ? max(0, space.width) : space.width
    }

    /// Between each slot and the next.
    private var gaps: [CGFloat] {
        guard slots.count > 1 else { return [] }
        return (1..<slots.count).map { index in
            let (first, second) = (slots[index - 1], slots[index])
            guard let left = first.view, let right = second.view else { return 0 }
            if look.isGlass { return joins(index - 1, index) ? Self.spacing : Self.glassSpacing }
            return left is BarCustomViewHolder || right is BarCustomViewHolder ? Self.spacing : 2 * Self.spacing
        }
    }

    private static let spacing: CGFloat = 8
    private static let glassSpacing: CGFloat = 12
    private static let glassPadding: CGFloat = 16
    /// The height of a bar item's glass, and the width of an image's.
    static let platter: CGFloat = 44

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var widths = widths(height: bounds.height)
        let gaps = gaps
        let rest = bounds.width - widths.reduce(0, +) - gaps.reduce(0, +)
        let flexible = slots.indices.filter { slots[$0].item.systemItem == .flexibleSpace }
        if stretches, rest > 0 {
            for index in flexible { widths[index] = rest / CGFloat(flexible.count) }
        }
        var x: CGFloat = 0
        var frames: [CGRect] = []
        for (index, slot) in slots.enumerated() {
            let place = isRightToLeft ? bounds.width - x - widths[index] : x
            let frame = CGRect(x: place.roundedToPixel(scale: scale), y: 0, width: widths[index], height: bounds.height)
            slot.view?.frame = frame
            frames.append(frame)
            x += widths[index] + (index < gaps.count ? gaps[index] : 0)
        }
        for (platter, group) in zip(platters, groups) {
            let union = frames[group].reduce(CGRect.null) { $0.union($1) }
            let height = stretches ? bounds.height : Self.platter
            platter.frame = CGRect(
                x: union.minX,
                y: (bounds.height - height) / 2,
                width: union.width,
                height: height
            )
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit is GlassView ? nil : hit
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}

/// Gives an app's view in a bar its size and centers it (BR-8).
final class BarCustomViewHolder: UIView {
    let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
        guard !content.translatesAutoresizingMaskIntoConstraints else { return }
        content.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        content.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }

    /// Constraints decide, then a frame that was set, then what the view says of itself.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if !content.translatesAutoresizingMaskIntoConstraints {
            return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if content.bounds.width > 0, content.bounds.height > 0 { return content.bounds.size }
        let intrinsic = content.intrinsicContentSize
        if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
        return content.sizeThatFits(size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.translatesAutoresizingMaskIntoConstraints else { return }
        let wish = sizeThatFits(bounds.size)
        let size = CGSize(width: min(wish.width, bounds.width), height: min(wish.height, bounds.height))
        content.frame = CGRect(
            x: (bounds.width - size.width) / 2,
            y: (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        ).roundedToPixels(scale: traitCollection.displayScale)
    }
}

/// A capsule of glass behind controls (iOS 26), in a simple form: a light fill with a rim and a soft shadow, as over a
/// plain ground in pictures of iOS 26.
final class GlassView: UIView {
    init(isProminent: Bool) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        if isProminent { backgroundColor = tintColor }
        self.isProminent = isProminent
        showMaterial()
        layer.borderWidth = Self.rim
        layer.shadowOpacity = 0.07
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.borderColor = UIColor.glassRim.resolvedColor(with: traitCollection).cgColor
    }

    required init?(coder: NSCoder) { nil }
    override class var layerClass: AnyClass { BackdropLayer.self }
    private var isProminent = false

    /// Blurs what lies behind and lightens it: 206, 221, 253 over 130, 160, 232 (looks: tab bar).
    private func showMaterial() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let gray: CGFloat = isDark ? 0.1 : 1
        let tint = CGColor(red: gray, green: gray, blue: gray, alpha: isDark ? 0.9 : 0.64)
        (layer as? BackdropLayer)?.material =
            isProminent ? nil : BackdropMaterial(sigma: 6, saturation: 1.2, tint: tint)
    }
    private var selection: ControlPart?

    /// A darker capsule below what is selected, in the glass's bounds space; nil: none.
    func showSelection(_ frame: CGRect?) {
        guard let frame else {
            selection?.isHidden = true
            return
        }
        let part = selection ?? ControlPart(frame: .zero)
        if selection == nil { addSubview(part) }
        selection = part
        part.isHidden = false
        part.show(.glassSelection, frame: frame, radius: frame.height / 2)
    }
    /// Points.
    private static let rim: CGFloat = 0.67

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2
        layer.cornerRadius = radius
        // A shadow that follows what is shown is painted apart, where there is nothing behind the glass to blur.
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if isProminent { backgroundColor = tintColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.glassRim.resolvedColor(with: traitCollection).cgColor
        showMaterial()
    }
}

extension UIColor {
    /// What is selected on glass (looks: tab bar).
    static var glassSelection: UIColor {
        UIColor {
            UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 0.07)
        }
    }
    static var glassRim: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : .white }
    }
}
