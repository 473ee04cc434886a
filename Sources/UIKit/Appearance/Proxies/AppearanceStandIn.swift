import Foundation
import SwiftRuntime

/// Makes the objects that appearance methods return.
///
/// They must be of the class that was asked, while no code of the app may run for them: neither its initializers, nor
/// what it overrides, nor observers of its properties. UIKit's own classes make a plain instance. For a class of the app
/// an instance of its nearest UIKit class is widened to the app's class (``StandInObject``).
@MainActor
enum AppearanceStandIn {
    /// Lives on for good: little, and one a scope.
    static func make(of type: AnyClass) -> AnyObject {
        var origin: AnyClass = type
        while !isUIKit(origin), let parent = _getSuperclass(origin) { origin = parent }
        let plain = instance(of: origin)
        return origin == type ? plain : StandInObject.make(of: type, from: plain, of: origin)
    }

    /// Unchecked: of a final class the compiler takes an object only if its record is that very class's, which a
    /// stand-in's isn't.
    static func cast<Object: AnyObject>(_ object: AnyObject) -> Object {
        Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
    }

    private static func isUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

    private static func instance(of type: AnyClass) -> AnyObject {
        guard let type = type as? any AppearanceBearing.Type, let object = type.init(coder: EmptyCoder()) else {
            preconditionFailure("appearances are of UIKit's views and bar items, which need nothing of a document")
        }
        return object
    }
}

/// A coder that holds nothing.
private final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
}
