import Platform
import Testing

@testable import UIKit

/// An activity of the app that finishes at once.
private final class Stamp: UIActivity {
    var stamped: [String] = []
    override var activityTitle: String? { "Stamp" }
    override var activityType: UIActivity.ActivityType? { .init("stamp") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) {
        stamped = activityItems.compactMap { $0 as? String }
    }
    override func perform() { activityDidFinish(true) }
}

@MainActor @Suite("Presentation: screens that iOS shows for apps")
struct ShareSheetTests {
    private func table(in controller: UIViewController) throws -> UITableView {
        controller.loadViewIfNeeded()
        return try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
    }

    private func choose(_ row: Int, in table: UITableView) {
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test func `the share sheet copies, and tells with which activity it ended`() throws {
        try World().run {
            let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
            var ended: [String] = []
            sheet.completionWithItemsHandler = { type, isDone, _, _ in
                ended.append("\(type?.rawValue ?? "-") \(isDone)")
            }
            let root = UIViewController()
            _ = try stage(root, on: "iPhone 16", os: 18)
            root.present(sheet, animated: false)
            choose(0, in: try table(in: sheet))
            EventLoop.main.advance(by: 2)
            #expect(UIPasteboard.general.string == "Hello")
            #expect(ended == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        }
    }

    @Test func `an activity of the app gets the items, and excluded kinds aren't offered`() throws {
        try World().run {
            let stamp = Stamp()
            let sheet = UIActivityViewController(activityItems: ["A", "B"], applicationActivities: [stamp])
            sheet.excludedActivityTypes = [.copyToPasteboard]
            let table = try table(in: sheet)
            #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 1)
            choose(0, in: table)
            #expect(stamp.stamped == ["A", "B"])
        }
    }

    @Test func `there are photos to pick from, and no camera`() {
        World().run {
            #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
            #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
            #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
            #expect(UIImagePickerController().topViewController?.loadedView != nil)
        }
    }

    @Test func `an old alert numbers its buttons from the cancel button on`() {
        World().run {
            let alert = UIAlertView(
                title: "T",
                message: nil,
                delegate: nil,
                cancelButtonTitle: "No",
                otherButtonTitles: "Yes",
                "Later"
            )
            #expect(alert.cancelButtonIndex == 0 && alert.numberOfButtons == 3)
            #expect(alert.buttonTitle(at: 2) == "Later" && alert.buttonTitle(at: 3) == nil)
            #expect(alert.addButton(withTitle: "More") == 3)
        }
    }

    @Test func `a text field without a font has the system's again`() {
        let field = UITextField()
        field.font = .boldSystemFont(ofSize: 30)
        field.font = nil
        #expect(field.font == .systemFont(ofSize: 17))
    }
}
