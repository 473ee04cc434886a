import Foundation
import Platform

/// Where a sheet lies in its container, by era, idiom and size classes (PR-18, PR-24, PR-M12, PR-M19).
struct SheetGeometry {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let isPad: Bool
    let isCompactWidth: Bool
    let isCompactHeight: Bool
    let era: Era
    let isForm: Bool
    /// The controller's preferred content size; zero for no wish.
    let wish: CGSize
    /// Whether the sheet leaves the top free in compact height too.
    let attachesInCompactHeight: Bool
    /// Whether such a sheet is as wide as the wish.
    let followsWishedWidth: Bool

    @MainActor
    init(
        bounds: CGRect,
        safeArea: UIEdgeInsets,
        traits: UITraitCollection,
        era: Era,
        isForm: Bool,
        wish: CGSize,
        attachesInCompactHeight: Bool = false,
        followsWishedWidth: Bool = false
    ) {
        self.attachesInCompactHeight = attachesInCompactHeight
        self.followsWishedWidth = followsWishedWidth
        self.bounds = bounds
        self.safeArea = safeArea
        self.era = era
        self.isForm = isForm
        self.wish = wish
        isPad = traits.userInterfaceIdiom == .pad
        isCompactWidth = traits.horizontalSizeClass == .compact
        isCompactHeight = traits.verticalSizeClass == .compact
    }

    private var isGlass: Bool { era.os >= 26 && era.sdk >= 26 }

    /// PR-13, PR-9: before iOS 13 in compact width, later in compact height.
    var fillsContainer: Bool { isCompactHeight && !attachesInCompactHeight || isCompactWidth && era.sdk < 13 }

    private var isCard: Bool { (isCompactWidth || isCompactHeight) && !fillsContainer }

    /// Of the large detent: from iOS 13 ten points below the safe area's top; on 26 at it, but 30 from the edge.
    private var cardTop: CGFloat {
        isGlass ? max(safeArea.top, Self.leastGlassTop) : safeArea.top + Self.cardOffset
    }

    var maximumDetentValue: CGFloat {
        isCard ? bounds.height - cardTop - safeArea.bottom : largeFrame.height
    }

    var cornerRadius: CGFloat {
        if fillsContainer { return 0 }
        if isGlass { return isPad ? Self.glassPadRadius : Self.glassRadius }
        return Self.radius
    }

    /// - Parameter detent: Points without the safe area's bottom; nil for the large one.
    func frame(detent: CGFloat?) -> CGRect {
        guard isCard else { return largeFrame }
        if isCompactHeight { return attachedFrame(detent: detent) }
        guard let detent else {
            return CGRect(x: 0, y: cardTop, width: bounds.width, height: bounds.height - cardTop)
        }
        let height = detent + safeArea.bottom
        guard isGlass else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        // PR-24: below large a sheet floats 8 from the sides and the bottom, scaled by what that takes away.
        let margin = Self.floatingMargin + Self.narrowing * smallness(of: detent)
        let width = bounds.width - 2 * margin
        let scaled = (detent + bottomInset(of: detent)) * width / bounds.width
        return CGRect(x: margin, y: bounds.height - margin - scaled, width: width, height: scaled)
    }

    /// PR-24: what the safe area's bottom is in a sheet of iOS 26; smaller ones stand higher, and have less of it.
    func bottomInset(of detent: CGFloat?) -> CGFloat {
        guard let detent, isGlass, isCard, !isCompactHeight else { return safeArea.bottom }
        return safeArea.bottom * (1 - smallness(of: detent))
    }

    /// Whether the sheet floats, so that its content's inset isn't what reaches into it.
    func floats(detent: CGFloat?) -> Bool { isGlass && isCard && !isCompactHeight && detent != nil }

    /// 0 for sheets of 150 points and more, 1 for those of 76 and less; between them as the three measured widths have
    /// it.
    private func smallness(of detent: CGFloat) -> CGFloat {
        let (upper, lower) = Self.smallDetents
        return min(1, max(0, (upper - detent) / (upper - lower)))
    }

    /// PR-19: at the bottom edge in compact height, within the safe area's sides.
    private func attachedFrame(detent: CGFloat?) -> CGRect {
        let room = bounds.width - safeArea.left - safeArea.right
        let width = followsWishedWidth && wish.width > 0 ? min(wish.width, room) : room
        let height = detent.map { $0 + safeArea.bottom } ?? bounds.height - cardTop
        return CGRect(
            x: safeArea.left + (room - width) / 2,
            y: bounds.height - height,
            width: width,
            height: height
        )
    }

    /// What a large sheet of iOS 13 to 18 leaves to be seen of the screen behind it: a card ten points higher and narrower at
    /// both sides (looks: sheets).
    func peekingCard(behind frame: CGRect) -> CGRect? {
        guard isCard, !isCompactHeight, !isGlass, frame.minY == cardTop else { return nil }
        return CGRect(
            x: Self.peekingMargin,
            y: cardTop - Self.cardOffset,
            width: max(0, bounds.width - 2 * Self.peekingMargin),
            height: bounds.height
        )
    }

    private static let peekingMargin: CGFloat = 16

    private var largeFrame: CGRect {
        if fillsContainer { return bounds }
        if isCompactWidth {
            return CGRect(x: 0, y: cardTop, width: bounds.width, height: bounds.height - cardTop)
        }
        return isForm ? formFrame : pageFrame
    }

    private var formFrame: CGRect {
        var size = isGlass ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
        if wish.width > 0 { size.width = wish.width }
        if wish.height > 0 { size.height = wish.height }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height - safeArea.top - safeArea.bottom)
        // PR-M19: on iOS 26 five points above the middle.
        let lift: CGFloat = isGlass ? 5 : 0
        return CGRect(
            x: (bounds.width - size.width) / 2,
            y: (bounds.height - size.height) / 2 - lift,
            width: size.width,
            height: size.height
        )
    }

    private var pageFrame: CGRect {
        if era.sdk < 13 {
            let width = bounds.width > bounds.height ? min(Self.pageWidthUntil12, bounds.width) : bounds.width
            return CGRect(
                x: (bounds.width - width) / 2,
                y: safeArea.top,
                width: width,
                height: bounds.height - safeArea.top
            )
        }
        let top = safeArea.top + Self.cardOffset
        if isGlass { return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top) }
        let width = min(Self.pageWidthFrom13, bounds.width)
        return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: bounds.height - 2 * top)
    }

    private static let cardOffset: CGFloat = 10
    private static let leastGlassTop: CGFloat = 30
    private static let floatingMargin: CGFloat = 8
    /// What the smallest sheets are further from the sides than others.
    private static let narrowing: CGFloat = 20
    private static let smallDetents: (upper: CGFloat, lower: CGFloat) = (150, 76)
    private static let radius: CGFloat = 10
    private static let glassPadRadius: CGFloat = 32
    /// As an alert's on the same system; a sheet's own isn't known.
    private static let glassRadius: CGFloat = 34
    private static let pageWidthUntil12: CGFloat = 768
    private static let pageWidthFrom13: CGFloat = 712
}
