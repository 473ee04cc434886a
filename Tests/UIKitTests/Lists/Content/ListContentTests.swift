import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: content")
struct ListContentTests {
    private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 300) -> UIListContentView {
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        view.frame.size.height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        view.layoutIfNeeded()
        return view
    }

    private func labels(in view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    // CV-M1
    @Test(arguments: [(os: 18, scale: 2.0, height: 44.5), (os: 26, scale: 3.0, height: 50.333)])
    func `a line of text has the era's margins above and below`(os: Int, scale: Double, height: Double) {
        onDevice(os: os, scale: scale) {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Trail"
            #expect(abs(view(configuration).frame.height - height) < 0.01)
        }
    }

    @Test func `a second text stands below the first, a value at the end of its line`() throws {
        try onDevice(os: 18, scale: 2) {
            var configuration = UIListContentConfiguration.cell()
            (configuration.text, configuration.secondaryText) = ("Trail", "4 km")
            let below = labels(in: view(configuration))
            let (first, second) = (try #require(below.first), try #require(below.last))
            #expect(first.frame == CGRect(x: 0, y: 12, width: 292, height: 20.5))
            #expect(second.frame.minX == 0 && second.frame.minY == first.frame.maxY + 2)

            configuration = .valueCell()
            (configuration.text, configuration.secondaryText) = ("Trail", "4 km")
            let beside = view(configuration)
            #expect(beside.frame.height == 44.5)
            #expect(labels(in: beside).map(\.frame.minY) == [12, 12])
            #expect(labels(in: beside).last?.frame.maxX == 292)
        }
    }

    @Test func `a value without room in the line goes below`() throws {
        try onDevice(os: 18, scale: 2) {
            var configuration = UIListContentConfiguration.valueCell()
            (configuration.text, configuration.secondaryText) = ("A trail of some length", "Quite a distance")
            let narrow = labels(in: view(configuration, width: 200))
            #expect(narrow.map(\.frame.minX) == [0, 0])
            let (first, second) = (try #require(narrow.first), try #require(narrow.last))
            #expect(second.frame.minY > first.frame.maxY)
        }
    }

    @Test func `an image takes its slot before the texts, no larger than the maximum`() throws {
        try onDevice(os: 18, scale: 2) {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40))
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Trail"
            configuration.image = renderer.image { _ in }
            configuration.imageProperties.maximumSize = CGSize(width: 40, height: 40)
            let shown = view(configuration)
            let image = try #require(shown.subviews.first { $0 is UIImageView })
            #expect(image.frame == CGRect(x: 0, y: 12.5, width: 40, height: 20) || image.frame.size.width == 40)
            #expect(labels(in: shown).first?.frame.minX == 56)
            configuration.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
            #expect(labels(in: view(configuration)).first?.frame.minX == 76)
        }
    }

    @Test func `letters and colors follow the properties`() {
        onDevice {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Trail"
            configuration.textProperties.transform = .uppercase
            configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
            let label = labels(in: view(configuration)).first
            #expect(label?.text == "TRAIL" && label?.textColor == .red)
        }
    }

    @Test func `what is disabled is pale unless the app colored it`() {
        onDevice {
            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            state.isDisabled = true
            var configuration = UIListContentConfiguration.cell()
            #expect(configuration.updated(for: state).textProperties.color == .tertiaryLabel)
            configuration.textProperties.color = .red
            #expect(configuration.updated(for: state).textProperties.color == .red)
        }
    }

    @Test func `the view is as high as its texts in constraints`() {
        onDevice(os: 18, scale: 2) {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "A trail of some length, which doesn't fit into one line"
            let content = UIListContentView(configuration: configuration)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            content.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: root.topAnchor),
                content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(content.frame.width == 200)
            #expect(content.frame.height == content.sizeThatFits(CGSize(width: 200, height: 0)).height)
            #expect(content.frame.height > 60)
        }
    }

    @Test func `leading and trailing change places from right to left`() {
        onDevice(os: 18, scale: 2) {
            var configuration = UIListContentConfiguration.valueCell()
            (configuration.text, configuration.secondaryText) = ("Trail", "4 km")
            let shown = view(configuration)
            shown.semanticContentAttribute = .forceRightToLeft
            shown.setNeedsLayout()
            shown.layoutIfNeeded()
            #expect(labels(in: shown).first?.frame.maxX == 300)
            #expect(labels(in: shown).last?.frame.minX == 8)
        }
    }

    @Test func `guides lie around what is there`() {
        onDevice(os: 18, scale: 2) {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Trail"
            let shown = view(configuration)
            #expect(shown.secondaryTextLayoutGuide == nil && shown.imageLayoutGuide == nil)
            let guide = shown.textLayoutGuide
            shown.layoutIfNeeded()
            #expect(guide?.layoutFrame == labels(in: shown).first?.frame)
        }
    }
}
