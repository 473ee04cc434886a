import Synchronization
import UIKit

/// The pictures of samples that were asked for last, so that a list that scrolls doesn't draw them again.
enum SampleCache {
    private struct Entry: @unchecked Sendable {
        let photo: SamplePhoto
        let size: CGSize
        let image: UIImage
        var bytes: Int { 4 * Int(size.width) * Int(size.height) }
    }

    /// In bytes; some screens full of thumbnails, or two pictures of the largest size.
    private static let limit = 32 << 20
    /// The last one that was used stands at the end. Nothing makes a picture invalid: it is the same in every world.
    private static let entries = Mutex<[Entry]>([])

    /// The picture at a size in pixels.
    static func image(_ photo: SamplePhoto, _ size: CGSize) -> UIImage? {
        if let known = used(photo, size) { return known }
        guard let drawn = photo.image(width: Int(size.width), height: Int(size.height)) else { return nil }
        let entry = Entry(photo: photo, size: size, image: UIImage(cgImage: drawn, scale: 1, orientation: .up))
        entries.withLock { entries in
            entries.append(entry)
            var sum = entries.reduce(0) { $0 + $1.bytes }
            while sum > limit, entries.count > 1 { sum -= entries.removeFirst().bytes }
        }
        return entry.image
    }

    private static func used(_ photo: SamplePhoto, _ size: CGSize) -> UIImage? {
        entries.withLock { entries in
            guard let index = entries.firstIndex(where: { $0.photo == photo && $0.size == size }) else { return nil }
            let entry = entries.remove(at: index)
            entries.append(entry)
            return entry.image
        }
    }
}
