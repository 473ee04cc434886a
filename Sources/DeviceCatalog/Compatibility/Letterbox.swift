import Foundation

/// The screen of an older device on a newer one, for an app that doesn't know the newer (LB-1, LB-2).
public struct Letterbox: Hashable, Sendable {
    /// The device that the app finds itself on: its size, safe area, status bar and size classes.
    public let screen: Device
    /// The device that shows it.
    public let display: Device
    /// Whether the older screen is enlarged as far as it fits.
    let isScaled: Bool

    /// Where the older screen lies on the display, in the display's points as the interface stands; around it is black.
    public func frame(in orientation: InterfaceOrientation) -> CGRect {
        let size = screen.size(in: orientation)
        let factors = factors(in: orientation)
        let (width, height) = (size.width * factors.width, size.height * factors.height)
        let room = room(in: orientation)
        return CGRect(
            x: (room.width - width) / 2,
            y: (room.height - height) / 2,
            width: width,
            height: height
        )
    }

    /// The display's points for one of the older screen, across and down; they differ only where the screen is of the
    /// display's shape but for a point or two, and fills it.
    public func factors(in orientation: InterfaceOrientation) -> CGSize {
        let size = screen.size(in: orientation)
        let room = room(in: orientation)
        let fitting = CGSize(width: room.width / size.width, height: room.height / size.height)
        let largest = min(fitting.width, fitting.height)
        var factor = isScaled ? largest : min(1, largest)
        if display.idiom == .pad, screen.idiom == .phone { factor = largest >= 2 ? 2 : min(1, largest) }
        let fillsDisplay = factor == largest && abs(fitting.width - fitting.height) < Self.sameShape * largest
        return fillsDisplay ? fitting : CGSize(width: factor, height: factor)
    }

    /// Screens of one family differ by less than this part; the next ones, 1.5 and 1.6, by more.
    private static let sameShape: CGFloat = 0.01

    /// In landscape the home indicator has a band of its own below an app that knows none (LB-2).
    private func room(in orientation: InterfaceOrientation) -> CGSize {
        var room = display.size(in: orientation)
        guard orientation.isLandscape, display.idiom == .phone, display.hasHomeIndicator, !screen.hasHomeIndicator
        else { return room }
        room.height -= display.safeAreaInsets(os: display.currentOS, orientation: orientation).bottom
        return room
    }
}
