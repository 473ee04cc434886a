import Foundation
import QuartzCore

/// Writes an app's state down, after its delegate has allowed it.
@MainActor
struct StateSaver {
    let app: UIApplication

    /// What there is to keep; nil where the app keeps nothing.
    func state() -> SavedState? {
        let activity = app.lifecycle.scenes.compactMap(activity).first
        let tree = RestorationTree()
        let objects = StateRestoration.registered.map { named in
            (path: StateRestoration.path(of: named.object, named: named.name), object: named.object)
        }
        var paths: [ObjectIdentifier: [String]] = [:]
        for known in tree.controllers { paths[ObjectIdentifier(known.controller)] = known.path }
        for known in tree.views { paths[ObjectIdentifier(known.view)] = known.path }
        for known in objects { paths[ObjectIdentifier(known.object)] = known.path }
        let archiver = RestorationArchiver(paths)
        var allows = false
        let data = archiver.data { coder in
            allows = app.delegate?.application(app, shouldSaveSecureApplicationState: coder) ?? false
            guard allows else { return }
            app.delegate?.application(app, willEncodeRestorableStateWith: coder)
            let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
            coder.encode(version.map { $0 as NSString }, forKey: UIApplication.stateRestorationBundleVersionKey)
            let idiom = NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue)
            coder.encode(idiom, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
            coder.encode(NSDate(), forKey: UIApplication.stateRestorationTimestampKey)
            let system = UIDevice.current.systemVersion as NSString
            coder.encode(system, forKey: UIApplication.stateRestorationSystemVersionKey)
        }
        guard allows || activity != nil else { return nil }
        var state = SavedState(app: data, activity: activity)
        guard allows else { return state }
        for (path, controller) in tree.controllers { state.entries.append(entry(path, controller, paths, archiver)) }
        for (path, view) in tree.views { state.entries.append(entry(path, view, archiver)) }
        for (path, object) in objects {
            let data = archiver.data(object.encodeRestorableState)
            let maker = object.objectRestorationClass.flatMap { _mangledTypeName($0) }
            state.entries.append(SavedState.Entry(kind: .object, path: path, data: data, maker: maker))
        }
        return state
    }

    private func entry(
        _ path: [String],
        _ controller: UIViewController,
        _ paths: [ObjectIdentifier: [String]],
        _ archiver: RestorationArchiver
    ) -> SavedState.Entry {
        var entry = SavedState.Entry(
            kind: .controller,
            path: path,
            data: archiver.data(controller.encodeRestorableState),
            maker: controller.restorationClass.flatMap { _mangledTypeName($0) },
            storyboard: controller.storyboard?.documentName
        )
        if let navigation = controller as? UINavigationController {
            entry.stack = navigation.viewControllers.compactMap { paths[ObjectIdentifier($0)] }
        }
        if let tabs = controller as? UITabBarController { entry.selectedTab = tabs.selectedIndex }
        let presented = controller.presentation.presented
        if let presented, presented.presentation.presenting === controller {
            entry.presented = paths[ObjectIdentifier(presented)]
        }
        return entry
    }

    private func entry(_ path: [String], _ view: UIView, _ archiver: RestorationArchiver) -> SavedState.Entry {
        var entry = SavedState.Entry(kind: .view, path: path, data: archiver.data(view.encodeRestorableState))
        entry.offset = (view as? UIScrollView)?.contentOffset
        let (selection, source) = ListSelection(view).map { ($0.paths, $0.source) } ?? (nil, nil)
        entry.selection = selection?.map { place in
            let name = (source as? any UIDataSourceModelAssociation)?.modelIdentifierForElement(at: place, in: view)
            return SavedState.Selected(path: Array(place), name: name)
        }
        return entry
    }

    private func activity(of scene: UIScene) -> SavedState.Activity? {
        guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else { return nil }
        let info = activity.userInfo.map { NSDictionary(dictionary: $0) }
        let data = info.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
        return SavedState.Activity(type: activity.activityType, title: activity.title, userInfo: data)
    }
}
