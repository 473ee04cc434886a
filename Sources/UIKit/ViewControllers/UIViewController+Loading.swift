import Foundation
import Platform

/// The root view and where it comes from.
struct LoadingState {
    var view: UIView?
    var isLoading = false
    var nibName: String?
    var nibBundle: Bundle?
    var storyboard: UIStoryboard?
    /// The objects of the scene that nobody else holds.
    var nib: NibInstance?
    /// Makes the view from a document; set by the loader.
    var viewBuilder: (@MainActor () -> UIView?)?
    /// The document's segues from this controller and what is in its view.
    var segues: [SegueTemplate] = []
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    private(set) var isEditing = false
    var editButtonItem: UIBarButtonItem?
    weak var topContentScrollView: UIScrollView?
    weak var bottomContentScrollView: UIScrollView?
    var topGuide: UILayoutSupportGuide?
    var bottomGuide: UILayoutSupportGuide?

    @MainActor
    mutating func ownNavigationItem(title: String?) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let item = UINavigationItem(title: title ?? "")
        navigationItem = item
        return item
    }

    @MainActor
    mutating func ownTabBarItem(title: String?) -> UITabBarItem {
        if let tabBarItem { return tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItem = item
        return item
    }

    @MainActor
    mutating func setEditing(_ editing: Bool) {
        isEditing = editing
        editButtonItem?.showEditing(editing)
    }
}

extension UIViewController {
    // MARK: Archives (PR-M27)
    private enum ArchiveKey {
        static let title = "UITitle"
        static let restorationIdentifier = "UIRestorationIdentifier"
    }

    func read(_ archive: NSKeyedUnarchiver) {
        func text(_ key: String) -> String? { archive.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } }
        title = text(ArchiveKey.title)
        restorationIdentifier = text(ArchiveKey.restorationIdentifier)
    }

    func write(to archive: NSKeyedArchiver) {
        archive.encode(title.map { NSString(string: $0) }, forKey: ArchiveKey.title)
        archive.encode(restorationIdentifier.map { NSString(string: $0) }, forKey: ArchiveKey.restorationIdentifier)
    }

    /// The root view, loaded when it is not there.
    var loadedView: UIView {
        if let view = loading.view { return view }
        guard !loading.isLoading else {
            preconditionFailure("\(type(of: self)).loadView() asks for the view that it is to make")
        }
        loading.isLoading = true
        loadView()
        loading.isLoading = false
        guard let view = loading.view else {
            UIKitException.raise(
                .internalInconsistency,
                "-[\(type(of: self)) loadView] did not set the view of the view controller"
            )
            let substitute = UIView(frame: UIScreen.main.bounds)
            setView(substitute)
            return substitute
        }
        updateTraits()
        ObservedMessages.shared.send(.viewDidLoad, to: self) { viewDidLoad() }
        // Some take another view there.
        return loading.view ?? view
    }

    func setView(_ view: UIView?) {
        if let view, let owner = view.owningViewController, owner !== self {
            UIKitException.raise(
                .hierarchyInconsistency,
                "A view can only be associated with at most one view controller at a time! View \(view) is associated "
                    + "with \(owner). Clear this association before associating this view with \(self)."
            )
            owner.loading.view = nil
        }
        let former = loading.view
        former?.owningViewController = nil
        loading.view = view
        guard let view else { return }
        view.owningViewController = self
        replace(former, by: view)
        view.markSafeAreaStale()
        view.systemInsetsDidChangeForConstraints()
    }

    /// Puts a view where the former root view stands (PR-35).
    private func replace(_ former: UIView?, by view: UIView) {
        guard let former, former !== view, let place = former.superview, view.superview == nil else { return }
        view.frame = former.frame
        place.insertSubview(view, aboveSubview: former)
        former.removeFromSuperview()
    }

    func loadDefaultView() {
        if let built = loading.viewBuilder?() { return setView(built) }
        if let fromNib = viewFromNib() { return setView(fromNib) }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setView(view)
    }

    // MARK: Margins of the root view (LM-6 … LM-10)
    var minimumMarginsOfRootView: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side = MarginLook.current.systemMinimum(width: width, isBesideUnsafeArea: isCompactBesideUnsafeArea)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether a phone on its side whose width is compact keeps content away from its ends already.
    private var isCompactBesideUnsafeArea: Bool {
        guard let window = viewIfLoaded?.window, traitCollection.horizontalSizeClass == .compact else { return false }
        return window.safeAreaInsets.left > 0 || window.safeAreaInsets.right > 0
    }

    /// The root view's margins before the safe area: what was set, but at least the system's minimum.
    func marginsOfRootView(own: UIEdgeInsets, isRightToLeft: Bool, isSet: Bool) -> UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return own }
        let minimum = UIEdgeInsets(
            systemMinimumLayoutMargins,
            in: isRightToLeft ? .rightToLeft : .leftToRight
        )
        // A root view starts from the system's margins, not from the 8 points of other views; before iOS 11 it keeps
        // them (LM-8).
        guard isSet, Quirk.rootViewsHaveOwnMargins.holds else { return minimum }
        return UIEdgeInsets(
            top: max(own.top, minimum.top),
            left: max(own.left, minimum.left),
            bottom: max(own.bottom, minimum.bottom),
            right: max(own.right, minimum.right)
        )
    }

    func titleDidChange() {
        // BR-19: the last one set wins.
        loading.navigationItem?.title = title
        loading.tabBarItem?.title = title
        parent?.layoutOfContainerMayHaveChanged(for: self)
    }

    var ownEditButtonItem: UIBarButtonItem {
        if let item = loading.editButtonItem { return item }
        let item = UIBarButtonItem()
        item.showEditing(isEditing)
        item.ownAction = { [weak self] in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        }
        loading.editButtonItem = item
        return item
    }

    func containerLayoutMayHaveChanged() { parent?.layoutOfContainerMayHaveChanged(for: self) }

    // MARK: Top and bottom layout guides (TG-1 … TG-4)
    /// Stands for the top of the safe area of the root view (TG-4); made at the first question.
    var topOfRootView: any UILayoutSupport {
        if let guide = loading.topGuide { return guide }
        let guide = UILayoutSupportGuide(role: .top, controller: self)
        loading.topGuide = guide
        return guide
    }

    /// Stands for the bottom of the safe area of the root view (TG-4); made at the first question.
    var bottomOfRootView: any UILayoutSupport {
        if let guide = loading.bottomGuide { return guide }
        let guide = UILayoutSupportGuide(role: .bottom, controller: self)
        loading.bottomGuide = guide
        return guide
    }
}
