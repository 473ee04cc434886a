import Foundation

extension UICellAccessory {
    /// Of the sign that shows and hides the items below one.
    public struct OutlineDisclosureOptions {
        /// What a touch of the cell does beside one of the sign; raw values are not UIKit's.
        public enum Style: Sendable {
            /// As the cell's place in the list has it.
            case automatic
            /// The whole cell shows and hides; it can't be selected.
            case header
            /// Only the sign shows and hides.
            case cell
        }

        /// Default: automatic.
        public var style: Style
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            style: Style = .automatic,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of a text.
    public struct LabelOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Of the text. Default: that of bodies.
        public var font: UIFont
        /// Whether the font follows the content size category by itself. Default: true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// An app's own view, and where it stands.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view, in the size that it has or needs.
        public let customView: UIView
        /// At which end, when, and where among others.
        public let placement: Placement
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. Default: true.
        public var maintainsFixedSize: Bool

        /// A view at an end of the content.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool = true
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
