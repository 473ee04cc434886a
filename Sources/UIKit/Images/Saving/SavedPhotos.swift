import Foundation

/// Where pictures and films go that an app saves: `Media/DCIM/100APPLE` beside the app's documents.
@MainActor
enum SavedPhotos {
    private static var folder: URL {
        URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Media/DCIM/100APPLE", isDirectory: true)
    }

    /// Writes a file under the next free number.
    ///
    /// - Parameter ending: "PNG", "MOV".
    static func save(ending: String, _ write: (URL) throws -> Void) -> NSError? {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let known = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let highest = known.compactMap { Int($0.dropFirst(4).prefix(4)) }.max() ?? 0
            try write(folder.appendingPathComponent(String(format: "IMG_%04d.%@", highest + 1, ending)))
            return nil
        } catch {
            return error as NSError
        }
    }

    /// Tells who asked, in the main loop's next turn: `name:didFinishSavingWithError:contextInfo:`.
    static func tell(
        _ target: Any?,
        _ selector: Selector?,
        _ saved: Any,
        _ error: NSError?,
        _ context: UnsafeMutableRawPointer?
    ) {
        guard let target = target as? NSObject, let selector else { return }
        EventLoop.main.schedule(after: 0) {
            // What has no context is told with a pointer all the same, as Swift's methods take one that isn't nil.
            let pointer = UnsafeRawPointer(
                context ?? UnsafeMutableRawPointer(Unmanaged.passUnretained(target).toOpaque())
            )
            _ = ActionTable.shared.result(of: selector, on: target, with: [saved, error, pointer])
        }
    }
}

/// Saves an image to the person's photos: as PNG into the folder `Media/DCIM/100APPLE` beside the app's documents.
///
/// - Parameters:
///   - completionTarget: Told afterwards; nil: nobody.
///   - completionSelector: `image:didFinishSavingWithError:contextInfo:`.
///   - contextInfo: Handed to the target.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let error = SavedPhotos.save(ending: "PNG") { file in
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: file)
    }
    SavedPhotos.tell(completionTarget, completionSelector, image, error, contextInfo)
}

/// Whether a file can be saved to the person's photos: whether it is there.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.fileExists(atPath: videoPath)
}

/// Saves a film to the person's photos: its copy goes into the folder `Media/DCIM/100APPLE` beside the app's documents.
///
/// - Parameter completionSelector: `video:didFinishSavingWithError:contextInfo:`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let error = SavedPhotos.save(ending: "MOV") { file in
        try FileManager.default.copyItem(at: URL(fileURLWithPath: videoPath), to: file)
    }
    SavedPhotos.tell(completionTarget, completionSelector, videoPath, error, contextInfo)
}
