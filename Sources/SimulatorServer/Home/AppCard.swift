import UIKit

/// An app's picture between its icon and the whole screen.
@MainActor
final class AppCard: UIView {
    let app: Int
    private let screen: CGSize
    private let content = UIImageView()
    private let icon = UIImageView()
    /// What a finger on it does; nil lets fingers through.
    var follow: ((AppCard, Movement) -> Void)?
    private var movement: Movement?
    private var finger: UITouch?

    /// How a finger that holds it has moved.
    struct Movement {
        var start: CGPoint
        var place: CGPoint
        /// Points a second, downward.
        var speed: CGFloat = 0
        var time: TimeInterval
        var isOver = false

        var reach: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    }

    /// - Parameters:
    ///   - picture: nil: a plain color.
    ///   - screen: Points.
    init(app: Int, picture: UIImage?, color: UIColor, icon: UIImage, screen: CGSize) {
        (self.app, self.screen) = (app, screen)
        super.init(frame: CGRect(origin: .zero, size: screen))
        clipsToBounds = true
        layer.cornerCurve = .continuous
        backgroundColor = color
        content.image = picture
        content.contentMode = .scaleAspectFill
        content.clipsToBounds = true
        content.bounds = CGRect(origin: .zero, size: screen)
        self.icon.image = icon
        self.icon.bounds = CGRect(x: 0, y: 0, width: screen.width, height: screen.width)
        self.icon.alpha = 0
        addSubview(content)
        addSubview(self.icon)
        fill()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Places

    /// The whole screen.
    func fill(radius: CGFloat = 0) { place(CGRect(origin: .zero, size: screen), radius: radius, iconAlpha: 0) }

    /// Puts it into a frame of the superview; the content keeps its top.
    func place(_ frame: CGRect, radius: CGFloat, iconAlpha: CGFloat) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
        layer.cornerRadius = radius
        let scale = frame.width / screen.width
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        content.center = CGPoint(x: frame.width / 2, y: screen.height * scale / 2)
        // As the content: a size that changes beside its place would let the two part on the way.
        icon.transform = CGAffineTransform(scaleX: scale, y: scale)
        icon.center = CGPoint(x: frame.width / 2, y: frame.width / 2)
        icon.alpha = iconAlpha
    }

    /// What it shows from now on.
    func show(_ picture: UIImage) { content.image = picture }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard follow != nil, finger == nil, let touch = touches.first else { return }
        finger = touch
        let place = touch.location(in: superview)
        movement = Movement(start: place, place: place, time: touch.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, isOver: false) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, isOver: true) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        // As if the finger had gone back.
        if let start = movement?.start { movement?.place = start }
        movement?.speed = 0
        track(touches, isOver: true, isCancelled: true)
    }

    private func track(_ touches: Set<UITouch>, isOver: Bool, isCancelled: Bool = false) {
        guard let finger, touches.contains(finger), var movement else { return }
        let place = isCancelled ? movement.place : finger.location(in: superview)
        let passed = finger.timestamp - movement.time
        if place != movement.place, passed > 0 {
            // Half of what it was: a single sample says little.
            let speed = (place.y - movement.place.y) / passed
            movement.speed = movement.speed == 0 ? speed : (movement.speed + speed) / 2
            (movement.place, movement.time) = (place, finger.timestamp)
        } else if passed > AppCard.pause {
            movement.speed = 0
        }
        movement.isOver = isOver
        self.movement = isOver ? nil : movement
        if isOver { self.finger = nil }
        follow?(self, movement)
    }

    /// A finger that hasn't moved for so long, in seconds, rests.
    private static let pause = 0.12
}
