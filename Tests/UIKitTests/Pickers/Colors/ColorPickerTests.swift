import CoreGraphics
import Foundation
import Platform
import Testing

@testable import UIKit

@Suite("Pickers: colors")
@MainActor
struct ColorPickerTests {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController,
            didSelect color: UIColor,
            continuously: Bool
        ) {
            log.append("\(PickedColor(color).hexadecimal) \(continuously)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            log.append("finished")
        }
    }

    /// As apps for iOS 14 have it.
    private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            log.append(PickedColor(viewController.selectedColor).hexadecimal)
        }
    }

    private func part<Part: UIView>(_ type: Part.Type, in view: UIView) throws -> Part {
        try #require(all(type, in: view).first)
    }

    private func all<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all(type, in: $0) }
    }

    private func present(_ picker: UIColorPickerViewController) throws {
        let root = UIViewController()
        _ = try stage(root, on: "iPhone 16", os: 18)
        root.present(picker, animated: false)
        picker.view.layoutIfNeeded()
    }

    private func middle(of column: Int, _ row: Int, in grid: ColorGrid) -> CGPoint {
        let cell = CGSize(width: grid.bounds.width / 12, height: grid.bounds.height / 10)
        let point = CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
        return grid.convert(point, to: nil)
    }

    @Test func `a finger chooses as it goes over the grid, and once more as it leaves`() throws {
        try World().run {
            let picker = UIColorPickerViewController()
            let listener = Listener()
            picker.delegate = listener
            try present(picker)
            #expect(picker.selectedColor == .white && picker.supportsAlpha)
            let grid = try part(ColorGrid.self, in: picker.view)
            let finger = Finger()
            finger.down(at: middle(of: 11, 0, in: grid))
            finger.move(to: middle(of: 5, 5, in: grid))
            finger.up()
            #expect(listener.log == ["000000 true", "FF4015 true", "FF4015 false"])
            #expect(PickedColor(picker.selectedColor).hexadecimal == "FF4015")
        }
    }

    @Test func `the older method is called where the newer one is left out`() throws {
        try World().run {
            let picker = UIColorPickerViewController()
            let listener = OldListener()
            picker.delegate = listener
            try present(picker)
            let finger = Finger()
            finger.down(at: middle(of: 0, 0, in: try part(ColorGrid.self, in: picker.view)))
            finger.up()
            #expect(listener.log == ["FFFFFF", "FFFFFF"])
        }
    }

    @Test func `the delegate hears of the end after the picker has gone`() throws {
        try World().run {
            let picker = UIColorPickerViewController()
            let listener = Listener()
            picker.delegate = listener
            try present(picker)
            let close = try #require(all(UIButton.self, in: picker.view).first { $0.accessibilityLabel == "Close" })
            close.sendActions(for: .touchUpInside)
            EventLoop.main.advance(by: 2)
            #expect(listener.log == ["finished"])
            #expect(picker.presentingViewController == nil)
        }
    }

    @Test func `opacity is chosen by its slider, and isn't offered without alpha`() throws {
        try World().run {
            let picker = UIColorPickerViewController()
            picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            try present(picker)
            let opacity = try #require(all(ColorSlider.self, in: picker.view).last)
            let track = try part(ColorTrack.self, in: opacity)
            let finger = Finger()
            finger.down(at: track.convert(CGPoint(x: track.bounds.midX, y: track.bounds.midY), to: nil))
            finger.up()
            #expect(abs(PickedColor(picker.selectedColor).alpha - 0.5) < 0.01)
            #expect(try part(UITextField.self, in: opacity).text == "50%")
            picker.supportsAlpha = false
            #expect(opacity.isHidden)
        }
    }

    @Test func `a number typed in a field is the color, what is no number is passed by`() throws {
        try World().run {
            let picker = UIColorPickerViewController()
            let listener = Listener()
            picker.delegate = listener
            try present(picker)
            let sliders = try part(ColorSliders.self, in: picker.view)
            let field = try #require(all(UITextField.self, in: sliders).last)
            sliders.textFieldDidEndEditing(field)
            listener.log = []
            field.text = "#34C759"
            sliders.textFieldDidEndEditing(field)
            field.text = "blue"
            sliders.textFieldDidEndEditing(field)
            #expect(listener.log == ["34C759 false"] && field.text == "34C759")
        }
    }

    @Test func `a color well opens the picker with its own color, and sends its value as it changes`() throws {
        try World().run {
            let root = UIViewController()
            _ = try stage(root, on: "iPad Pro 11-inch (M4)", os: 18)
            let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
            well.title = "Ink"
            well.selectedColor = .black
            var values: [String] = []
            well.addAction(
                UIAction { _ in values.append(well.selectedColor.map { PickedColor($0).hexadecimal } ?? "-") },
                for: .valueChanged
            )
            root.view.addSubview(well)
            let finger = Finger()
            finger.down(at: CGPoint(x: 114, y: 114))
            finger.up()
            EventLoop.main.advance(by: 1)
            let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
            #expect(picker.title == "Ink" && picker.selectedColor == .black)
            #expect(picker.popoverPresentationController?.sourceItem === well)
            picker.view.layoutIfNeeded()
            let place = middle(of: 0, 0, in: try part(ColorGrid.self, in: picker.view))
            let second = Finger()
            second.down(at: place)
            second.up()
            #expect(
                values == ["FFFFFF", "FFFFFF"] && well.selectedColor.map { PickedColor($0).hexadecimal } == "FFFFFF"
            )
        }
    }
}
