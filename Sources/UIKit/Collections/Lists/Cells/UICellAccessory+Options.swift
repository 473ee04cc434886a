import Foundation

extension UICellAccessory {
    /// Of the sign that says that more follows.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of the button that shows details (iOS 15.4).
    public struct DetailOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of a menu that chooses one thing (iOS 16).
    public struct PopUpMenuOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of the control that deletes an item.
    public struct DeleteOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Nil, the default: the standard color.
        ///
        /// - Note: No effect here: the disc keeps its color.
        public var backgroundColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.backgroundColor = backgroundColor
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of the control that inserts an item.
    public struct InsertOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Nil, the default: the standard color.
        ///
        /// - Note: No effect here: the disc keeps its color.
        public var backgroundColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.backgroundColor = backgroundColor
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of the ring that chooses one of several items.
    public struct MultiselectOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Nil, the default: the standard color.
        ///
        /// - Note: No effect here: the disc keeps its color.
        public var backgroundColor: UIColor?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.backgroundColor = backgroundColor
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Of the control that moves an item.
    public struct ReorderOptions {
        /// Whether the accessory is left out. Default: false.
        public var isHidden: Bool
        /// Nil, the default: the standard width.
        public var reservedLayoutWidth: LayoutDimension?
        /// Nil, the default: the standard color.
        public var tintColor: UIColor?

        /// Whether a line stands before the control. Nil, the default: where the system has one.
        ///
        /// - Note: No effect here: there is no line.
        public var showsVerticalSeparator: Bool?

        /// Options that differ from the standard ones.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.showsVerticalSeparator = showsVerticalSeparator
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }
}
