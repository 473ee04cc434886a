import Foundation
import Platform

/// How much of a pad's screen an app has beside or over another one.
public enum SceneLayout: String, Hashable, CaseIterable, Sendable {
    /// All of it.
    case fullScreen
    /// The narrow side of a Split View.
    case oneThird
    /// One of two equal sides of a Split View; in landscape only.
    case half
    /// The wide side of a Split View.
    case twoThirds
    /// Over another app, at the side.
    case slideOver
}

extension Device {
    /// How wide an app's scene is in a layout, in points; nil where device, system or orientation don't have it.
    public func sceneWidth(of layout: SceneLayout, in orientation: InterfaceOrientation, os: OSVersion) -> CGFloat? {
        if layout == .fullScreen { return size(in: orientation).width }
        guard let multitasking, Quirk.padsShareTheirScreen.holds(os: os) else { return nil }
        let splits = orientation.isLandscape ? multitasking.landscapeSplits : multitasking.portraitSplits
        let widths = multitasking.allowsSplitView ? splits.flatMap { [$0.left, $0.right] } : []
        return switch layout {
        case .fullScreen: size(in: orientation).width
        case .oneThird: widths.min()
        case .half: splits.first { $0.left == $0.right }?.left
        case .twoThirds: widths.max()
        case .slideOver:
            multitasking.allowsSlideOver && multitasking.slideOverWidth > 0 ? multitasking.slideOverWidth : nil
        }
    }
}
