import DeviceTestSupport
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// All controls on one picture, for eyes; `INSET_SHEETS` names a folder to write it into.
@MainActor @Suite("Controls: pictures")
struct ControlSheetTests {
    @Test(arguments: [12, 15, 26], [UIUserInterfaceStyle.light, .dark])
    func `a sheet is painted alike each time`(os: Int, style: UIUserInterfaceStyle) throws {
        guard os >= 13 || style == .light else { return }
        try onDevice(os: os) {
            let (first, second) = (try sheet(style), try sheet(style))
            #expect(first.pngData() == second.pngData())
            guard let folder = ProcessInfo.processInfo.environment["INSET_SHEETS"] else { return }
            let name = "controls-\(os)-\(style == .dark ? "dark" : "light").png"
            try first.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }

    private func sheet(_ style: UIUserInterfaceStyle) throws -> UIImage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 640))
        window.overrideUserInterfaceStyle = style
        window.backgroundColor = .systemBackground
        window.isHidden = false
        defer { window.isHidden = true }
        var (x, y, column): (CGFloat, CGFloat, CGFloat) = (16, 16, 0)
        func add(_ view: UIView, _ size: CGSize? = nil) {
            var size = size ?? view.sizeThatFits(.zero)
            if size.width <= 0 { size.width = 150 }
            if y + size.height > 620 {
                column += 245
                (x, y) = (16 + column, 16)
            }
            view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            window.addSubview(view)
            y += size.height + 12
        }
        addControls(add)
        window.layoutIfNeeded()
        window.layoutIfNeeded()
        let image = try #require(LayerRenderer.image(of: window.layer, scale: 2))
        return UIImage(cgImage: image, scale: 2, orientation: .up)
    }

    private func addControls(_ add: (UIView, CGSize?) -> Void) {
        let label = UILabel()
        label.text = "Label in body"
        add(label, nil)
        let lines = UILabel()
        lines.numberOfLines = 2
        lines.text = "Two lines of a text that goes on beyond its room and ends in an ellipsis"
        add(lines, CGSize(width: 220, height: 44))
        for (type, title) in [(UIButton.ButtonType.system, "System"), (.custom, "Custom")] {
            let button = UIButton(type: type)
            button.setTitle(title, for: .normal)
            if type == .custom { button.setTitleColor(.label, for: .normal) }
            add(button, nil)
        }
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        add(disabled, nil)
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .bordered()] {
            var configuration = configuration
            configuration.title = "\(configuration.style)"
            configuration.image = UIImage(systemName: "star.fill")
            configuration.imagePadding = 6
            add(UIButton(configuration: configuration), nil)
        }
        var subtitled = UIButton.Configuration.filled()
        (subtitled.title, subtitled.subtitle, subtitled.cornerStyle) = ("Title", "Subtitle", .capsule)
        add(UIButton(configuration: subtitled), nil)
        for (isOn, isEnabled) in [(false, true), (true, true), (true, false)] {
            let control = UISwitch()
            (control.isOn, control.isEnabled) = (isOn, isEnabled)
            add(control, nil)
        }
        let slider = UISlider()
        slider.value = 0.4
        add(slider, CGSize(width: 220, height: 34))
        add(UIStepper(), nil)
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 1
        add(segments, CGSize(width: 220, height: segments.sizeThatFits(.zero).height))
        let progress = UIProgressView()
        progress.progress = 0.6
        add(progress, CGSize(width: 220, height: progress.intrinsicContentSize.height))
        for style in [UIActivityIndicatorView.Style.medium, .large] {
            let wheel = UIActivityIndicatorView(style: style)
            wheel.startAnimating()
            add(wheel, nil)
        }
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 2)
        pages.backgroundColor = .systemGray
        add(pages, nil)
        for (border, text) in [
            (UITextField.BorderStyle.roundedRect, "Rounded"), (.roundedRect, ""), (.line, "Line"), (.none, "None"),
        ] {
            let field = UITextField()
            (field.borderStyle, field.text, field.placeholder) = (border, text, "Placeholder")
            field.clearButtonMode = .always
            add(field, CGSize(width: 220, height: field.intrinsicContentSize.height))
        }
        let view = UITextView()
        (view.text, view.font) = ("A text view with text that wraps.", .systemFont(ofSize: 17))
        add(view, CGSize(width: 220, height: 60))
        for style in [UISearchBar.Style.default, .minimal] {
            let bar = UISearchBar()
            (bar.searchBarStyle, bar.placeholder, bar.showsCancelButton) = (style, "Search", style == .minimal)
            add(bar, CGSize(width: 220, height: bar.intrinsicContentSize.height))
        }
        addPickers(add)
    }

    private func addPickers(_ add: (UIView, CGSize?) -> Void) {
        for (style, mode) in [
            (UIDatePickerStyle.compact, UIDatePicker.Mode.dateAndTime), (.wheels, .date), (.inline, .date),
        ] {
            let picker = UIDatePicker()
            picker.locale = Locale(identifier: "en_US")
            picker.calendar = Calendar(identifier: .gregorian)
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
            picker.date = Date(timeIntervalSince1970: 1_693_200_000)
            let size = picker.sizeThatFits(.zero)
            add(picker, CGSize(width: min(230, size.width), height: min(280, size.height)))
        }
        add(UIColorWell(), nil)
        let image = UIImageView(image: UIImage(systemName: "star.fill"))
        add(image, nil)
    }
}
