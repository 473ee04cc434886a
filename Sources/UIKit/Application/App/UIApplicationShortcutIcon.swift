import Foundation

/// What stands beside an entry in the menu of the app's icon.
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: constant.
    /// Icons of the system; raw values are UIKit's.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Equatable {
        case system(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    private init(_ source: Source) { self.source = source }

    /// One of the system's.
    public convenience init(type: IconType) { self.init(.system(type)) }

    /// An image of the app's, of which only the shape counts.
    public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

    /// A symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// Itself: an icon doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both show the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    /// Equal icons have one hash.
    open override var hash: Int { "\(source)".hashValue }
}
