import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Buttons: sizes and states")
struct ButtonTests {
    private func button(_ title: String?, size: CGFloat? = nil, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
        return button
    }

    // control-sizes.json: button_system_without_configuration
    @Test(
        arguments: [
            (12, 27), (13, 28), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (24, 41), (28, 46), (40, 60),
            (50, 72),
        ] as [(CGFloat, CGFloat)]
    )
    func `a title of that size makes a button of that height`(size: CGFloat, height: CGFloat) {
        #expect(button("Button", size: size).intrinsicContentSize.height == height)
    }

    @Test func `widths are whole points and never below 30 (BT-M29)`() {
        #expect(button("Button").intrinsicContentSize == CGSize(width: 46, height: 30))
        #expect(button("Login").intrinsicContentSize.width == 38)
        #expect(button("A").intrinsicContentSize.width == 30)
        #expect(button("Learn more.", size: 12).intrinsicContentSize == CGSize(width: 68, height: 27))
    }

    @Test func `an empty system button is 30 by 30 (BT-M28)`() {
        #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(button(nil, size: 12).intrinsicContentSize == CGSize(width: 30, height: 27))
        #expect(button(nil, size: 17).intrinsicContentSize == CGSize(width: 30, height: 33))
    }

    @Test func `content insets take the least width away, as they take the padding (BT-M30)`() {
        let empty = button("", type: .custom)
        empty.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(empty.intrinsicContentSize == CGSize(width: 2, height: 24))
        let short = button("A")
        short.contentEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        #expect(short.intrinsicContentSize.width < 20)
    }

    @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd])
    func `a button with a sign of its own keeps no line for an empty title (BT-M31)`(type: UIButton.ButtonType) throws {
        let pixels = Array(repeating: UInt32(0xFF00_0000), count: 100)
        let image = UIImage(
            cgImage: try #require(CGImage(width: 10, height: 10, pixels: pixels)),
            scale: 2,
            orientation: .up
        )
        let sign = button("", type: type)
        sign.setImage(image, for: .normal)
        #expect(sign.intrinsicContentSize == CGSize(width: 5, height: 5))
        let custom = button("", type: .custom)
        custom.setImage(image, for: .normal)
        #expect(custom.intrinsicContentSize == CGSize(width: 5, height: 22))
    }

    @Test func `beside an image a title has no padding`() throws {
        let button = button("Indications", size: 18, type: .custom)
        let title = button.intrinsicContentSize
        let pixels = Array(repeating: UInt32(0xFF00_0000), count: 48 * 48)
        let image = try #require(CGImage(width: 48, height: 48, pixels: pixels))
        button.setImage(UIImage(cgImage: image, scale: 2, orientation: .up), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 24, height: 24))
    }

    @Test func `a custom button's title is 18 points`() {
        #expect(button("Button", type: .custom).titleLabel?.font.pointSize == 18)
        #expect(button("Button", type: .custom).intrinsicContentSize.height == 34)
    }

    @Test func `a highlighted system title keeps a fifth of its alpha (BT-M28)`() {
        let button = button("Button")
        button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(button.currentTitleColor.cgColor.alpha == 1)
        button.isHighlighted = true
        #expect(abs(button.currentTitleColor.cgColor.alpha - 0.2) < 0.001)
    }

    @Test func `a state without a title falls back to normal only (BT-M28)`() {
        let button = button("Normal")
        button.setTitle("Highlighted", for: .highlighted)
        button.setTitle("Selected", for: .selected)
        #expect(button.title(for: [.highlighted, .selected]) == "Normal")
        #expect(button.title(for: .highlighted) == "Highlighted")
        #expect(button.title(for: .disabled) == "Normal")
    }

    @Test func `content insets take the place of the padding`() {
        let button = button("Button")
        let plain = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
        #expect(button.intrinsicContentSize.width == plain.width + 10)
        #expect(button.intrinsicContentSize.height == plain.height + 8)
    }

    @Test func `a tap sends its events in order, then the primary action (BT-21)`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = button("Button")
        button.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
        window.addSubview(button)
        var log: [String] = []
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
            (.primaryActionTriggered, "primary"), (.touchCancel, "cancel"),
        ] {
            button.addAction(UIAction { _ in log.append("\(name) \(button.isHighlighted)") }, for: event)
        }
        touch(button, at: CGPoint(x: 10, y: 10))
        #expect(log == ["down true", "up false", "primary false"])
        log = []
        touch(button, at: CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 300))
        #expect(log == ["down true", "outside false"])
        button.isEnabled = false
        log = []
        touch(button, at: CGPoint(x: 10, y: 10))
        #expect(log.isEmpty)
    }

    @Test func `a toggle button flips before its action (BT-10)`() {
        var states: [Bool] = []
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "On") { action in
                states.append((action.sender as? UIButton)?.isSelected ?? false)
            }
        )
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "On")
        touch(button, at: CGPoint(x: 1, y: 1))
        touch(button, at: CGPoint(x: 1, y: 1))
        #expect(states == [true, false])
    }
}

