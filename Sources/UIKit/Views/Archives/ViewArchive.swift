import Foundation

/// What a view's archive holds, by the keys of UIKit's own: apps copy views by archiving them.
@MainActor
struct ViewArchive {
    private enum Key {
        static let bounds = "UIBounds", center = "UICenter", alpha = "UIAlpha", tag = "UITag", hidden = "UIHidden"
        static let clips = "UIClipsToBounds", ignoresTouches = "UIUserInteractionDisabled"
        static let mode = "UIContentMode", mask = "UIAutoresizingMask", color = "UIBackgroundColor"
        static let subviews = "UISubviews"
    }

    private let view: UIView

    init(_ view: UIView) { self.view = view }

    func write(_ archive: NSKeyedArchiver) {
        let bounds = view.bounds, center = view.center
        archive.encode(
            [bounds.minX, bounds.minY, bounds.width, bounds.height].map { NSNumber(value: Double($0)) } as NSArray,
            forKey: Key.bounds
        )
        archive.encode([center.x, center.y].map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.center)
        archive.encode(Double(view.alpha), forKey: Key.alpha)
        archive.encode(view.tag, forKey: Key.tag)
        archive.encode(view.isHidden, forKey: Key.hidden)
        archive.encode(view.clipsToBounds, forKey: Key.clips)
        archive.encode(!view.isUserInteractionEnabled, forKey: Key.ignoresTouches)
        archive.encode(view.contentMode.rawValue, forKey: Key.mode)
        archive.encode(Int(view.autoresizingMask.rawValue), forKey: Key.mask)
        if let color = view.backgroundColor { archive.encode(color, forKey: Key.color) }
        (view as? any ArchivedContents)?.writeContents(to: archive)
        if let subviews = view.archivedContainer?.subviews, !subviews.isEmpty {
            archive.encode(subviews as NSArray, forKey: Key.subviews)
        }
    }

    func read(_ archive: NSKeyedUnarchiver) {
        // A key that isn't there raises on Linux.
        func object(_ key: String) -> Any? {
            archive.containsValue(forKey: key) ? archive.decodeObject(forKey: key) : nil
        }
        func numbers(_ key: String) -> [CGFloat]? {
            (object(key) as? NSArray)?.compactMap {
                ($0 as? NSNumber).map { CGFloat($0.doubleValue) }
            }
        }
        // An archive of something else, which a subclass reads by itself.
        guard let bounds = numbers(Key.bounds), bounds.count == 4 else { return }
        view.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
        if let center = numbers(Key.center), center.count == 2 { view.center = CGPoint(x: center[0], y: center[1]) }
        view.alpha = CGFloat(archive.decodeDouble(forKey: Key.alpha))
        view.tag = archive.decodeInteger(forKey: Key.tag)
        view.isHidden = archive.decodeBool(forKey: Key.hidden)
        view.clipsToBounds = archive.decodeBool(forKey: Key.clips)
        view.isUserInteractionEnabled = !archive.decodeBool(forKey: Key.ignoresTouches)
        view.contentMode = UIView.ContentMode(rawValue: archive.decodeInteger(forKey: Key.mode)) ?? .scaleToFill
        view.autoresizingMask = .init(rawValue: UInt(max(0, archive.decodeInteger(forKey: Key.mask))))
        view.backgroundColor = object(Key.color) as? UIColor
        (view as? any ArchivedContents)?.readContents(from: archive, object)
        guard let container = view.archivedContainer else { return }
        for case let subview as UIView in object(Key.subviews) as? NSArray ?? [] {
            container.addSubview(subview)
        }
    }
}
