import Foundation

/// The scroll view of pages that scroll: three slots side by side, of which the middle one is shown at rest (PR-M38).
final class PageScrollView: UIScrollView {
    /// A place for a page, from the left or from the top.
    enum Slot: Int, CaseIterable {
        case first = 0
        case middle, last
    }

    private weak var controller: UIPageViewController?
    private let slots = Slot.allCases.map { _ in UIView() }
    private var axis: NSLayoutConstraint.Axis {
        controller?.navigationOrientation == .vertical ? .vertical : .horizontal
    }
    /// Points from one slot to the next: a page and its distance.
    private var pitch: CGFloat { axis == .horizontal ? bounds.width : bounds.height }
    private var filled = CGRect.null

    init(of controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        for slot in slots { addSubview(slot) }
    }

    /// No document holds one.
    required init?(coder: NSCoder) { nil }

    // MARK: Pages
    /// Puts a page's view into a slot.
    func show(_ view: UIView, in slot: Slot) {
        let place = slots[slot.rawValue]
        if view.superview !== place { place.addSubview(view) }
        view.frame = place.bounds
        view.beResizedByContainer()
    }

    /// Points, where the content's offset shows a slot.
    func offset(of slot: Slot) -> CGPoint {
        let distance = pitch * CGFloat(slot.rawValue)
        return axis == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// How far the content is from showing the middle slot, in slots: -1 … 1.
    var progress: CGFloat {
        guard pitch > 0 else { return 0 }
        return (axis == .horizontal ? contentOffset.x : contentOffset.y) / pitch - 1
    }

    /// Shows the middle slot.
    func centre() { setContentOffset(offset(of: .middle), animated: false) }

    /// Lets the content be pulled to slots that have a page.
    func open(first: Bool, last: Bool) {
        let (before, after) = (first ? 0 : -pitch, last ? 0 : -pitch)
        // A page that shows at the end of what can be pulled stays when there is more.
        changeInsets(movesContent: false) {
            $0.contentInset =
                axis == .horizontal
                ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
                : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        }
    }

    /// Gives all slots the size of a frame; the distance between pages lies half on each side of it.
    func fill(_ frame: CGRect, spacing: CGFloat) {
        let isHorizontal = axis == .horizontal
        self.frame = frame.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        let size = bounds.size
        contentSize =
            isHorizontal
            ? CGSize(width: size.width * 3, height: size.height) : CGSize(width: size.width, height: size.height * 3)
        for (slot, view) in zip(Slot.allCases, slots) {
            let origin = offset(of: slot)
            let shift = spacing / 2
            view.frame = CGRect(
                x: origin.x + (isHorizontal ? shift : 0),
                y: origin.y + (isHorizontal ? 0 : shift),
                width: frame.width,
                height: frame.height
            )
        }
        guard filled.size != frame.size else { return }
        filled = frame
        controller?.pagesWereResized()
    }

    // MARK: Motion
    override func draggingWillBegin() { controller?.pullWillBegin() }
    override func offsetDidChange() {
        super.offsetDidChange()
        if isTracking || isDecelerating { controller?.pullDidMove() }
    }
    override func motionDidEnd() { controller?.scrollDidEnd() }
}
