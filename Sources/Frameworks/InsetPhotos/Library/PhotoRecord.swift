import Foundation
import InsetCoreLocation

/// What a library knows of one photo.
struct PhotoRecord: @unchecked Sendable {
    /// The name in the library.
    let identifier: String
    /// The file's name when it came.
    var fileName: String
    /// What it shows.
    var picture: PhotoPicture
    /// When it was taken.
    var creationDate: Date?
    /// When the library last changed anything of it.
    var modificationDate: Date?
    /// Where it was taken.
    var location: CLLocation?
    /// Whether the person likes it.
    var isFavorite = false
    /// Whether only the hidden album shows it.
    var isHidden = false
    /// Counts the changes.
    var revision = 0

    /// A photo that nobody has changed.
    init(identifier: String, fileName: String, picture: PhotoPicture, creationDate: Date) {
        self.identifier = identifier
        self.fileName = fileName
        self.picture = picture
        self.creationDate = creationDate
        modificationDate = creationDate
    }

    /// A name in the library, of the form that iOS gives: a UUID, and the rest of a path.
    ///
    /// - Parameters:
    ///   - group: 1 for photos that come with the device, 2 for those that apps add, 4 for albums.
    ///   - number: Counts within the group.
    static func identifier(group: Int, number: Int) -> String {
        let ending = group == 4 ? "040" : "001"
        return String(format: "1E5E7000-0000-4000-8000-%04X%08X/L0/%@", group, number, ending)
    }

    /// The name that a camera gives a file: `IMG_0007.JPG`.
    static func fileName(_ number: Int, type: String) -> String {
        let ending =
            switch type {
            case "public.png": "PNG"
            case "com.compuserve.gif": "GIF"
            case "org.webmproject.webp", "public.webp": "WEBP"
            default: "JPG"
            }
        return String(format: "IMG_%04d.%@", number, ending)
    }
}
