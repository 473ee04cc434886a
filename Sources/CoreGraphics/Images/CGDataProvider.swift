import Foundation

/// Bytes for an image: in memory, or of a file.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// A copy of the bytes.
    public init?(data: CFData) {
        bytes = Data(referencing: data)
    }

    package init(_ data: Data) {
        bytes = data
    }

    /// Provides the bytes of a file.
    ///
    /// - Parameter url: Of a file, which is read now; nil when that fails or it is over the limit of files.
    public convenience init?(url: CFURL) {
        guard let path = url.path else { return nil }
        self.init(path: path)
    }

    /// Provides the bytes of a file at a path.
    ///
    /// - Parameter filename: A path; the file is read now, and nil is returned when that fails.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(path: String(cString: filename))
    }

    /// Takes a copy of memory, which is released at once.
    ///
    /// - Parameter releaseData: Called with `info`, the memory and its size.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?,
        data: UnsafeRawPointer,
        size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard (0...ImageLimits.fileSize).contains(size) else { return nil }
        self.init(Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    private convenience init?(path: String) {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            size <= ImageLimits.fileSize, let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.init(data)
    }

    /// All the bytes.
    public var data: CFData? { NSData(data: bytes) }

    /// All the bytes.
    package var contents: Data { bytes }
}

/// Frees the memory that a data provider was made of: its info, the memory, and its size in bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
