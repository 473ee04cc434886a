import Foundation

/// What a library holds, as it was when it was fetched; equal to others of the same name.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// The name in the library; empty for what is in none.
    open var localIdentifier: String { "" }

    /// Itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object stands for the same one in the library.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        guard !localIdentifier.isEmpty, type(of: self) == type(of: other) else { return self === other }
        return localIdentifier == other.localIdentifier
    }

    /// That of its name.
    open override var hash: Int { localIdentifier.isEmpty ? ObjectIdentifier(self).hashValue : localIdentifier.hash }

    /// The object as it is in some content; nil where it isn't there.
    func current(in content: LibraryContent) -> PHObject? { nil }

    /// Whether it is to be shown anew after a change.
    func differs(from other: PHObject) -> Bool { false }
}
