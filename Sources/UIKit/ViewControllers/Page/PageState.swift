import Foundation

/// The pages that are shown and how they turn.
struct PageState {
    var transitionStyle = UIPageViewController.TransitionStyle.pageCurl
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    var shown: [UIViewController] = []
    var contentView: UIView?
    /// The content view of pages that scroll.
    var scrollView: PageScrollView? { contentView as? PageScrollView }
    /// Of pages that scroll: the ones beside the shown page, as far as the data source was asked.
    var neighbours = PageNeighbours()
    /// Of pages that scroll: the one that a finger pulls in.
    var pulled: PulledPage?
    var pageControl: UIPageControl?
    var recognizers: [UIGestureRecognizer] = []
    var finish: (() -> Void)?
    /// Counts turns, so that the end of one that was cut short is known.
    var turnCount = 0
    var spine = UIPageViewController.SpineLocation.min
    /// Points between pages while they scroll.
    var spacing: CGFloat = 0
    var isDoubleSided = false
    /// Whether the delegate is being asked for another spine location: any number of pages is taken then.
    var isTurning = false
}

extension PageState {
    /// Takes over what the app said at making.
    mutating func take(_ options: [UIPageViewController.OptionsKey: Any]) {
        switch options[.spineLocation] {
        case let number as Int: spine = UIPageViewController.SpineLocation(rawValue: number) ?? .min
        case let number as NSNumber: spine = UIPageViewController.SpineLocation(rawValue: number.intValue) ?? .min
        case let location as UIPageViewController.SpineLocation: spine = location
        default: break
        }
        switch options[.interPageSpacing] {
        case let number as CGFloat: spacing = number
        case let number as Int: spacing = CGFloat(number)
        case let number as Double: spacing = CGFloat(number)
        case let number as NSNumber: spacing = CGFloat(number.doubleValue)
        default: break
        }
    }

    /// The pages to show of those that the app gives: of a front and a back the front. Nil after an exception.
    @MainActor
    func accepted(
        _ controllers: [UIViewController],
        spine: UIPageViewController.SpineLocation
    ) -> [UIViewController]? {
        let needed = spine == .mid ? 2 : 1
        if controllers.count == needed || isTurning { return controllers }
        if isDoubleSided, spine != .mid, controllers.count == 2 { return [controllers[0]] }
        UIKitException.raise(
            .invalidArgument,
            "The number of view controllers provided (\(controllers.count)) doesn't match the number required "
                + "(\(needed)) for the requested \(transitionStyle == .scroll ? "transition" : "spine location")"
        )
        return nil
    }
}
