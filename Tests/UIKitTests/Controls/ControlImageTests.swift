import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Controls drawn with an app's images")
struct ControlImageTests {
    private func square(_ color: UIColor, side: CGFloat = 10) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }.withRenderingMode(.alwaysOriginal)
    }

    @Test func `a stepper shows images for its signs, behind its halves and between them`() {
        onDevice("iPhone 8", os: 15) {
            let stepper = UIStepper()
            stepper.value = 50
            stepper.setIncrementImage(square(.red), for: .normal)
            let size = stepper.bounds.size
            #expect(pixel(stepper, size.width * 0.75, size.height / 2) == 0xFFFF_0000)
            stepper.setBackgroundImage(square(.blue), for: .normal)
            #expect(pixel(stepper, 8, size.height / 2) == 0xFF00_00FF)
            stepper.setDividerImage(square(.green, side: 6), forLeftSegmentState: .normal, rightSegmentState: .normal)
            #expect(pixel(stepper, size.width / 2, size.height / 2) == 0xFF00_FF00)
            #expect(stepper.backgroundImage(for: .highlighted) == nil)
            #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil)
            stepper.value = 0
            stepper.setDecrementImage(square(.yellow), for: .disabled)
            #expect(pixel(stepper, size.width * 0.25, size.height / 2) == 0xFFFF_FF00)
        }
    }

    @Test func `segments show images for their states and between them, which take their width`() {
        onDevice("iPhone 8", os: 15) {
            let control = UISegmentedControl(items: ["", "", ""])
            control.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            control.setBackgroundImage(square(.red), for: .normal, barMetrics: .default)
            control.setBackgroundImage(square(.blue), for: .selected, barMetrics: .default)
            control.setDividerImage(
                square(.green),
                forLeftSegmentState: .normal,
                rightSegmentState: .normal,
                barMetrics: .default
            )
            control.selectedSegmentIndex = 1
            #expect(control.segmentFrames.map(\.width) == [100, 100, 100])
            #expect(pixel(control, 50, 20) == 0xFFFF_0000 && pixel(control, 160, 20) == 0xFF00_00FF)
            #expect(pixel(control, 105, 20) == 0xFF00_FF00)
        }
    }

    @Test func `content of segments stands off its place as was said for its place among them`() throws {
        try onDevice("iPhone 8", os: 15) {
            let control = UISegmentedControl(items: ["A", "B", "C"])
            control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
            control.layoutIfNeeded()
            let before = control.parts.labels.map(\.frame.origin)
            let moved = UIOffset(horizontal: 4, vertical: 2)
            control.setContentPositionAdjustment(moved, forSegmentType: .left, barMetrics: .default)
            control.layoutIfNeeded()
            let after = control.parts.labels.map(\.frame.origin)
            #expect(after[0] == CGPoint(x: before[0].x + 4, y: before[0].y + 2))
            #expect(after[1...] == before[1...])
            #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == moved)
        }
    }

    @Test func `a finger along the dots goes page by page, and says that it is continuous`() {
        onDevice("iPhone 8", os: 15) {
            let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
            control.numberOfPages = 10
            var told: [String] = []
            control.addAction(
                UIAction { [unowned control] _ in
                    told.append("\(control.currentPage) \(control.interactionState.rawValue)")
                },
                for: .valueChanged
            )
            let pitch = PageControlLook.current.pitch
            touch(
                control,
                at: CGPoint(x: 100, y: 15),
                CGPoint(x: 100 + pitch * 1.2, y: 15),
                CGPoint(x: 100 + pitch * 3.2, y: 15)
            )
            #expect(told == ["1 2", "3 2"] && control.interactionState == .none)
            told = []
            touch(control, at: CGPoint(x: 250, y: 15))
            #expect(told == ["4 1"])
            control.allowsContinuousInteraction = false
            told = []
            touch(control, at: CGPoint(x: 200, y: 15), CGPoint(x: 200 + pitch * 3, y: 15))
            #expect(told == ["5 1"])
        }
    }

    @Test func `a search bar moves its icons, and shows the image for its metrics`() {
        onDevice("iPhone 8", os: 15) {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
            bar.layoutIfNeeded()
            let icon = bar.searchTextField.leftViewRect(forBounds: bar.searchTextField.bounds)
            bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
            #expect(bar.searchTextField.leftViewRect(forBounds: bar.searchTextField.bounds).minX == icon.minX + 5)
            let (plain, prompted) = (square(.red), square(.blue))
            bar.setBackgroundImage(plain, for: .any, barMetrics: .default)
            bar.setBackgroundImage(prompted, for: .any, barMetrics: .defaultPrompt)
            #expect(bar.backgroundImage === plain && bar.shownBackgroundImage === plain)
            bar.prompt = "Prompt"
            #expect(bar.shownBackgroundImage === prompted)
            bar.isEnabled = false
            #expect(!bar.searchTextField.isEnabled)
        }
    }
}
