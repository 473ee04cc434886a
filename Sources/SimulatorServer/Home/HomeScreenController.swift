import UIKit

/// The home screen: pages of icons, a dock, and the pictures of apps that come and go.
@MainActor
final class HomeScreenController: UIViewController, UIGestureRecognizerDelegate {
    /// What a finger, or the system, is doing.
    enum State: Equatable {
        case home
        /// An app's picture grows, or fills the screen until the app itself does.
        case opening(Int)
        /// An app's picture goes to its icon.
        case closing(Int)
        case held(Int)
        case switching
    }

    let apps: [HomeApp]
    private(set) var state = State.home
    /// Tells the server.
    var tell: (HomeEvent) -> Void = { _ in }

    let wallpaper = HomeWallpaperView()
    let pages = HomePagesView()
    private let shade = UIView()
    private var card: AppCard?
    private var switcher: AppSwitcherView?
    /// What the running apps looked like when they were left.
    private var pictures: [Int: UIImage] = [:]
    /// Running apps; the one that was used last comes last.
    private(set) var recents: [Int] = []
    private let radius: CGFloat

    /// - Parameter radius: Of the display's corners, in points.
    init(_ apps: [HomeApp], radius: CGFloat) {
        (self.apps, self.radius) = (apps, radius)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all
    }
    override var prefersHomeIndicatorAutoHidden: Bool { state == .home || state == .switching }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        switch state {
        case .home, .closing, .switching: .lightContent
        case .opening, .held: .default
        }
    }

    /// Whether no app is on the screen, or comes to it.
    private var isAtHome: Bool {
        switch state {
        case .home, .closing: true
        case .opening, .held, .switching: false
        }
    }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
        for part in [wallpaper, pages, shade] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        pages.opened = { [weak self] in self?.open($0) }
        let pan = UIPanGestureRecognizer(target: self, action: "swipedUp:")
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        pages.show(apps, insets: view.safeAreaInsets)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
        pages.invalidate()
        view.setNeedsLayout()
    }

    private func setState(_ state: State) {
        self.state = state
        pages.isUserInteractionEnabled = state == .home
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    // MARK: Opening

    /// An app's picture grows from its icon to the whole screen.
    func open(_ app: Int) {
        guard state == .home, apps.indices.contains(app) else { return }
        let card = makeCard(app)
        let icon = pages.reveal(app, in: view)
        card.place(icon, radius: HomeMetrics.radius(ofIcon: icon.width), iconAlpha: 1)
        pages.setHidden(true, app: app)
        grow(card)
    }

    private func makeCard(_ app: Int) -> AppCard {
        self.card?.removeFromSuperview()
        let launch = LaunchPicture(app: apps[app], size: view.bounds.size)
        let card = AppCard(
            app: app,
            picture: pictures[app] ?? launch.image(in: self),
            color: launch.color(in: traitCollection),
            icon: pages.icon(of: app),
            screen: view.bounds.size
        )
        view.addSubview(card)
        self.card = card
        return card
    }

    private func grow(_ card: AppCard) {
        let app = card.app
        recents.removeAll { $0 == app }
        recents.append(app)
        setState(.opening(app))
        tell(.open(app: app))
        move {
            card.fill(radius: self.radius)
            self.recede(1)
        } completion: {
            guard self.state == .opening(app) else { return }
            self.tell(.opened(app: app))
        }
    }

    /// Back to the icon, from wherever the picture is.
    private func shrink(_ card: AppCard) {
        let app = card.app
        setState(.closing(app))
        card.follow = nil
        card.isUserInteractionEnabled = false
        let icon = pages.reveal(app, in: view)
        pages.setHidden(true, app: app)
        move {
            card.place(icon, radius: HomeMetrics.radius(ofIcon: icon.width), iconAlpha: 1)
            self.recede(0)
        } completion: {
            self.pages.setHidden(false, app: app)
            guard self.state == .closing(app) else { return }
            self.dropCard()
            self.setState(.home)
        }
    }

    private func dropCard() {
        card?.removeFromSuperview()
        card = nil
    }

    /// How far the icons are behind an app: 0 not at all.
    private func recede(_ part: CGFloat) {
        pages.transform = CGAffineTransform(scaleX: 1 - 0.08 * part, y: 1 - 0.08 * part)
        shade.alpha = 0.35 * part
    }

    private func move(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: HomeScreen.zoomDuration,
            delay: 0,
            usingSpringWithDamping: 0.88,
            initialSpringVelocity: 0,
            animations: animations
        ) { _ in completion() }
    }

    // MARK: What the server says

    func take(_ order: HomeOrder) {
        switch order {
        case .left(let app, let picture, let toSwitcher):
            guard let card = come(app, picture) else { return }
            if toSwitcher { showSwitcher(from: card) } else { shrink(card) }
        case .held(let app, let picture, _, let isDown):
            guard let card = come(app, picture) else { return }
            if isDown { hold(card) } else { goHome(card) }
        case .pictured(let app, let picture): pictures[app] = UIImage(contentsOfFile: picture) ?? pictures[app]
        case .ended(let app): forget(app)
        case .pressed(let forSwitcher):
            if forSwitcher, !recents.isEmpty, isAtHome {
                showSwitcher(from: card)
            } else if state == .switching {
                hideSwitcher()
            } else if state == .home {
                pages.showFirst()
            }
        case .leave, .enterBackground, .resume, .end: break
        }
    }

    /// An app's picture fills the screen, as the app itself did until now.
    private func come(_ app: Int, _ file: String) -> AppCard? {
        guard apps.indices.contains(app) else { return nil }
        switcher?.removeFromSuperview()
        switcher = nil
        pictures[app] = UIImage(contentsOfFile: file) ?? pictures[app]
        recents.removeAll { $0 == app }
        recents.append(app)
        for other in apps.indices { pages.setHidden(false, app: other) }
        let card = makeCard(app)
        card.fill(radius: radius)
        recede(1)
        view.layoutIfNeeded()
        return card
    }

    private func forget(_ app: Int) {
        recents.removeAll { $0 == app }
        pictures[app] = nil
        switcher?.remove(app)
        if let card, card.app == app, state == .opening(app) || state == .held(app) { shrink(card) }
    }

    // MARK: A finger that holds an app

    private func hold(_ card: AppCard) {
        setState(.held(card.app))
        card.follow = { [weak self] in self?.follow($0, $1) }
    }

    private func follow(_ card: AppCard, _ movement: AppCard.Movement) {
        guard state == .held(card.app) else { return }
        let (size, reach) = (view.bounds.size, movement.reach)
        let part = min(max(-reach.y / size.height, 0), 1)
        guard movement.isOver else {
            let scale = 1 - 0.62 * part
            let frame = CGRect(
                x: (size.width * (1 - scale)) / 2 + reach.x * 0.8,
                y: (size.height * (1 - scale)) * 0.5 - part * size.height * 0.1,
                width: size.width * scale,
                height: size.height * scale
            )
            card.place(frame, radius: max(radius, 24 * min(part * 8, 1)), iconAlpha: 0)
            return recede(1 - part)
        }
        if movement.speed > 300 || (part < 0.08 && movement.speed > -300) { return stay(card) }
        if movement.speed < -300 { return goHome(card) }
        tell(.away(app: card.app))
        showSwitcher(from: card)
    }

    private func goHome(_ card: AppCard) {
        tell(.away(app: card.app))
        shrink(card)
    }

    private func stay(_ card: AppCard) {
        setState(.opening(card.app))
        move {
            card.fill(radius: self.radius)
            self.recede(1)
        } completion: {
            if self.state == .opening(card.app) { self.tell(.stays(app: card.app)) }
        }
    }

    // MARK: App switcher

    private func showSwitcher(from card: AppCard?) {
        setState(.switching)
        let entries = recents.map { app in
            AppSwitcherView.Entry(
                app: app,
                name: apps[app].name,
                icon: pages.icon(of: app),
                picture: pictures[app]
            )
        }
        let switcher = AppSwitcherView(frame: view.bounds, entries: entries, radius: radius)
        switcher.opened = { [weak self] in self?.openFromSwitcher($0, $1) }
        switcher.closed = { [weak self] app in
            self?.recents.removeAll { $0 == app }
            self?.pictures[app] = nil
            self?.tell(.close(app: app))
        }
        switcher.dismissed = { [weak self] in self?.hideSwitcher() }
        self.switcher?.removeFromSuperview()
        self.switcher = switcher
        switcher.alpha = 0
        view.addSubview(switcher)
        view.layoutIfNeeded()
        card?.follow = nil
        card?.isUserInteractionEnabled = false
        let place = card.flatMap { switcher.frame(of: $0.app) }
        move {
            switcher.alpha = 1
            self.recede(1)
            self.pages.alpha = 0
            if let card, let place { card.place(place, radius: max(self.radius * 0.66, 12), iconAlpha: 0) }
        } completion: {
            if self.state == .switching { self.dropCard() }
        }
    }

    private func hideSwitcher() {
        guard state == .switching, let switcher else { return }
        self.switcher = nil
        dropCard()
        setState(.home)
        move {
            switcher.alpha = 0
            switcher.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            self.pages.alpha = 1
            self.recede(0)
        } completion: {
            switcher.removeFromSuperview()
        }
    }

    private func openFromSwitcher(_ app: Int, _ frame: CGRect) {
        guard state == .switching, let switcher else { return }
        self.switcher = nil
        let card = makeCard(app)
        card.place(frame, radius: max(radius * 0.66, 12), iconAlpha: 0)
        switcher.setHidden(true, app: app)
        UIView.animate(withDuration: 0.25) {
            switcher.alpha = 0
        } completion: { _ in
            switcher.removeFromSuperview()
            self.pages.alpha = 1
        }
        grow(card)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // A finger that holds an app is the app's picture's.
        state == .home && touch.location(in: view).y > view.bounds.height - HomeScreen.edge
    }

    /// On the home screen itself a swipe up from the lower edge shows the running apps, or the first page.
    func swipedUp(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended, state == .home, pan.translation(in: view).y < -60 else { return }
        if pan.velocity(in: view).y > -300, !recents.isEmpty { showSwitcher(from: nil) } else { pages.showFirst() }
    }
}

extension HomeScreenController: Selector.ActionProviding {
    static var actions: [Selector.Action] { [.init("swipedUp:", HomeScreenController.swipedUp)] }
}
