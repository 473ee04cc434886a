import Foundation

/// Moves a value between two others as the device is tilted.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the device is tilted; raw values are UIKit's.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }

    /// The value that changes.
    open private(set) var keyPath = ""
    /// The tilt that changes it.
    open private(set) var type = EffectType.tiltAlongHorizontalAxis
    /// The value at a tilt of -1; nil until it is set.
    open var minimumRelativeValue: Any?
    /// The value at a tilt of 1; nil until it is set.
    open var maximumRelativeValue: Any?

    /// An effect on one value, whose ends are set afterwards.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Called with a document's coder, which holds nothing of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The value between both ends where they are numbers, sizes of movement or points.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else {
            return nil
        }
        return [keyPath: low + (high - low) * (min(max(tilt, -1), 1) + 1) / 2]
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// Another effect on the same value, with the same ends.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }
}
