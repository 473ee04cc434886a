import Foundation
import Platform
import UIKit

/// What an app shows before its first frame: its launch storyboard, or the colors of its Info.plist; on iOS 7 its launch
/// image.
@MainActor
struct LaunchPicture {
    let app: HomeApp
    let size: CGSize

    /// The color behind all; the system's where the app says nothing.
    func color(in traits: UITraitCollection) -> UIColor {
        guard let screen = app.info["UILaunchScreen"] as? [String: Any], let name = screen["UIColorName"] as? String,
            let color = UIColor(named: name, in: Bundle(path: app.bundle), compatibleWith: traits)
        else { return .systemBackground }
        return color
    }

    /// The launch storyboard's first screen, or the picture of the Info.plist; nil where the color is all.
    ///
    /// - Parameter parent: Where the screen is laid out for a moment.
    func image(in parent: UIViewController) -> UIImage? {
        let controller =
            Quirk.launchScreensAreKnown.holds
            ? storyboardController ?? pictureController(parent.traitCollection) : imageController
        guard let controller, let view = controller.view else { return nil }
        parent.addChild(controller)
        view.frame = CGRect(origin: .zero, size: size)
        parent.view.insertSubview(view, at: 0)
        parent.view.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        controller.willMove(toParent: nil)
        view.removeFromSuperview()
        controller.removeFromParent()
        return image
    }

    private var storyboardController: UIViewController? {
        guard let named = app.info["UILaunchStoryboardName"] as? String, let bundle = Bundle(path: app.bundle) else {
            return nil
        }
        let name = (named as NSString).deletingPathExtension
        let folders = ["", "Base.lproj/", "en.lproj/"]
        let isThere = folders.contains {
            FileManager.default.fileExists(atPath: "\(app.bundle)/\($0)\(name).storyboard")
        }
        return isThere ? UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() : nil
    }

    /// LB-4: the image for the screen's height or orientation, else the one for all.
    private var imageController: UIViewController? {
        guard let bundle = Bundle(path: app.bundle) else { return nil }
        let name =
            (app.info["UILaunchImageFile"] as? String).map { ($0 as NSString).deletingPathExtension } ?? "Default"
        let turn = size.width > size.height ? "-Landscape" : "-Portrait"
        let kind =
            UIDevice.current.userInterfaceIdiom == .pad ? turn : max(size.width, size.height) == 568 ? "-568h" : ""
        guard
            let image = UIImage(named: name + kind, in: bundle, with: nil)
                ?? UIImage(named: name, in: bundle, with: nil)
        else { return nil }
        let controller = UIViewController()
        controller.view = UIImageView(image: image)
        return controller
    }

    private func pictureController(_ traits: UITraitCollection) -> UIViewController? {
        guard let screen = app.info["UILaunchScreen"] as? [String: Any], let name = screen["UIImageName"] as? String,
            let image = UIImage(named: name, in: Bundle(path: app.bundle), compatibleWith: traits)
        else { return nil }
        let controller = UIViewController()
        let view = UIImageView(image: image)
        view.contentMode = .center
        view.backgroundColor = color(in: traits)
        controller.view = view
        return controller
    }
}
