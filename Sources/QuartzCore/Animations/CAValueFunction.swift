/// Makes a transform of an animation's numbers, so that a turn of more than half a circle keeps its way.
open class CAValueFunction: NSObject {
    /// What it makes.
    public let name: CAValueFunctionName

    /// The function of that name; an unknown one makes the identity.
    public init(name: CAValueFunctionName) { self.name = name }

    /// - Parameter value: One number, or three for ``CAValueFunctionName/scale`` and ``CAValueFunctionName/translate``.
    func transform(of value: LayerValue) -> CATransform3D {
        let numbers: [CGFloat] =
            switch value {
            case .numbers(let values): values
            case .point(let point): [point.x, point.y]
            case .size(let size): [size.width, size.height]
            default: [value.number ?? 0]
            }
        func number(_ index: Int, _ rest: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : rest }
        let first = number(0, 0)
        return switch name {
        case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
        case .scale: CATransform3DMakeScale(first, number(1, 1), number(2, 1))
        case .scaleX: CATransform3DMakeScale(first, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, first, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, first)
        case .translate: CATransform3DMakeTranslation(first, number(1, 0), number(2, 0))
        case .translateX: CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, first)
        default: CATransform3DIdentity
        }
    }
}
