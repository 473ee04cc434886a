import CoreGraphics

extension SKNode {
    /// Where it stands in its scene, how it is turned there, and how much larger or smaller it is.
    var placeInScene: (place: CGPoint, angle: CGFloat, scale: CGSize) {
        var (angle, scale) = (zRotation, CGSize(width: abs(xScale), height: abs(yScale)))
        var next = parent
        while let one = next, !(one is SKScene) {
            angle += one.zRotation
            scale = CGSize(width: scale.width * abs(one.xScale), height: scale.height * abs(one.yScale))
            next = one.parent
        }
        return (self is SKScene ? .zero : position.applying(parent?.toTop ?? .identity), angle, scale)
    }

    /// Stands at a place of the scene, turned as there.
    func stand(at place: CGPoint, _ angle: CGFloat) {
        guard let parent else { return }
        position = parent is SKScene ? place : place.applying(parent.toTop.inverted())
        zRotation =
            angle - sequence(first: parent, next: \.parent).filter { !($0 is SKScene) }.reduce(0) { $0 + $1.zRotation }
    }
}
