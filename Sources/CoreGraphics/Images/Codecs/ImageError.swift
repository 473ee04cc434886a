import Foundation

/// Why an image could not be had.
package enum ImageError: Error, Hashable, Sendable {
    case unreadableFile(path: String)
    case unknownFormat
    /// - Parameter reason: What exactly isn't supported, as a clause.
    case unsupported(ImageFormat, reason: String)
    case corrupt(ImageFormat, reason: String)
    /// In pixels.
    case tooLarge(width: Int, height: Int)
    /// In bytes.
    case fileTooLarge(bytes: Int)
    /// - Parameter package: Debian's package that has the program.
    case missingProgram(name: String, package: String)
    case programFailed(name: String, message: String)
    case programTimedOut(name: String, seconds: Int)
}

extension ImageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadableFile(let path):
            "\(path) can't be read; check that it exists and may be read"
        case .unknownFormat:
            "not an image of a known format; use PNG, JPEG, GIF, WebP, PDF or SVG"
        case .unsupported(let format, let reason):
            "\(format.rawValue) image not supported: \(reason)"
        case .corrupt(let format, let reason):
            "\(format.rawValue) image is damaged: \(reason)"
        case .tooLarge(let width, let height):
            "image of \(width) × \(height) pixels is over the limit of \(ImageLimits.side) on a side and "
                + "\(ImageLimits.pixels) in all; make it smaller"
        case .fileTooLarge(let bytes):
            "image file of \(bytes) bytes is over the limit of \(ImageLimits.fileSize)"
        case .missingProgram(let name, let package):
            "the program \(name) is needed and not installed; run: apt-get install \(package)"
        case .programFailed(let name, let message):
            "\(name) could not draw the image: \(message)"
        case .programTimedOut(let name, let seconds):
            "\(name) did not finish within \(seconds) s"
        }
    }
}
