/// The values of an Info.plist that name things.
@MainActor
enum InfoNames {
    /// The keys as a device sees them: those that end in `~iphone` or `~ipad` hold on such a device alone, and go
    /// before the ones without (LB-10).
    static func keys(of info: [String: Any], isPad: Bool) -> [String: Any] {
        let suffix = isPad ? "~ipad" : "~iphone"
        var keys = info
        for (key, value) in info where key.hasSuffix(suffix) { keys[String(key.dropLast(suffix.count))] = value }
        return keys
    }

    /// A class by name; Xcode's `$(PRODUCT_MODULE_NAME)` stands for the app's own module.
    static func type(_ name: String) -> AnyClass? {
        ClassRegistry.type(named: name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME).", with: ""))
    }

    /// The style that an Info.plist names.
    static func statusBarStyle(in info: [String: Any]) -> UIStatusBarStyle {
        switch info["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
            .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }

    /// Light or dark, where an Info.plist says which; unspecified where people choose.
    static func interfaceStyle(in info: [String: Any]) -> UIUserInterfaceStyle {
        switch info["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: .unspecified
        }
    }

    /// The orientations that an Info.plist lists; nil when it lists none (LB-5).
    static func orientations(in info: [String: Any]) -> UIInterfaceOrientationMask? {
        guard let names = info["UISupportedInterfaceOrientations"] as? [String] else { return nil }
        return names.reduce(into: []) { mask, name in
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
    }
}

extension UIApplication {
    /// Takes what an Info.plist says about the screen: status bar, light and dark.
    package func take(info: [String: Any]) {
        lifecycle.info = info
        lifecycle.isStatusBarHidden = info["UIStatusBarHidden"] as? Bool ?? false
        statusBarStyle = InfoNames.statusBarStyle(in: info)
        let style = InfoNames.interfaceStyle(in: info)
        if style != SimulatedDevice.current.settings.appInterfaceStyle {
            SimulatedDevice.current.settings.appInterfaceStyle = style
        }
    }
}
