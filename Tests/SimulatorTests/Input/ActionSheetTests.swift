import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: action sheets and touches outside", .serialized)
struct ActionSheetTests {
    private final class Record {
        var lines: [String] = []
    }

    private func show(
        _ style: UIAlertController.Style,
        hasCancel: Bool,
        on device: String,
        _ record: Record
    ) throws -> (Simulator, UIViewController) {
        let simulator = try Simulator(device: device, os: "16")
        simulator.makeCurrent()
        let controller = UIViewController()
        simulator.present(controller)
        let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: style)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in record.lines.append("delete") })
        if hasCancel {
            sheet.addAction(
                UIAlertAction(title: "Cancel", style: .cancel) { [weak controller] _ in
                    record.lines.append("cancel \(controller?.presentedViewController == nil)")
                }
            )
        }
        sheet.popoverPresentationController?.sourceView = controller.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 600, width: 10, height: 10)
        controller.present(sheet, animated: true)
        simulator.advance(by: 1)
        return (simulator, controller)
    }

    // PR-33
    @Test(arguments: ["iPhone 8", "iPad (9th generation)"])
    func `a touch outside does what the cancel action does, once the sheet is gone`(_ device: String) throws {
        let record = Record()
        let (simulator, controller) = try show(.actionSheet, hasCancel: true, on: device, record)
        simulator.tap(at: CGPoint(x: 30, y: 60))
        simulator.advance(by: 1)
        #expect(record.lines == ["cancel true"])
        #expect(controller.presentedViewController == nil)
    }

    // PR-33
    @Test func `a phone's sheet without a cancel action stays, and so does an alert`() throws {
        let record = Record()
        var (simulator, controller) = try show(.actionSheet, hasCancel: false, on: "iPhone 8", record)
        simulator.tap(at: CGPoint(x: 30, y: 60))
        simulator.advance(by: 1)
        #expect(controller.presentedViewController != nil)
        (simulator, controller) = try show(.alert, hasCancel: true, on: "iPhone 8", record)
        simulator.tap(at: CGPoint(x: 30, y: 60))
        simulator.advance(by: 1)
        #expect(controller.presentedViewController != nil)
        #expect(record.lines == [])
    }
}
