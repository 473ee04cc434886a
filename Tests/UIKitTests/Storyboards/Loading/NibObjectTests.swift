import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Counts how often its text is set, as a field with a floating title does before it has that title.
class HearingField: UITextField {
    private(set) var settings = 0
    override var text: String? { didSet { settings += 1 } }
}

@MainActor @Suite("Storyboards: objects of a nib")
struct NibObjectTests {
    private func load(_ objects: String, resources: String = "") throws -> [Any] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>\(objects)</objects>
            <resources>\(resources)</resources>
            </document>
            """
        let document = try Document(data: Data(text.utf8), name: "Nib.xib")
        return UINib(document: document, environment: LoadingEnvironment()).instantiate(withOwner: nil)
    }

    @Test func `a nib's controller takes its view from the nib, and its layout guides hold constraints`() throws {
        let objects = try load(
            """
            <viewController id="con-tr-001"><layoutGuides><viewControllerLayoutGuide type="top" id="gui-de-001"/></layoutGuides>
            <view key="view" id="vie-w0-001"><rect key="frame" x="0" y="0" width="200" height="300"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-002"/></subviews>
            <constraints>
            <constraint firstItem="vie-w0-002" firstAttribute="top" secondItem="gui-de-001" secondAttribute="bottom" constant="7" id="c01-00-001"/>
            <constraint firstItem="vie-w0-002" firstAttribute="leading" secondItem="vie-w0-001" secondAttribute="leading" constant="9" id="c01-00-002"/>
            <constraint firstItem="vie-w0-002" firstAttribute="trailing" secondItem="vie-w0-001" secondAttribute="trailing" id="c01-00-003"/>
            <constraint firstItem="vie-w0-002" firstAttribute="bottom" secondItem="vie-w0-001" secondAttribute="bottom" id="c01-00-004"/>
            </constraints></view></viewController>
            """
        )
        let controller = try #require(objects.first as? UIViewController)
        #expect(!controller.isViewLoaded)
        let view = try #require(controller.view)
        #expect(view.frame.size == CGSize(width: 200, height: 300))
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 9, y: 7, width: 191, height: 293))
    }

    @Test(arguments: [("", 0), (#"text="a""#, 1)])
    func `a field hears of text that the document has, and of none that it leaves out`(
        attribute: String,
        count: Int
    ) throws {
        let objects = try load(
            #"<textField id="fie-ld-001" customClass="HearingField" \#(attribute)><rect key="frame" width="90" height="34"/></textField>"#
        )
        let field = try #require(objects.first as? HearingField)
        #expect(field.settings == count)
    }

    @Test func `a class of the target's module is found by the name that the module had before`() throws {
        let objects = try load(
            #"<textField id="fie-ld-001" customClass="HearingField" customModule="Before" customModuleProvider="target"><rect key="frame" width="90" height="34"/></textField>"#
        )
        #expect(objects.first is HearingField)
    }

    // IB-31
    @Test(arguments: [
        (#"<buttonConfiguration key="configuration" style="plain" title="Own"/>"#, "Own" as String?),
        (#"<buttonConfiguration key="configuration" style="plain" image="trash" catalog="system"/>"#, nil),
        ("", "Button"),
    ])
    func `beside a configuration a state's title is a leftover`(configuration: String, title: String?) throws {
        let objects = try load(
            """
            <button buttonType="system" id="but-to-001"><rect key="frame" x="0" y="0" width="90" height="40"/>
            <state key="normal" title="Button"/>\(configuration)</button>
            """
        )
        let button = try #require(objects.first as? UIButton)
        #expect(button.titleLabel?.text ?? button.currentTitle == title)
    }

    // IB-31, BT-M19
    @Test(arguments: ["trash", "info.circle", "star.fill", "chevron.down"])
    func `a symbol makes a configured button as high as a line, however high it is`(name: String) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: name)
        let button = UIButton(configuration: configuration)
        #expect(abs(button.intrinsicContentSize.height - 34) < 0.001)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let image = try #require(button.imageView)
        #expect(abs(image.frame.midY - 17) <= 0.5)
        #expect(abs(image.frame.height - (image.image?.size.height ?? 0)) < 0.001)
    }

    // IB-41
    @Test(arguments: [("chevron.right", 64.0, 64.0), ("chevron.right", 97, 128), ("chevron.right", 64, 128)])
    func `a narrow symbol is as wide as the document lists it, beside its height`(
        name: String,
        width: Double,
        height: Double
    ) throws {
        let plain = try #require(UIImage(systemName: name)).size
        let objects = try load(
            #"<imageView image="\#(name)" catalog="system" id="ima-ge-001"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
                + "</imageView>",
            resources: #"<image name="\#(name)" catalog="system" width="\#(width)" height="\#(height)"/>"#
        )
        let size = try #require((objects.first as? UIImageView)?.image).size
        #expect(size.height == plain.height)
        #expect(width < height ? abs(size.width - plain.height * width / height) <= 1 : size.width == plain.width)
    }

    // IB-41
    @Test func `a symbol's weight counts without a size`() throws {
        let objects = try load(
            """
            <imageView image="chevron.right" catalog="system" id="ima-ge-001"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="medium" weight="medium"/></imageView>
            """
        )
        let view = try #require(objects.first as? UIImageView)
        let plain = try #require(UIImage(systemName: "chevron.right")).size.height
        #expect(view.intrinsicContentSize.height > plain)
        #expect(view.sizeThatFits(.zero).height > plain)
    }

    // IB-9
    @Test func `hugging is 251 where a label stores it, 250 where it says nothing`() throws {
        let objects = try load(
            """
            <label horizontalHuggingPriority="251" verticalHuggingPriority="251" text="A" id="lab-el-001"/>
            <label text="A" id="lab-el-002"/>
            """
        )
        let labels = objects.compactMap { $0 as? UILabel }
        #expect(labels.map { $0.contentHuggingPriority(for: .horizontal).rawValue } == [251, 250])
        #expect(labels.map { $0.contentHuggingPriority(for: .vertical).rawValue } == [251, 250])
    }

    // IB-10
    @Test func `labels have the document's font, or text style, and end in dots`() throws {
        let objects = try load(
            """
            <label text="A" id="lab-el-001"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <label text="A" id="lab-el-002">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <label text="A" lineBreakMode="wordWrap" id="lab-el-003">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/></label>
            """
        )
        let labels = objects.compactMap { $0 as? UILabel }
        #expect(labels.map { $0.font.pointSize } == [17, 17, 12])
        #expect(labels[1].font == .preferredFont(forTextStyle: .body))
        #expect(labels.map(\.lineBreakMode) == [.byTruncatingTail, .byTruncatingTail, .byWordWrapping])
    }

    // IB-8
    @Test func `a view of fixed frame keeps its place at run time`() throws {
        let objects = try load(
            """
            <view id="vie-w0-001"><rect key="frame" x="0" y="0" width="200" height="300"/>
            <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-002">
            <rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews></view>
            """
        )
        let view = try #require(objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    // IB-7
    @Test func `placeholder constraints are for the canvas alone`() throws {
        let objects = try load(
            """
            <view id="vie-w0-001"><rect key="frame" x="0" y="0" width="200" height="300"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-002">
            <constraints><constraint firstAttribute="width" constant="50" id="c01-00-001"/>
            <constraint firstAttribute="height" constant="60" placeholder="YES" id="c01-00-002"/></constraints>
            </view></subviews></view>
            """
        )
        let inner = try #require((objects.first as? UIView)?.subviews.first)
        #expect(inner.constraints.map(\.firstAttribute) == [.width])
    }

    // IB-20
    @Test func `an empty label has no size`() throws {
        let objects = try load(#"<label text="" id="lab-el-001"/>"#)
        #expect((objects.first as? UILabel)?.intrinsicContentSize == .zero)
    }
}
