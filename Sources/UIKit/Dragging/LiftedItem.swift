import Foundation
import QuartzCore

/// A picture of what is dragged, above everything.
@MainActor
final class LiftedItem {
    /// How much larger a view is while it is lifted; not measured.
    private static let scale: CGFloat = 1.05
    let item: UIDragItem
    /// What was lifted, with the place that it came from.
    let origin: UITargetedDragPreview
    /// Above everything in the window.
    let view: UIView
    /// From the finger to the picture's middle.
    private var grip = CGPoint.zero

    /// - Parameter window: In whose points the finger's place is told.
    init(_ item: UIDragItem, _ origin: UITargetedDragPreview, in window: UIWindow, finger: CGPoint) {
        (self.item, self.origin) = (item, origin)
        view = Self.picture(of: origin.view, origin.parameters)
        view.layer.zPosition = 10_000
        view.isUserInteractionEnabled = false
        window.addSubview(view)
        view.center = Self.center(of: origin.target, in: window)
        grip = CGPoint(x: view.center.x - finger.x, y: view.center.y - finger.y)
    }

    private static func center(of target: UIPreviewTarget, in window: UIWindow) -> CGPoint {
        target.container.convert(target.center, to: window)
    }

    private static func picture(of subject: UIView, _ parameters: UIPreviewParameters) -> UIView {
        subject.layoutIfNeeded()
        let outline = parameters.visiblePath
        let picture = UIGraphicsImageRenderer(bounds: subject.bounds).image { context in
            if let outline { outline.addClip() }
            if subject.backgroundColor == nil, let ground = parameters.backgroundColor {
                ground.setFill()
                UIRectFill(subject.bounds)
            }
            subject.layer.render(in: context.cgContext)
        }
        let view = UIImageView(image: picture)
        view.frame.size = subject.bounds.size
        if outline == nil { view.layer.cornerRadius = subject.layer.cornerRadius }
        view.layer.shadowOpacity = 0.25
        view.layer.shadowRadius = 12
        view.layer.shadowOffset = CGSize(width: 0, height: 6)
        view.layer.shadowPath = (parameters.shadowPath ?? outline)?.cgPath
        return view
    }

    func rise() { view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale) }

    /// What its app wants to be seen once the drag has begun.
    func showOwnPreview() {
        guard let preview = item.previewProvider?(), let image = view as? UIImageView,
            let picture = Self.picture(of: preview.view, preview.parameters) as? UIImageView
        else { return }
        let center = view.center
        image.image = picture.image
        image.bounds.size = picture.bounds.size
        image.layer.cornerRadius = picture.layer.cornerRadius
        image.layer.shadowPath = picture.layer.shadowPath
        view.center = center
    }

    func follow(_ finger: CGPoint) { view.center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y) }

    /// To a place, where its view takes over.
    func settle(_ preview: UITargetedPreview, in window: UIWindow) {
        view.center = Self.center(of: preview.target, in: window)
        view.transform = preview.target.transform
    }

    /// Where it is, without a place to go to.
    func vanish() {
        view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        view.alpha = 0
    }
}
