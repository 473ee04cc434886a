import Foundation
import UIKit

/// What an app's Info.plist says that changes how its screens look on a device.
///
/// That is light or dark (`UIUserInterfaceStyle`), the status bar where controllers don't decide about it
/// (`UIViewControllerBasedStatusBarAppearance`, `UIStatusBarHidden`, `UIStatusBarStyle`), and the design before iOS 26
/// (`UIDesignRequiresCompatibility`). Orientations and Split View are what the variant asks for, and launch screens are
/// often set in the project and not in the file, so that a file without one says nothing.
struct AppInfo {
    private let keys: [String: Any]

    /// Without a file, and with one that can't be read, as an app that says nothing.
    init(of resources: ProjectResources) {
        let data = resources.infoPropertyList.flatMap { FileManager.default.contents(atPath: $0) }
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        keys = list as? [String: Any] ?? [:]
    }

    /// Whether the app keeps the design before iOS 26.
    var keepsDesign: Bool { keys["UIDesignRequiresCompatibility"] as? Bool ?? false }

    /// Makes it the Info.plist of the app on the booted device.
    @MainActor
    func apply() { UIApplication.shared.take(info: keys) }
}
