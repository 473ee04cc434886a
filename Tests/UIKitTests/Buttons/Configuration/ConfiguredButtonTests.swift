import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Buttons: what configurations do", .serialized)
struct ConfiguredButtonTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func button(
        _ configuration: UIButton.Configuration = .filled(),
        title: String? = "Title",
        _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.tintColor = Self.red
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.layoutIfNeeded()
        return button
    }

    private func colors(_ button: UIButton) -> ConfigurationColors {
        ConfigurationColors(button.configuration ?? .plain(), on: button)
    }

    // BT-1
    @Test func `a configuration takes titles and images of the older API where it has none`() {
        onDevice {
            let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "")
            let button = UIButton(configuration: .tinted())
            button.setTitle("Older", for: .normal)
            button.setImage(image, for: .normal)
            button.frame.size = CGSize(width: 200, height: 60)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.text == "Older" && button.imageView?.image === image)
            button.configuration?.title = "Newer"
            button.layoutIfNeeded()
            #expect(button.titleLabel?.text == "Newer")
            let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
            #expect(Set(styles).count == 4)
        }
    }

    // BT-2
    @Test func `titles wrap and follow the text size`() {
        onDevice {
            let button = button(title: "A title that is long enough for three lines")
            button.frame.size = CGSize(width: 120, height: 120)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.numberOfLines == 0)
            #expect((button.titleLabel?.frame.height ?? 0) > 40)
            let size = button.titleLabel?.font.pointSize ?? 0
            button.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            button.layoutIfNeeded()
            #expect((button.titleLabel?.font.pointSize ?? 0) > size)
        }
    }

    // BT-3
    @Test func `the update handler comes before the first display, and may assign`() {
        onDevice {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            defer { window.isHidden = true }
            let button = UIButton(configuration: .filled())
            var calls = 0
            button.configurationUpdateHandler = { button in
                calls += 1
                var configuration = button.configuration
                configuration?.title = button.isHighlighted ? "Down" : "Up"
                button.configuration = configuration
            }
            #expect(calls == 0)
            window.addSubview(button)
            window.layoutIfNeeded()
            #expect(calls == 1 && button.titleLabel?.text == "Up")
            button.isHighlighted = true
            button.isSelected = true
            window.layoutIfNeeded()
            #expect(calls == 2 && button.titleLabel?.text == "Down")
        }
    }

    // BT-5, BT-M11
    @Test func `selected ones have a tinted fill and a title in the tint, filled ones stay`() throws {
        try onDevice {
            for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .bordered(), .borderless()] {
                let button = button(configuration)
                button.isSelected = true
                let found = colors(button)
                #expect(found.foreground.cgColor == Self.red.cgColor)
                let fill = found.background.resolvedColor(with: button.traitCollection).cgColor
                #expect(abs(fill.alpha - 0.18) < 0.001)
            }
            let filled = button(.filled())
            let before = colors(filled).background.cgColor
            filled.isSelected = true
            #expect(colors(filled).background.cgColor == before && colors(filled).foreground == .white)
            let label = try #require(filled.titleLabel)
            #expect(label.textColor == .white)
        }
    }

    // BT-6
    @Test(
        arguments: [
            (NSDirectionalRectEdge.leading, CGPoint(x: -1, y: 0)), (.trailing, CGPoint(x: 1, y: 0)),
            (.top, CGPoint(x: 0, y: -1)), (.bottom, CGPoint(x: 0, y: 1)),
        ] as [(NSDirectionalRectEdge, CGPoint)]
    )
    func `the image stands on its side of the titles, as far away as it is padded`(
        placement: NSDirectionalRectEdge,
        side: CGPoint
    ) throws {
        try onDevice {
            let button = button {
                $0.image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "")
                $0.imagePlacement = placement
                $0.imagePadding = 6
                $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            }
            let (title, image) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
            let gap =
                side.x == 0
                ? (side.y < 0 ? title.minY - image.maxY : image.minY - title.maxY)
                : (side.x < 0 ? title.minX - image.maxX : image.minX - title.maxX)
            #expect(abs(gap - 6) < 0.51)
            let size = button.intrinsicContentSize
            let (width, height) = (title.width, title.height)
            #expect(abs(size.width - (side.x == 0 ? max(width, 20) : width + 26) - 6) < 0.6)
            #expect(abs(size.height - (side.x == 0 ? height + 26 : max(height, 20)) - 4) < 0.6)
        }
    }

    // BT-6
    @Test(
        arguments: [
            (UIButton.Configuration.TitleAlignment.leading, CGFloat(0)), (.center, 0.5), (.trailing, 1),
        ]
    )
    func `title and subtitle stand to each other as aligned`(
        alignment: UIButton.Configuration.TitleAlignment,
        share: CGFloat
    ) throws {
        try onDevice {
            let button = button {
                $0.subtitle = "A longer second line"
                $0.titlePadding = 5
                $0.titleAlignment = alignment
            }
            let (title, subtitle) = (
                try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame
            )
            #expect(abs(title.minX - subtitle.minX - (subtitle.width - title.width) * share) < 0.6)
            #expect(abs(subtitle.minY - title.maxY - 5) < 0.6)
        }
    }

    // BT-8, BT-M13
    @Test func `tones derive from base colors, explicit fills and strokes are drawn unchanged`() {
        onDevice {
            let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let based = button {
                $0.baseBackgroundColor = green
                $0.baseForegroundColor = Self.red
            }
            #expect(colors(based).background.cgColor == green.cgColor)
            #expect(colors(based).foreground.cgColor == Self.red.cgColor)
            based.isHighlighted = true
            #expect(abs(colors(based).background.cgColor.alpha - 0.75) < 0.001)
            for configuration in [UIButton.Configuration.filled(), .plain()] {
                let explicit = button(configuration) {
                    $0.background.backgroundColor = green
                    $0.background.strokeColor = Self.red
                    $0.background.strokeWidth = 3
                }
                for state in [\UIButton.isHighlighted, \.isSelected] {
                    explicit[keyPath: state] = true
                    #expect(colors(explicit).background.cgColor == green.cgColor)
                }
                explicit.isEnabled = false
                #expect(colors(explicit).background.cgColor == green.cgColor)
                #expect(explicit.configuration?.updated(for: explicit).background.strokeColor == Self.red)
            }
        }
    }

    // BT-9
    @Test func `sizes change insets and font, corner styles the radius`() {
        onDevice {
            let small = button { $0.buttonSize = .small }
            let large = button { $0.buttonSize = .large }
            #expect(small.titleLabel?.font.pointSize == 15 && large.titleLabel?.font.pointSize == 17)
            #expect(large.configuration?.contentInsets.leading == 20)
            let capsule = button { $0.cornerStyle = .capsule }
            #expect(capsule.parts.backgroundView?.layer.cornerRadius == 30)
        }
    }

    // BT-17
    @Test func `on iOS a button behaves as on pads`() {
        let button = UIButton(configuration: .filled())
        #expect(button.preferredBehavioralStyle == .automatic && button.behavioralStyle == .pad)
    }

    // BT-18
    @Test func `a destructive button is red`() {
        onDevice {
            let button = button(.plain())
            #expect(colors(button).foreground.cgColor == Self.red.cgColor)
            button.role = .destructive
            #expect(colors(button).foreground == .systemRed)
            for role in [UIButton.Role.normal, .primary, .cancel] {
                button.role = role
                #expect(colors(button).foreground.cgColor == Self.red.cgColor)
            }
        }
    }

    // BT-19
    @Test func `edge insets count without a configuration only`() throws {
        try onDevice {
            let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 0)
            let configured = button()
            let (size, place) = (configured.intrinsicContentSize, try #require(configured.titleLabel).frame)
            configured.contentEdgeInsets = insets
            configured.titleEdgeInsets = insets
            configured.imageEdgeInsets = insets
            configured.layoutIfNeeded()
            #expect(configured.intrinsicContentSize == size && configured.titleLabel?.frame == place)
            let plain = UIButton(type: .system)
            plain.setTitle("Title", for: .normal)
            let before = plain.intrinsicContentSize
            plain.contentEdgeInsets = insets
            #expect(plain.intrinsicContentSize.width == before.width + 20)
        }
    }

    // BT-20
    @Test func `highlighted system buttons dim their title, custom ones their image`() {
        onDevice {
            let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "")
            let system = UIButton(type: .system)
            system.setTitle("Title", for: .normal)
            system.isHighlighted = true
            #expect(abs(system.currentTitleColor.cgColor.alpha - 0.2) < 0.001)
            let custom = UIButton(type: .custom)
            custom.setTitle("Title", for: .normal)
            custom.setImage(image, for: .normal)
            custom.isHighlighted = true
            custom.layoutIfNeeded()
            #expect(custom.currentTitleColor.cgColor.alpha == 1)
            #expect((custom.imageView?.alpha ?? 1) < 1)
            custom.adjustsImageWhenHighlighted = false
            custom.isHighlighted = false
            custom.isHighlighted = true
            custom.layoutIfNeeded()
            #expect(custom.imageView?.alpha == 1)
        }
    }

    // BT-22
    @Test func `assistive apps hear title and subtitle, or the image's label, and a toggle's choice`() {
        onDevice {
            let titled = button { $0.subtitle = "Below" }
            #expect(titled.accessibilityLabel == "Title, Below")
            let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "")
            image.accessibilityLabel = "Star"
            let pictured = button(title: nil) { $0.image = image }
            #expect(pictured.accessibilityLabel == "Star")
            titled.changesSelectionAsPrimaryAction = true
            #expect(!titled.accessibilityTraits.contains(.selected))
            titled.isSelected = true
            #expect(titled.accessibilityTraits.contains([.button, .selected]))
        }
    }

    // BT-M14
    @Test func `title and attributed title are one slot`() {
        onDevice {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Plain"
            #expect(configuration.attributedTitle.map { String($0.characters) } == "Plain")
            var attributed = AttributedString("Attributed")
            attributed.font = UIFont.systemFont(ofSize: 30)
            attributed.foregroundColor = Self.red
            configuration.attributedTitle = attributed
            #expect(configuration.title == "Attributed")
            let shown = button(configuration, title: nil) { $0.attributedTitle = attributed }
            let drawn = shown.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
            #expect((drawn[.font] as? UIFont)?.pointSize == 30)
            #expect((drawn[.foregroundColor] as? UIColor)?.cgColor == Self.red.cgColor)
            configuration.title = "Last"
            #expect(configuration.attributedTitle.map { String($0.characters) } == "Last")
        }
    }

    // BT-M15
    @Test func `a title's transformer gets font and color, and its answer is used in every state`() throws {
        try onDevice {
            nonisolated(unsafe) var seen: [AttributeContainer] = []
            let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            let button = button {
                $0.baseForegroundColor = Self.red
                $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                    seen.append(incoming)
                    var outgoing = incoming
                    outgoing.foregroundColor = blue
                    return outgoing
                }
            }
            let first = try #require(seen.first)
            #expect(first.font?.pointSize == 17 && first.foregroundColor?.cgColor == Self.red.cgColor)
            button.isEnabled = false
            button.layoutIfNeeded()
            let drawn = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
            #expect((drawn[.foregroundColor] as? UIColor)?.cgColor == blue.cgColor)
        }
    }

    // BT-M17
    @Test func `updated for a state only the background's color differs`() {
        onDevice {
            let button = button { $0.subtitle = "Below" }
            button.isHighlighted = true
            guard let before = button.configuration else { return }
            var after = before.updated(for: button)
            #expect(after.background.backgroundColor != before.background.backgroundColor)
            after.background.backgroundColor = before.background.backgroundColor
            #expect(after == before)
        }
    }
}
