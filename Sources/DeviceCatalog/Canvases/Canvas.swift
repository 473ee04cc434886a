import Foundation

/// A device that Interface Builder lays documents out on: `<device id="retina6_12" …>`.
public struct Canvas: Sendable, Hashable, Identifiable {
    /// "retina6_12".
    public let id: String
    /// Upright, in points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// A device with that screen: "iPhone 15 Pro". The television's isn't in the catalog.
    public let deviceName: String
    /// What a tab bar adds to the safe area's bottom, in points.
    public let tabBarHeight: CGFloat

    let safeAreas: [CanvasSafeArea]
    let navigationBars: [CanvasNavigationBar]

    /// The canvas' size in points; landscape swaps width and height.
    public func size(in orientation: InterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// The safe area of a scene without bars, as Xcode's canvas drew it, in points; zero where no document tells.
    ///
    /// It is the canvas' habit, not the device's: some Xcodes had no status bar, and those from 16.3 doubled it (IB-4).
    ///
    /// - Parameters:
    ///   - toolsVersion: The whole part of the document's toolsVersion: 23504.
    ///   - orientation: How the canvas is held.
    public func safeAreaInsets(toolsVersion: Int, orientation: InterfaceOrientation) -> EdgeInsets {
        guard let area = safeAreas.first(where: { toolsVersion < $0.before ?? .max }) else { return .zero }
        return orientation.isLandscape ? area.landscape : area.portrait
    }

    /// What a navigation bar adds to the safe area's top, in points; 0 on the television.
    ///
    /// - Parameters:
    ///   - toolsVersion: The whole part of the document's toolsVersion: 23504.
    ///   - hasLargeTitle: Whether the bar is high enough for a large title.
    public func navigationBarHeight(toolsVersion: Int, hasLargeTitle: Bool = false) -> CGFloat {
        guard let bar = navigationBars.first(where: { toolsVersion < $0.before ?? .max }) else { return 0 }
        return hasLargeTitle ? bar.largeTitleHeight : bar.height
    }

    /// What a navigation bar's place in a sheet adds to its height, in points; 0 on tablets and the television.
    ///
    /// - Parameter toolsVersion: The whole part of the document's toolsVersion: 23504.
    public func sheetBarGap(toolsVersion: Int) -> CGFloat {
        navigationBars.first { toolsVersion < $0.before ?? .max }?.sheetGap ?? 0
    }
}
