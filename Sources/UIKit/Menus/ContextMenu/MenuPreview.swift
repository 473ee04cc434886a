import Foundation
import QuartzCore

/// What a context menu shows of its subject, lifted from its place.
@MainActor
struct MenuPreview {
    let view: UIView
    /// In the window.
    let frame: CGRect
    /// The outline of what is seen, in the preview's own coordinates.
    let outline: UIBezierPath
    /// Of a preview that an app provides, in points; not measured.
    private static let cornerRadius: CGFloat = 14

    /// A controller's view, in the window's middle at the height of the subject.
    init(of controller: UIViewController, at place: CGRect, in window: UIWindow) {
        let content: UIView = controller.view
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let wish = controller.preferredContentSize
        let size = CGSize(
            width: min(room.width, wish.width > 0 ? wish.width : room.width),
            height: min(room.height * 0.6, wish.height > 0 ? wish.height : room.height * 0.5)
        )
        content.layer.cornerRadius = Self.cornerRadius
        content.layer.cornerCurve = .continuous
        content.clipsToBounds = true
        view = content
        frame = CGRect(x: window.bounds.midX - size.width / 2, y: place.minY, width: size.width, height: size.height)
        outline = UIBezierPath(
            roundedRect: CGRect(origin: .zero, size: size),
            cornerRadius: Self.cornerRadius
        )
    }

    /// A picture of the view that the app or UIKit lifts, as far as its outline shows it.
    init(of lifted: UITargetedPreview, in window: UIWindow) {
        let subject = lifted.view
        subject.layoutIfNeeded()
        let (bounds, parameters) = (subject.bounds, lifted.parameters)
        let path = parameters.visiblePath
        let radius = subject.layer.cornerRadius
        let shape = path ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius)
        let seen = path.map { $0.bounds.intersection(bounds) } ?? bounds
        let ground = parameters.ground
        let picture = UIGraphicsImageRenderer(bounds: seen).image { context in
            shape.addClip()
            if let ground {
                ground.resolvedColor(with: subject.traitCollection).setFill()
                context.fill(seen)
            }
            subject.layer.render(in: context.cgContext)
        }
        let image = UIImageView(image: picture)
        if path == nil { image.layer.cornerRadius = radius }
        view = image
        frame = Self.place(of: lifted, seen: seen, in: window)
        let outline = (parameters.shadowPath ?? shape).copy() as? UIBezierPath ?? shape
        outline.apply(CGAffineTransform(translationX: -seen.minX, y: -seen.minY))
        self.outline = outline
    }

    /// Where a lifted view's seen part lies in a window, in points.
    static func place(of lifted: UITargetedPreview, in window: UIWindow) -> CGRect {
        let bounds = lifted.view.bounds
        let path = lifted.parameters.visiblePath
        return place(of: lifted, seen: path.map { $0.bounds.intersection(bounds) } ?? bounds, in: window)
    }

    private static func place(of lifted: UITargetedPreview, seen: CGRect, in window: UIWindow) -> CGRect {
        let (bounds, target) = (lifted.view.bounds, lifted.target)
        let fromCenter = seen.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(target.transform)
        let inContainer = fromCenter.offsetBy(dx: target.center.x, dy: target.center.y)
        return target.container.convert(inContainer, to: window)
    }
}
