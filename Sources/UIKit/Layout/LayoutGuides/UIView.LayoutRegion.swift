import Foundation

extension UIView {
    /// A part of a view to lay out in (AL-63; iOS 26).
    ///
    /// What adaptation to corners adds is nothing here: no window has controls in its corners.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which a region makes room for what is in a window's corners; raw values are UIKit's.
        public enum AdaptivityAxis: Int, Hashable, Sendable {
            case horizontal = 1
            case vertical = 2
        }

        enum Base: Hashable, Sendable {
            case safeArea, margins, readableContent
        }

        let base: Base
        private let adaptation: AdaptivityAxis?

        /// What no bar, notch or home indicator covers.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(base: .safeArea, adaptation: cornerAdaptation)
        }
        /// Within the layout margins.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(base: .margins, adaptation: cornerAdaptation)
        }
        /// As wide as lines of text are read with ease.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(base: .readableContent, adaptation: cornerAdaptation)
        }
    }

    /// The guide of a region, the same at each question.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.base {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// From the view's edges to those of a region, in points.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.base {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readableContent:
            let frame = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: frame.minY - bounds.minY,
                left: frame.minX - bounds.minX,
                bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX
            )
        }
    }

    /// As ``edgeInsets(for:)``, by the direction of the interface.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(edgeInsets(for: region), in: effectiveUserInterfaceLayoutDirection)
    }
}
