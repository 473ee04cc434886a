import Foundation
import Platform

extension Device {
    /// The insets of a plain full-screen view controller without bars, in points.
    ///
    /// Before iOS 11 the same figures are the lengths of the top and bottom layout guides.
    ///
    /// - Parameters:
    ///   - os: The system that the device runs.
    ///   - orientation: How the device is held.
    ///   - isStatusBarHidden: Default nil: as the device has it when the app says nothing. Only screens that nothing
    ///     cuts into change with the status bar (SA-7).
    public func safeAreaInsets(
        os: OSVersion,
        orientation: InterfaceOrientation,
        isStatusBarHidden: Bool? = nil
    ) -> EdgeInsets {
        guard let area = safeAreas.first(where: { $0.contains(os) }) ?? safeAreas.last else { return .zero }
        var insets = orientation.isLandscape ? area.landscape : area.portrait
        if let isStatusBarHidden, cutout == nil, statusBar != nil {
            insets.top = statusBarHeight(os: os, orientation: orientation, isHidden: isStatusBarHidden)
        }
        return insets
    }

    /// The status bar's height in points; 0 while it is hidden.
    ///
    /// - Parameters:
    ///   - os: The system that the device runs.
    ///   - orientation: How the device is held.
    ///   - isHidden: Default nil: as the device has it when the app says nothing.
    public func statusBarHeight(
        os: OSVersion,
        orientation: InterfaceOrientation,
        isHidden: Bool? = nil
    ) -> CGFloat {
        guard let statusBar else { return 0 }
        if isHidden ?? hidesStatusBar(os: os, orientation: orientation) { return 0 }
        if orientation.isLandscape, statusBar.landscape == .none { return 0 }
        return statusBar.height(os: os)
    }

    /// The status bar's frame on the turned screen, in points; of no height while it is hidden.
    public func statusBarFrame(
        os: OSVersion,
        orientation: InterfaceOrientation,
        isHidden: Bool? = nil
    ) -> CGRect {
        let height = statusBarHeight(os: os, orientation: orientation, isHidden: isHidden)
        return CGRect(x: 0, y: 0, width: size(in: orientation).width, height: height)
    }

    /// Whether the status bar is hidden when the app says nothing (ST-2). A Mac has none.
    public func hidesStatusBar(os: OSVersion, orientation: InterfaceOrientation) -> Bool {
        statusBar?.isHiddenByDefault(os: os, orientation: orientation) ?? true
    }

    /// The status bar's height in portrait during a call that another app holds (ST-4), in points.
    public var inCallStatusBarHeight: CGFloat { statusBar?.inCallHeight ?? 0 }
}
