import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Sheets: detents", .serialized)
struct SheetDetentTests {
    private typealias Detent = UISheetPresentationController.Detent

    private func sheet(
        on device: String = "iPhone 16",
        os: OSVersion = 26,
        style: UIModalPresentationStyle = .pageSheet,
        _ prepare: (UISheetPresentationController) -> Void
    ) throws -> (UIViewController, UISheetPresentationController, UIWindow) {
        let (root, content) = (UIViewController(), UIViewController())
        let window = try stage(root, on: device, os: os)
        content.modalPresentationStyle = style
        let sheet = try #require(content.sheetPresentationController)
        prepare(sheet)
        root.present(content, animated: false)
        window.layoutIfNeeded()
        return (content, sheet, window)
    }

    // PR-24
    @Test(
        arguments: [
            (425, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
            (144, CGRect(x: 9.622, y: 0, width: 373.757, height: 0)),
            (100, CGRect(x: 21.514, y: 0, width: 349.973, height: 0)), (10, CGRect(x: 28, y: 0, width: 337, height: 0)),
        ] as [(CGFloat, CGRect)]
    )
    func `small sheets of iOS 26 are narrower`(value: CGFloat, frame: CGRect) throws {
        let (content, _, _) = try sheet { $0.detents = [.custom { _ in value }] }
        let found = content.view.frame
        #expect(abs(found.minX - frame.minX) < 0.02, "\(found)")
        #expect(abs(found.width - frame.width) < 0.02)
        if frame.height > 0 {
            #expect(abs(found.minY - frame.minY) < 0.01)
            #expect(abs(found.height - frame.height) < 0.01)
        }
        let inset: [CGFloat: CGFloat] = [425: 34, 144: 31.33, 100: 11, 10: 0]
        #expect(abs(content.view.safeAreaInsets.bottom - (inset[value] ?? -1)) < 0.1)
    }

    // PR-19
    @Test func `a custom detent is asked with the large one's height and the presenter's traits`() throws {
        var asked: [CGFloat] = []
        let (content, sheet, window) = try sheet(os: 18) {
            $0.detents = [
                .custom(identifier: .init("small")) { context in
                    asked.append(context.maximumDetentValue)
                    return context.containerTraitCollection.verticalSizeClass == .compact ? nil : 200
                }, .large(),
            ]
        }
        #expect(asked.first == 749)
        #expect(content.view.frame == CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
        sheet.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        #expect(content.view.frame.minY == 69)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") }
        #expect(content.view.frame.minY == 618)
        #expect(content.view.layer.animationKeys()?.isEmpty == false)
        struct Context: UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
            let maximumDetentValue: CGFloat = 300
        }
        #expect(sheet.detents[0].resolvedValue(in: Context()) == nil)
        #expect(sheet.detents[1].resolvedValue(in: Context()) == 300)
    }

    @Test func `a form sheet may ask for a page's size`() throws {
        let (content, sheet, window) = try sheet(on: "iPad Pro 11-inch (M4)", os: 18, style: .formSheet) { _ in }
        let form = content.view.frame.size
        sheet.prefersPageSizing = true
        window.layoutIfNeeded()
        #expect(content.view.frame.width > form.width && content.view.frame.height > form.height)
        #expect(content.activePresentationController === sheet)
    }
}
