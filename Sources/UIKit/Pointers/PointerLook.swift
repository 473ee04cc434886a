import CoreGraphics
import QuartzCore

/// The pointer on the screen, and what it does to views; all of it layers, so that an app finds no view that isn't its own.
@MainActor
final class PointerLook {
    /// Points, as seen on iPads.
    private static let diameter: CGFloat = 19
    private static let color = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.75 : 0.35, alpha: 0.55) }
    private static let platter = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1) }
    /// By how much a view comes nearer, in points of its longer side.
    private static let growth: CGFloat = 8

    private let pointer = CAShapeLayer()
    private let plate = CAShapeLayer()
    private weak var lifted: CALayer?
    private var center = CGPoint.zero
    /// Where a constrained pointer stands, along the axes that don't move; in the screen's space.
    private var anchor: (axes: UIAxis, place: CGPoint)?

    init() {
        UIScreen.main.tree.showPointer(pointer)
        showSystem()
    }

    func move(to point: CGPoint) {
        center = point
        if let (axes, place) = anchor {
            if axes.contains(.horizontal) { center.x = place.x }
            if axes.contains(.vertical) { center.y = place.y }
        }
        withoutActions { pointer.position = center }
    }

    func hide() {
        restore()
        UIScreen.main.tree.showPointer(nil)
    }

    // MARK: Styles

    /// The pointer as it is where nothing changes it.
    func showSystem() {
        restore()
        let radius = Self.diameter / 2
        draw(UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)), [])
    }

    func show(_ style: UIPointerStyle, for region: UIPointerRegion, of view: UIView) {
        restore()
        switch style.kind {
        case .system: showSystem()
        case .hidden: pointer.isHidden = true
        case .shape(let shape, let axes):
            if !axes.isEmpty {
                let middle = CGPoint(x: region.rect.midX, y: region.rect.midY)
                anchor = (axes, view.convert(middle, to: view.window?.screen.coordinateSpace ?? view))
            }
            draw(shape.outline, style.accessories)
            move(to: center)
        case .effect(let effect, let shape): apply(effect.resolved, shape, style.accessories)
        }
    }

    private func draw(_ outline: UIBezierPath, _ accessories: [UIPointerAccessory]) {
        withoutActions {
            pointer.isHidden = false
            let path = UIBezierPath(cgPath: outline.cgPath)
            let reach = max(outline.bounds.width, outline.bounds.height) / 2
            for accessory in accessories { path.append(accessory.outline(reach: reach)) }
            pointer.path = path.cgPath
            pointer.fillColor = Self.color.resolvedColor(with: UIScreen.main.traitCollection).cgColor
        }
    }

    private func restore() {
        plate.removeFromSuperlayer()
        for key in Self.keys { lifted?.removeAnimation(forKey: key) }
        lifted = nil
        anchor = nil
    }

    // MARK: Effects

    private func apply(_ effect: UIPointerEffect, _ shape: UIPointerShape?, _ accessories: [UIPointerAccessory]) {
        let view = effect.preview.view
        let outline = outline(of: shape, effect.preview)
        switch effect {
        case .automatic: break
        case .highlight:
            pointer.isHidden = true
            showPlate(outline, below: view)
        case .lift:
            pointer.isHidden = true
            lift(view, scales: true, hasShadow: true)
        case .hover(_, let tint, let hasShadow, let scales):
            if let shape, shape.isBeam { draw(shape.outline, accessories) }
            switch tint {
            case .none: break
            case .underlay: showPlate(outline, below: view)
            case .overlay: showPlate(outline, above: view)
            }
            lift(view, scales: scales, hasShadow: hasShadow)
        }
    }

    /// In the space of the view's superview.
    private func outline(of shape: UIPointerShape?, _ preview: UITargetedPreview) -> UIBezierPath {
        let view = preview.view
        if case .path(let path) = shape { return path }
        if case .roundedRect = shape, let shape { return shape.outline }
        if let path = preview.parameters.visiblePath {
            let own = UIBezierPath(cgPath: path.cgPath)
            own.apply(CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY))
            return own
        }
        let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : UIPointerShape.defaultCornerRadius
        return UIPointerShape.roundedRect(view.frame, radius: radius).outline
    }

    private func showPlate(_ outline: UIBezierPath, below view: UIView) {
        guard let parent = view.layer.superlayer else { return }
        prepare(outline, in: parent, view)
        parent.insertSublayer(plate, below: view.layer)
    }

    private func showPlate(_ outline: UIBezierPath, above view: UIView) {
        guard let parent = view.layer.superlayer else { return }
        prepare(outline, in: parent, view)
        parent.insertSublayer(plate, above: view.layer)
    }

    private func prepare(_ outline: UIBezierPath, in parent: CALayer, _ view: UIView) {
        withoutActions {
            plate.frame = CGRect(origin: parent.bounds.origin, size: parent.bounds.size)
            plate.bounds.origin = parent.bounds.origin
            plate.path = outline.cgPath
            plate.fillColor = Self.platter.resolvedColor(with: view.traitCollection).cgColor
        }
        fade("opacity", from: 0, to: 1, of: plate, stays: false)
    }

    private static let keys = ["transform.scale", "shadowOpacity", "shadowRadius"].map { "pointer.\($0)" }

    /// By animations that stay: the app's own transform is what it was.
    private func lift(_ view: UIView, scales: Bool, hasShadow: Bool) {
        lifted = view.layer
        let longest = max(view.bounds.width, view.bounds.height, 1)
        if scales { fade("transform.scale", from: 1, to: 1 + Self.growth / longest, of: view.layer, stays: true) }
        guard hasShadow else { return }
        fade("shadowOpacity", from: 0, to: 0.25, of: view.layer, stays: true)
        fade("shadowRadius", from: 0, to: 10, of: view.layer, stays: true)
    }

    private func fade(_ key: String, from: CGFloat, to: CGFloat, of layer: CALayer, stays: Bool) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = PointerAnimator.duration
        if stays {
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
        }
        layer.add(animation, forKey: "pointer.\(key)")
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
