import Foundation
import Platform

extension Device {
    /// The orientations that the system turns an app to; phones without a home button don't stand on their head.
    public var supportedOrientations: [InterfaceOrientation] {
        switch idiom {
        case .mac: [.portrait]
        case .phone where hasHomeIndicator: [.portrait, .landscapeRight, .landscapeLeft]
        case .unspecified, .phone, .pad, .tv, .carPlay, .vision: InterfaceOrientation.allCases
        }
    }

    /// The screen's size in points while the interface stands so. A Mac's window isn't turned.
    public func size(in orientation: InterfaceOrientation) -> CGSize {
        orientation.isLandscape && idiom != .mac ? CGSize(width: size.height, height: size.width) : size
    }

    /// The size classes of a full-screen scene.
    public func sizeClasses(in orientation: InterfaceOrientation) -> SizeClasses {
        orientation.isLandscape ? landscapeSizeClasses : portraitSizeClasses
    }

    /// Where the cutout lies on the turned screen, in points; nil without one, or where its place isn't known.
    public func cutoutFrame(in orientation: InterfaceOrientation) -> CGRect? {
        cutout?.frame(in: orientation, screen: size)
    }
}
