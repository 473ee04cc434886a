import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: attributes")
struct AttributeTests {
    private func views(_ subviews: String, notes: @escaping (String) -> Void = { _ in }) throws -> [UIView] {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let storyboard = try StoryboardFixture.storyboard(StoryboardFixture.screen(subviews), notes: notes)
        let controller = try #require(storyboard.instantiateInitialViewController())
        simulator.present(controller)
        return controller.view.subviews
    }

    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="200" height="100"/>"#

    // MARK: Scroll views

    @Test func `a scroll view scrolls as the document says`() throws {
        let scroll = try #require(
            try views(
                """
                <scrollView id="s" pagingEnabled="YES" bounces="NO" alwaysBounceVertical="YES" scrollEnabled="NO" \
                alwaysBounceHorizontal="YES" directionalLockEnabled="YES" delaysContentTouches="NO" \
                canCancelContentTouches="NO" scrollsToTop="NO" keyboardDismissMode="interactive" \
                minimumZoomScale="0.5" maximumZoomScale="4" bouncesZoom="NO">\(Self.frame)</scrollView>
                """
            ).first as? UIScrollView
        )
        #expect(scroll.isPagingEnabled && scroll.alwaysBounceVertical && scroll.alwaysBounceHorizontal)
        #expect(!scroll.bounces && !scroll.isScrollEnabled && !scroll.panGestureRecognizer.isEnabled)
        #expect(scroll.isDirectionalLockEnabled && !scroll.delaysContentTouches && !scroll.canCancelContentTouches)
        #expect(!scroll.scrollsToTop && scroll.keyboardDismissMode == .interactive && !scroll.bouncesZoom)
        #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 4)
    }

    // SC-2 … SC-4
    @Test(arguments: [
        ("", CGFloat(0)), (#"alwaysBounceVertical="YES""#, 20),
        (#"alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never""#, 0),
        (#"contentInsetAdjustmentBehavior="always""#, 20),
    ])
    func `the document decides whether the status bar insets a scroll view's content`(
        attributes: String,
        top: CGFloat
    ) throws {
        let text = "<scrollView id=\"s\" \(attributes)>\(Self.frame)</scrollView>"
        let scroll = try #require(try views(text).first as? UIScrollView)
        #expect(scroll.adjustedContentInset.top == top)
    }

    @Test func `a scroll view's indicators are the document's`() throws {
        let scroll = try #require(
            try views(
                """
                <scrollView id="s" showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" \
                indicatorStyle="white">\(Self.frame)
                <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="contentInset" minX="5" minY="6" maxX="7" maxY="8"/></scrollView>
                """
            ).first as? UIScrollView
        )
        #expect(!scroll.showsHorizontalScrollIndicator && !scroll.showsVerticalScrollIndicator)
        #expect(scroll.indicatorStyle == .white)
        #expect(scroll.verticalScrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(scroll.contentInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    }

    // MARK: Tables

    @Test func `a table keeps the looks that the document gave it`() throws {
        let table = try #require(
            try views(
                """
                <tableView id="t" opaque="NO" style="grouped" alwaysBounceVertical="YES" \
                contentViewInsetsToSafeArea="NO" estimatedSectionHeaderHeight="31" estimatedSectionFooterHeight="-1" \
                sectionIndexMinimumDisplayRowCount="7" separatorInsetReference="fromAutomaticInsets" \
                allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES">\(Self.frame)
                <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                <color key="sectionIndexColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                <color key="sectionIndexBackgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
                </tableView>
                """
            ).first as? UITableView
        )
        #expect(table.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(!table.isOpaque && !table.insetsContentViewsToSafeArea)
        #expect(table.estimatedSectionHeaderHeight == 31)
        #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
        #expect(table.sectionIndexColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(table.sectionIndexBackgroundColor == UIColor(white: 0, alpha: 0))
        #expect(table.sectionIndexMinimumDisplayRowCount == 7)
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        #expect(table.allowsSelectionDuringEditing && table.allowsMultipleSelectionDuringEditing)
    }

    @Test func `a table of which the document says nothing has its style's background`() throws {
        let tables = try views(
            "<tableView id=\"t\">\(Self.frame)</tableView><tableView id=\"u\" style=\"grouped\">\(Self.frame)</tableView>"
        )
        #expect(tables[0].backgroundColor == .systemBackground)
        #expect(tables[1].backgroundColor == .systemGroupedBackground)
    }

    // MARK: Controls

    @Test func `a color well has its own size`() throws {
        let well = try #require(
            try views("<colorWell id=\"w\" title=\"Ink\">\(Self.frame)</colorWell>").first as? UIColorWell
        )
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(well.title == "Ink")
    }

    @Test func `a text view's links and keyboard are the document's`() throws {
        let view = try #require(
            try views(
                """
                <textView id="t" text="call" scrollEnabled="NO">\(Self.frame)
                <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" spellCheckingType="no" \
                keyboardType="emailAddress" textContentType="email" keyboardAppearance="alert"/></textView>
                """
            ).first as? UITextView
        )
        #expect(!view.isScrollEnabled)
        #expect(view.dataDetectorTypes == [.phoneNumber, .link])
        #expect(view.autocapitalizationType == .words && view.spellCheckingType == .no)
        #expect(view.keyboardType == .emailAddress && view.keyboardAppearance == .dark)
        #expect(view.textContentType == .emailAddress)
    }

    @Test func `a date picker shows the document's date only where it doesn't ask for today's`() throws {
        let date = #"<date key="date" timeIntervalSinceReferenceDate="86400"/>"#
        let pickers = try views(
            """
            <datePicker id="d" useCurrentDate="NO">\(Self.frame)\(date)</datePicker>
            <datePicker id="e">\(Self.frame)\(date)</datePicker>
            """
        ).compactMap { $0 as? UIDatePicker }
        #expect(pickers[0].date == Date(timeIntervalSinceReferenceDate: 86400))
        #expect(pickers[1].date != pickers[0].date)
    }

    // MARK: Values without meaning

    @Test(arguments: [
        (#"alpha="nan""#, #"alpha="nan" of <label> makes no sense and was read as absent; correct it"#),
        (#"alpha="1e308""#, #"alpha="1e308" of <label> makes no sense and was read as absent; correct it"#),
        (#"alpha="""#, #"alpha="" of <label> makes no sense and was read as absent; correct it"#),
        (#"hidden="perhaps""#, #"hidden="perhaps" of <label> makes no sense and was read as absent; correct it"#),
        (#"preferredMaxLayoutWidth="-5""#, #"preferredMaxLayoutWidth="-5" of <label> makes no sense"#),
        (
            #"textAlignment="middle""#,
            #"textAlignment="middle" of <label> is not known and was left out; known are center, justified, left"#
        ),
    ])
    func `a value that makes no sense is told with its place and left out`(attribute: String, note: String) throws {
        var notes: [String] = []
        let label = try #require(
            try views("\n<label id=\"l\" text=\"a\" \(attribute)>\(Self.frame)</label>") { notes.append($0) }.first
                as? UILabel
        )
        #expect(label.alpha == 1 && !label.isHidden && label.preferredMaxLayoutWidth == 0)
        #expect(label.textAlignment == .natural)
        #expect(notes.count == 1)
        #expect(notes.first?.hasPrefix("Test.storyboard:9: l: \(note)") == true, "\(notes)")
    }

    @Test func `a value that makes no sense is told once, however often its object is made`() throws {
        var notes: [String] = []
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let screen = StoryboardFixture.screen("<view id=\"v\" contentMode=\"tall\">\(Self.frame)</view>")
        let storyboard = try StoryboardFixture.storyboard(screen) { notes.append($0) }
        for _ in 0..<3 { _ = storyboard.instantiateInitialViewController()?.view }
        #expect(notes.count == 1)
    }

    // MARK: Runtime attributes

    @Test func `runtime attributes set what the tables list, and names for tests`() throws {
        var notes: [String] = []
        let scroll = try #require(
            try views(
                """
                <scrollView id="s">\(Self.frame)<userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="list"/>
                <userDefinedRuntimeAttribute type="boolean" keyPath="pagingEnabled" value="YES"/>
                <userDefinedRuntimeAttribute type="number" keyPath="contentInsetAdjustmentBehavior">
                <integer key="value" value="2"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></scrollView>
                """
            ) { notes.append($0) }.first as? UIScrollView
        )
        #expect(scroll.accessibilityIdentifier == "list")
        #expect(scroll.isPagingEnabled)
        #expect(scroll.contentInsetAdjustmentBehavior == .never)
        #expect(notes == [])
    }

    // MARK: Variations

    // TR-30
    @Test func `any attribute of a table varies, and has the class's own value where the document leaves it out`()
        throws
    {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let screen = StoryboardFixture.screen(
            """
            <label id="l" text="a">\(Self.frame)<variation key="heightClass=compact" adjustsFontSizeToFit="YES" \
            lineBreakMode="clip"><color key="shadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>\
            </variation></label>
            <scrollView id="s">\(Self.frame)<variation key="heightClass=compact" pagingEnabled="YES"/></scrollView>
            """
        )
        let controller = try #require(try StoryboardFixture.storyboard(screen).instantiateInitialViewController())
        simulator.present(controller)
        let label = try #require(controller.view.subviews[0] as? UILabel)
        let scroll = try #require(controller.view.subviews[1] as? UIScrollView)
        simulator.rotate(to: .landscapeLeft)
        #expect(label.adjustsFontSizeToFitWidth && label.lineBreakMode == .byClipping && label.shadowColor != nil)
        #expect(scroll.isPagingEnabled)
        simulator.rotate(to: .portrait)
        #expect(!label.adjustsFontSizeToFitWidth && label.lineBreakMode == .byTruncatingTail)
        #expect(label.shadowColor == nil && !scroll.isPagingEnabled)
    }
}
