import Foundation
import Testing

@testable import Simulator
@testable import UIKit

/// An app leaves the screen, and is launched again.
@MainActor @Suite("Simulator: state restoration")
struct StateRestorationTests {
    private func inHome(_ body: (Simulator) throws -> Void) throws {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
        StateRestoration.home = home
        defer { try? FileManager.default.removeItem(at: home) }
        RestorationLog.lines = []
        try body(simulator)
    }

    private func relaunch(_ simulator: Simulator) throws -> RestoringDelegate {
        UIApplication.shared.enterBackground()
        // The process ends.
        for window in WindowList.ofApp { window.isHidden = true }
        RestorationLog.lines = []
        return try #require(simulator.launch(RestoringDelegate.self, info: [:]))
    }

    @Test func `controllers are made again by their class, in the order of the tree, between the launch's messages`()
        throws
    {
        try inHome { simulator in
            let first = try #require(simulator.launch(RestoringDelegate.self, info: [:]))
            #expect(RestorationLog.lines == ["willFinish", "didFinish"])
            let detail = RestoredDetail()
            (detail.number, detail.list) = (7, first.list)
            first.navigation.pushViewController(detail, animated: false)
            simulator.advance(by: 0)
            let second = try relaunch(simulator)
            #expect(
                RestorationLog.lines == [
                    "willFinish", "shouldRestore", "make nav/detail 7", "list reads", "detail reads 7",
                    "didDecode kept", "detail finished", "didFinish",
                ]
            )
            #expect(second !== first && second.navigation.viewControllers.count == 2)
            let restored = try #require(second.navigation.topViewController as? RestoredDetail)
            #expect(restored !== detail && restored.number == 7 && restored.list === second.list)
        }
    }

    @Test func `a list keeps its offset, and what was selected by the names of its data source`() throws {
        try inHome { simulator in
            let first = try #require(simulator.launch(RestoringDelegate.self, info: [:]))
            simulator.advance(by: 0)
            first.list.tableView.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
            first.list.tableView.contentOffset.y = 300
            UIApplication.shared.enterBackground()
            RestoredList.names.insert("new", at: 0)
            defer { RestoredList.names.removeFirst() }
            let second = try relaunch(simulator)
            simulator.advance(by: 0.1)
            #expect(second.list.tableView.indexPathForSelectedRow == IndexPath(row: 13, section: 0))
            #expect(second.list.tableView.contentOffset.y == 300)
        }
    }

    @Test func `an object that the app registers reads its state, and an app that wants nothing back begins anew`()
        throws
    {
        try inHome { simulator in
            let first = try #require(simulator.launch(RestoringDelegate.self, info: [:]))
            first.counter.count = 5
            #expect(try relaunch(simulator).counter.count == 5)
            RestoringDelegate.restores = false
            defer { RestoringDelegate.restores = true }
            #expect(try relaunch(simulator).counter.count == 0)
            #expect(RestorationLog.lines == ["willFinish", "shouldRestore", "didFinish"])
        }
    }
}

@MainActor private enum RestorationLog {
    static var lines: [String] = []
}

final class RestoredCounter: NSObject, UIStateRestoring {
    var count = 0
    func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
}

final class RestoredList: UITableViewController, UIDataSourceModelAssociation {
    static var names = (0..<40).map { "row \($0)" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func decodeRestorableState(with coder: NSCoder) { RestorationLog.lines.append("list reads") }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { Self.names[idx.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Self.names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

final class RestoredDetail: UIViewController, UIViewControllerRestoration {
    var number = 0
    weak var list: RestoredList?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = RestoredDetail.self
    }
    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        let path = identifierComponents.joined(separator: "/")
        RestorationLog.lines.append("make \(path) \(coder.decodeInteger(forKey: "number"))")
        return RestoredDetail()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(number, forKey: "number")
        coder.encode(list, forKey: "list")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        number = coder.decodeInteger(forKey: "number")
        list = coder.decodeObject(forKey: "list") as? RestoredList
        RestorationLog.lines.append("detail reads \(number)")
    }
    override func applicationFinishedRestoringState() { RestorationLog.lines.append("detail finished") }
}

final class RestoringDelegate: UIResponder, UIApplicationDelegate {
    static var restores = true
    var window: UIWindow?
    let list = RestoredList(style: .plain)
    let counter = RestoredCounter()
    private(set) lazy var navigation = UINavigationController(rootViewController: list)

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestorationLog.lines.append("willFinish")
        window = UIWindow(frame: UIScreen.main.bounds)
        navigation.restorationIdentifier = "nav"
        list.restorationIdentifier = "list"
        list.tableView.restorationIdentifier = "table"
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        UIApplication.registerObject(forStateRestoration: counter, restorationIdentifier: "counter")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestorationLog.lines.append("didFinish")
        return true
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        RestorationLog.lines.append("shouldRestore")
        return Self.restores
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode("kept" as NSString, forKey: "word")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestorationLog.lines.append("didDecode \(coder.decodeObject(forKey: "word") as? String ?? "nothing")")
    }
}
