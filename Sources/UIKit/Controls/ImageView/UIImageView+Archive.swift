import Foundation

extension UIImageView: ArchivedContents {
    private static let imageKey = "UIImage"

    func writeContents(to archive: NSKeyedArchiver) {
        if let image { archive.encode(image, forKey: Self.imageKey) }
    }

    func readContents(from archive: NSKeyedUnarchiver, _ object: (String) -> Any?) {
        image = object(Self.imageKey) as? UIImage
    }
}
