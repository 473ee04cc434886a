import Foundation
import UIKit

/// The first screen of the example's storyboard, with its catalog.
enum DocumentScreen {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Welcome")

    @MainActor
    static func make() throws -> UIViewController {
        HostAssets.current = CatalogAssets(folders: [folder]) { _ in }
        DocumentLookup.folders = [folder]
        defer { DocumentLookup.folders = [] }
        guard let controller = UIStoryboard(name: "Welcome", bundle: nil).instantiateInitialViewController() else {
            throw CocoaError(.fileNoSuchFile)
        }
        return controller
    }
}
