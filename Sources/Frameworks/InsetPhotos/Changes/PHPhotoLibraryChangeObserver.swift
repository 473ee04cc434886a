import Foundation

/// Hears of changes.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called when photos or albums have changed, on another queue.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
