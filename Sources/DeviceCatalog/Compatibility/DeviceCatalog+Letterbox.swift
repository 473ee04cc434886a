import Foundation
import Platform

extension DeviceCatalog {
    /// How an app is shown on a device that came after the app's SDK, or without a launch storyboard.
    ///
    /// - Returns: Nil where the app fills the screen.
    public func letterbox(for build: AppBuild, on device: Device) -> Letterbox? {
        switch device.idiom {
        case .phone: phoneLetterbox(for: build, on: device)
        case .pad: padLetterbox(for: build, on: device)
        case .mac, .unspecified, .tv, .carPlay, .vision: nil
        }
    }

    private func phoneLetterbox(for build: AppBuild, on device: Device) -> Letterbox? {
        if !build.hasLaunchStoryboard || !Quirk.launchStoryboardsAreKnown.holds(sdk: build.sdk) {
            let height: CGFloat = Quirk.tallLaunchImagesAreKnown.holds(sdk: build.sdk) ? 568 : 480
            return letterbox(
                of: CGSize(width: 320, height: height),
                on: device,
                isScaled: device.size.width > 320
            )
        }
        guard build.sdk.major < device.firstOS.major else { return nil }
        if let screen = earlierScreen(than: device, sdk: build.sdk) {
            return screen.size == device.size ? nil : Letterbox(screen: screen, display: device, isScaled: true)
        }
        let size = CGSize(width: 375, height: 667)
        guard device.size.width >= size.width, device.size.height > size.height, device.hasHomeIndicator else {
            return nil
        }
        return letterbox(of: size, on: device, isScaled: device.size.width > size.width)
    }

    /// The largest screen of the same shape that the SDK knows and that isn't larger than the device's; nil where the
    /// SDK knows none of that shape.
    private func earlierScreen(than device: Device, sdk: OSVersion) -> Device? {
        let shape = device.size.height / device.size.width
        let known = devices.filter { other in
            other.idiom == .phone && other.firstOS.major <= sdk.major
                && other.hasHomeIndicator == device.hasHomeIndicator
                && other.size.width <= device.size.width
                && abs(other.size.height / other.size.width - shape) < Self.sameShape
        }
        return known.max { $0.size.width < $1.size.width }
    }

    /// Phones with a cutout differ by 0.003 among themselves, from those with a home button by 0.39.
    private static let sameShape: CGFloat = 0.02

    private func padLetterbox(for build: AppBuild, on device: Device) -> Letterbox? {
        if build.isForPhonesOnly {
            let isTall = Quirk.padsShowPhoneAppsTall.holds(sdk: build.sdk)
            let size = isTall ? CGSize(width: 375, height: 667) : CGSize(width: 320, height: 480)
            return letterbox(of: size, on: device, isScaled: false)
        }
        let fitsEverySize = !build.requiresFullScreen && Quirk.sharingAppsFitEverySize.holds(sdk: build.sdk)
        guard !fitsEverySize, build.sdk.major < device.firstOS.major else { return nil }
        let isLarge = device.size.width >= 1024
        return letterbox(
            of: isLarge ? CGSize(width: 1024, height: 1366) : CGSize(width: 768, height: 1024),
            on: device,
            isScaled: true
        )
    }

    private func letterbox(of size: CGSize, on device: Device, isScaled: Bool) -> Letterbox? {
        guard size != device.size, let screen = devices.first(where: { $0.size == size && !$0.hasHomeIndicator })
        else { return nil }
        return Letterbox(screen: screen, display: device, isScaled: isScaled)
    }
}
