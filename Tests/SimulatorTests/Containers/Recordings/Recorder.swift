import UIKit

/// What controllers, windows and delegates heard, in order.
@MainActor
final class Recorder {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Writes every callback of a controller down.
@MainActor
final class RecordedController: UIViewController {
    let name: String
    let recorder: Recorder
    /// Whether it asks its coordinator to tell of animation and completion when it begins to appear or disappear.
    var watchesCoordinator = false

    init(_ name: String, _ recorder: Recorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { recorder.lines.append("\(name) \(line)") }

    private func watch() {
        guard watchesCoordinator else { return }
        transitionCoordinator?.animate(alongsideTransition: { [unowned self] _ in note("alongside") }) {
            [unowned self] context in
            note(context.isCancelled ? "completion cancelled" : "completion")
        }
    }

    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) {
        note("willAppear \(animated)")
        watch()
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) {
        note("willDisappear \(animated)")
        watch()
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(animated)") }
    override func viewSafeAreaInsetsDidChange() { note("insets") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "out" : "in")") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traits") }
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note("size \(Int(size.width))")
        coordinator.animate(alongsideTransition: { [unowned self] _ in note("alongside") }) { [unowned self] _ in
            note("completion")
        }
    }
}

/// Writes the callbacks of a presentation controller down.
final class RecordedPresentation: UIPresentationController {
    private let recorder: Recorder

    init(_ recorder: Recorder, presented: UIViewController, presenting: UIViewController?) {
        self.recorder = recorder
        super.init(presentedViewController: presented, presenting: presenting)
    }

    private func note(_ line: String) { recorder.lines.append("pc \(line)") }

    override func presentationTransitionWillBegin() {
        note("willBegin")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [unowned self] _ in
            note("alongside")
        })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { note("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { note("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { note("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() { note("willLayout") }
    override func containerViewDidLayoutSubviews() { note("didLayout") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traits") }
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note("size \(Int(size.width))")
    }
}

/// Makes recorded presentation controllers, and writes down what presentations ask and tell.
@MainActor
final class RecordedDelegate: NSObject, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
{
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }

    private func note(_ line: String) { recorder.lines.append(line) }
    private func name(_ controller: UIViewController) -> String { (controller as? RecordedController)?.name ?? "?" }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        note("pc made")
        return RecordedPresentation(recorder, presented: presented, presenting: presenting)
    }
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animator for presenting")
        return nil
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animator for dismissing")
        return nil
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        note("style?")
        return .automatic
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { note("will present \(style.rawValue)") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        note("prepare popover")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("should dismiss")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("will dismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { note("did dismiss") }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { note("will show \(name(viewController))") }
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { note("did show \(name(viewController))") }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        note("select \(name(viewController))?")
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("selected \(name(viewController))")
    }
}
