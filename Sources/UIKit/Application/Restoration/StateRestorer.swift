import Foundation
import Platform

/// Brings an app's state back, between the two messages of its launch.
@MainActor
final class StateRestorer {
    private let app: UIApplication
    private let state: SavedState
    private let coders = RestorationUnarchiver()
    private var controllers: [[String]: UIViewController] = [:]

    /// Nil where nothing was kept, or the delegate doesn't want it.
    init?(_ app: UIApplication) {
        guard let state = SavedState.read(), !state.app.isEmpty, let delegate = app.delegate else { return nil }
        (self.app, self.state) = (app, state)
        let allows = coders.read(state.app) { delegate.application(app, shouldRestoreSecureApplicationState: $0) }
        guard allows else { return nil }
    }

    /// Makes what is missing, and has everybody read.
    func run() {
        take(RestorationTree())
        let entries = state.entries.filter { $0.kind == .controller }
        for entry in entries where controllers[entry.path] == nil {
            guard let controller = controller(of: entry) else { continue }
            controller.restorationIdentifier = controller.restorationIdentifier ?? entry.path.last
            take(RestorationTree(controller, below: Array(entry.path.dropLast())))
        }
        for entry in state.entries where entry.kind == .object { findObject(entry) }
        for entry in entries { arrange(entry) }
        for (path, controller) in controllers { takeViews(of: controller, path) }
        for entry in state.entries { read(entry) }
        coders.read(state.app) { app.delegate?.application(app, didDecodeRestorableStateWith: $0) }
        StateRestoration.waiting += state.entries.compactMap { coders.objects[$0.path] as? any UIStateRestoring }
        StateRestoration.finishIfComplete()
    }

    private func take(_ tree: RestorationTree) {
        for (path, controller) in tree.controllers where controllers[path] == nil {
            controllers[path] = controller
            coders.objects[path] = controller
        }
    }

    private func takeViews(of controller: UIViewController, _ path: [String]) {
        guard state.entries.contains(where: { $0.kind == .view && Array($0.path.dropLast()) == path }) else { return }
        controller.loadViewIfNeeded()
        let tree = RestorationTree(controller, below: Array(path.dropLast()))
        for (path, view) in tree.views where coders.objects[path] == nil { coders.objects[path] = view }
    }

    // MARK: Making
    private func controller(of entry: SavedState.Entry) -> UIViewController? {
        coders.read(entry.data) { coder in
            if let maker = Self.type(entry.maker) as? any UIViewControllerRestoration.Type {
                return maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
            }
            let made = app.delegate?.application(
                app,
                viewControllerWithRestorationIdentifierPath: entry.path,
                coder: coder
            )
            if let made { return made }
            guard let storyboard = entry.storyboard, let name = entry.path.last else { return nil }
            return UIStoryboard(name: storyboard, bundle: nil).controller(withIdentifierIfAny: name)
        }
    }

    private func findObject(_ entry: SavedState.Entry) {
        let known = StateRestoration.registered.first {
            StateRestoration.path(of: $0.object, named: $0.name) == entry.path
        }
        if let known {
            coders.objects[entry.path] = known.object
        } else if let maker = Self.type(entry.maker) as? any UIObjectRestoration.Type {
            let made = coders.read(entry.data) {
                maker.object(withRestorationIdentifierPath: entry.path, coder: $0)
            }
            if let made { coders.objects[entry.path] = made }
        }
    }

    private static func type(_ mangled: String?) -> Any.Type? { mangled.flatMap { _typeByName($0) } }

    // MARK: Arranging
    private func arrange(_ entry: SavedState.Entry) {
        guard let controller = controllers[entry.path] else { return }
        if let navigation = controller as? UINavigationController, let stack = entry.stack {
            let restored = stack.compactMap { controllers[$0] }
            if !restored.isEmpty { navigation.setViewControllers(restored, animated: false) }
        }
        if let tabs = controller as? UITabBarController, let tab = entry.selectedTab,
            tabs.viewControllers?.indices.contains(tab) == true
        {
            tabs.selectedIndex = tab
        }
        if let presented = entry.presented.flatMap({ controllers[$0] }), controller.presentedViewController == nil {
            // Windows are shown when the launch ends.
            app.lifecycle.afterLaunch { _ in
                EventLoop.main.schedule(after: 0) { controller.present(presented, animated: false) }
            }
        }
    }

    // MARK: Reading
    private func read(_ entry: SavedState.Entry) {
        guard let object = coders.objects[entry.path] else { return }
        coders.read(entry.data) { coder in
            switch object {
            case let view as UIView: view.decodeRestorableState(with: coder)
            case let restoring as any UIStateRestoring: restoring.decodeRestorableState(with: coder)
            default: break
            }
        }
        guard let view = object as? UIView else { return }
        if let list = ListSelection(view), let selection = entry.selection {
            let source = list.source as? any UIDataSourceModelAssociation
            list.paths = selection.compactMap { selected in
                guard let name = selected.name else { return IndexPath(indexes: selected.path) }
                return source?.indexPathForElement(withModelIdentifier: name, in: view)
            }
            .filter(list.contains)
        }
        if let offset = entry.offset, let scroll = view as? UIScrollView {
            // Its content has a size only after the first layout.
            app.lifecycle.afterLaunch { _ in
                scroll.layoutIfNeeded()
                scroll.contentOffset = offset
            }
        }
    }
}
