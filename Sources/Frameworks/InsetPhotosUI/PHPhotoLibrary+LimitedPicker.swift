import InsetPhotos
import UIKit

extension PHPhotoLibrary {
    /// Lets the person choose which photos the app sees; does nothing here, where it sees all of them.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Lets the person choose which photos the app sees, and tells the names of those that were added: none here.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController,
        completionHandler: @escaping @Sendable ([String]) -> Void
    ) { completionHandler([]) }
}