@MainActor @Suite("Buttons: configurations")
struct ButtonConfigurationTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Configure"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test func `factories begin as measured (BT-M1, BT-M2, BT-M8)`() {
        onDevice(os: 26) { checkFactories() }
    }

    private func checkFactories() {
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .bordered()] {
            #expect(
                configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            )
            #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1)
            #expect(configuration.cornerStyle == .dynamic && configuration.background.cornerRadius == 17)
        }
        #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
        #expect(UIButton.Configuration.plain().automaticallyUpdateForSelection)
        var configuration = UIButton.Configuration.plain()
        configuration.cornerStyle = .large
        #expect(configuration.background.cornerRadius == 5.95)
    }

    // BT-M3, at 3x
    @Test(
        arguments: [(UIButton.Configuration.Size.mini, 28), (.small, 28), (.medium, 34.333), (.large, 50.333)]
            as [(UIButton.Configuration.Size, CGFloat)]
    )
    func `a size has its height`(size: UIButton.Configuration.Size, height: CGFloat) {
        onDevice(scale: 3) {
            #expect(abs(button { $0.buttonSize = size }.intrinsicContentSize.height - height) < 0.001)
        }
    }

    @Test func `title, insets and subtitle add up (BT-M4, BT-M5)`() {
        onDevice(scale: 3) {
            let plain = button { $0.contentInsets = .zero }.intrinsicContentSize
            #expect(abs(plain.width - 75) < 0.4 && abs(plain.height - 20.333) < 0.001)
            #expect(abs(button { $0.subtitle = "Sub" }.intrinsicContentSize.height - 51) < 0.001)
        }
    }

    @Test func `a half pixel goes down in a larger button (BT-M12)`() throws {
        try onDevice(scale: 3) {
            let button = button { _ in }
            button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            #expect(abs(label.frame.minX - 42.333) < 0.4)
            #expect(abs(label.frame.minY - 11.667) < 0.001)
        }
    }

    // BT-M7
    @Test(
        arguments: [
            (UIButton.Configuration.CornerStyle.fixed, 9), (.dynamic, 9), (.small, 5), (.medium, 7), (.large, 10),
            (.capsule, 20),
        ] as [(UIButton.Configuration.CornerStyle, CGFloat)]
    )
    func `corner styles follow the height`(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
        #expect(abs(style.radius(height: 40, backgroundRadius: 9) - radius) < 0.001)
    }

    @Test func `the update handler runs once for all requests (BT-M16)`() {
        let button = button { _ in }
        button.frame.size = CGSize(width: 120, height: 40)
        button.layoutIfNeeded()
        var calls = 0
        button.configurationUpdateHandler = { _ in calls += 1 }
        func layout(_ change: () -> Void) -> Int {
            calls = 0
            change()
            button.layoutIfNeeded()
            return calls
        }
        #expect(layout {} == 1)
        #expect(
            layout {
                button.setNeedsUpdateConfiguration(); button.setNeedsUpdateConfiguration()
            } == 1
        )
        #expect(layout { button.isHighlighted = true } == 1)
        #expect(layout { button.isEnabled = false } == 1)
        #expect(layout { button.isSelected = true } == 1)
        #expect(layout { button.configuration?.title = "Other" } == 0)
        #expect(layout { button.frame.size.width = 200 } == 0)
        #expect(layout { button.setNeedsLayout() } == 0)
    }

    // BT-23
    @Test func `what the update handler changes counts where a view is measured before its first layout`() {
        let button = button { $0.title = "Add" }
        let narrow = button.intrinsicContentSize.width
        let row = UIView()
        row.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            button.topAnchor.constraint(equalTo: row.topAnchor),
            button.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = "Add to the cart"
        }
        #expect(calls == 0)
        let measured = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        #expect(calls == 1)
        #expect(measured > narrow + 50)
        #expect(abs(measured - button.intrinsicContentSize.width) < 0.001)
        row.frame.size = CGSize(width: measured, height: 40)
        row.layoutIfNeeded()
        #expect(calls == 1)
    }

    @Test func `states change fill and title (BT-M9, BT-M10)`() {
        let button = button { _ in }
        button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        func colors() -> ConfigurationColors { ConfigurationColors(button.configuration ?? .plain(), on: button) }
        #expect(colors().background.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(colors().foreground == .white)
        button.isHighlighted = true
        #expect(abs(colors().background.cgColor.alpha - 0.75) < 0.001)
        button.isEnabled = false
        #expect(colors().foreground == .tertiaryLabel && colors().background == .tertiarySystemFill)
    }

    @Test func `a title of the older API is shown, the configuration's stays nil (BT-M18)`() {
        let button = UIButton(configuration: .plain())
        button.setTitle("Older", for: .normal)
        button.layoutIfNeeded()
        #expect(button.configuration?.title == nil && button.currentTitle == "Older")
        #expect(button.titleLabel?.text == "Older" && button.titleLabel?.font.pointSize == 17)
    }

    @Test func `a pop-up button has exactly one choice (BT-12)`() {
        let button = UIButton(configuration: .plain())
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
        #expect(button.menu?.selectedElements.map(\.title) == ["A"])
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "A")
    }

    // Stored 20 x 22 for an image of 20 x 20 in custom buttons, whose titles are 18 points.
    @Test func `a low image stands in a line of the title's font`() {
        let button = UIButton(type: .custom)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 22))
    }

    // Stored 16 high with a title of 13 points and content insets of 0, 10, 0, 10.
    @Test func `content insets beside the title take its padding away`() {
        let button = UIButton(type: .system)
        button.setTitle("At most once", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 13)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        #expect(button.intrinsicContentSize.height == 16)
    }
}
