import Foundation

extension PHAsset {
    /// Writes the bytes of the photo's file into the app's folder for temporary files, under the file's name.
    ///
    /// - Returns: A file of its own each time, as apps may move or delete it; nil where it can't be written.
    package func temporaryFile(of data: Data) -> URL? {
        guard let record else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Photo-\(UUID().uuidString)")
        let file = folder.appendingPathComponent(record.fileName)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            return file
        } catch {
            return nil
        }
    }
}
