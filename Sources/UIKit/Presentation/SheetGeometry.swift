import Foundation
import Platform

/// Where a sheet lies in its container, by era, idiom and size classes (PR-18, PR-24, PR-M12, PR-M19).
struct SheetGeometry {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let isPad: Bool
    let isCompactWidth: Bool
    let isCompactHeight: Bool
    /// Whether it is a card in compact width too, not full screen.
    let staysCard: Bool
    let look: SheetLook
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
        isForm: Bool,
        wish: CGSize,
        attachesInCompactHeight: Bool = false,
        followsWishedWidth: Bool = false
    ) {
        self.attachesInCompactHeight = attachesInCompactHeight
        self.followsWishedWidth = followsWishedWidth
        self.bounds = bounds
        self.safeArea = safeArea
        staysCard = Quirk.sheetsAreCards.holds
        look = .current
        self.isForm = isForm
        self.wish = wish
        isPad = traits.userInterfaceIdiom == .pad
        isCompactWidth = traits.horizontalSizeClass == .compact
        isCompactHeight = traits.verticalSizeClass == .compact
    }

    /// PR-13, PR-9: before iOS 13 in compact width, later in compact height.
    var fillsContainer: Bool { isCompactHeight && !attachesInCompactHeight || isCompactWidth && !staysCard }

    private var isCard: Bool { (isCompactWidth || isCompactHeight) && !fillsContainer }

    /// Of the large detent.
    private var cardTop: CGFloat { max(safeArea.top + look.top, look.leastTop) }

    var maximumDetentValue: CGFloat {
        isCard ? bounds.height - cardTop - safeArea.bottom : largeFrame.height
    }

    var cornerRadius: CGFloat {
        if fillsContainer { return 0 }
        return isPad ? look.padRadius : look.radius
    }

    /// - Parameter detent: Points without the safe area's bottom; nil for the large one.
    func frame(detent: CGFloat?) -> CGRect {
        guard isCard else { return largeFrame }
        if isCompactHeight { return attachedFrame(detent: detent) }
        guard let detent else {
            return CGRect(x: 0, y: cardTop, width: bounds.width, height: bounds.height - cardTop)
        }
        let height = detent + safeArea.bottom
        guard let floating = look.floating else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        // PR-24: below large a sheet floats 8 from the sides and the bottom, scaled by what that takes away.
        let margin = floating.margin + floating.narrowing * smallness(of: detent, floating)
        let width = bounds.width - 2 * margin
        let scaled = (detent + bottomInset(of: detent)) * width / bounds.width
        return CGRect(x: margin, y: bounds.height - margin - scaled, width: width, height: scaled)
    }

    /// PR-24: what the safe area's bottom is in a sheet of iOS 26; smaller ones stand higher, and have less of it.
    func bottomInset(of detent: CGFloat?) -> CGFloat {
        guard let detent, let floating = look.floating, isCard, !isCompactHeight else { return safeArea.bottom }
        return safeArea.bottom * (1 - smallness(of: detent, floating))
    }

    /// Whether the sheet floats, so that its content's inset isn't what reaches into it.
    func floats(detent: CGFloat?) -> Bool { look.floating != nil && isCard && !isCompactHeight && detent != nil }

    /// 0 for sheets of 150 points and more, 1 for those of 76 and less; between them as the three measured widths have
    /// it.
    private func smallness(of detent: CGFloat, _ floating: SheetLook.Floating) -> CGFloat {
        let (upper, lower) = (floating.smallBelow, floating.smallestFrom)
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

    /// What a large sheet leaves to be seen of the screen behind it: a card as much higher, and narrower at both sides
    /// (looks: sheets).
    func peekingCard(behind frame: CGRect) -> CGRect? {
        guard isCard, !isCompactHeight, let margin = look.peekingMargin, frame.minY == cardTop else { return nil }
        return CGRect(
            x: margin,
            y: cardTop - look.top,
            width: max(0, bounds.width - 2 * margin),
            height: bounds.height
        )
    }

    private var largeFrame: CGRect {
        if fillsContainer { return bounds }
        if isCompactWidth {
            return CGRect(x: 0, y: cardTop, width: bounds.width, height: bounds.height - cardTop)
        }
        return isForm ? formFrame : pageFrame
    }

    private var formFrame: CGRect {
        var size = look.formSize.size
        if wish.width > 0 { size.width = wish.width }
        if wish.height > 0 { size.height = wish.height }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height - safeArea.top - safeArea.bottom)
        return CGRect(
            x: (bounds.width - size.width) / 2,
            y: (bounds.height - size.height) / 2 - look.formLift,
            width: size.width,
            height: size.height
        )
    }

    private var pageFrame: CGRect {
        let widest = min(look.pageWidth ?? bounds.width, bounds.width)
        guard staysCard else {
            let width = bounds.width > bounds.height ? widest : bounds.width
            return CGRect(
                x: (bounds.width - width) / 2,
                y: safeArea.top,
                width: width,
                height: bounds.height - safeArea.top
            )
        }
        let top = safeArea.top + look.pageTop
        let foot = look.pageWidth == nil ? 0 : top
        return CGRect(x: (bounds.width - widest) / 2, y: top, width: widest, height: bounds.height - (top + foot))
    }
}
