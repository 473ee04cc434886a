import DeviceTestSupport
import Testing

@testable import UIKit

/// control-sizes.json; corpus-notes.md, section 2: frames are the alignment rectangle and its insets.
@MainActor @Suite("Controls: sizes by era")
struct ControlSizeTests {
    @Test(
        arguments: [(9, 51, 31, 49), (12, 51, 31, 49), (13, 51, 31, 49), (18, 51, 31, 49), (26, 63, 28, 61)]
            as [(Int, CGFloat, CGFloat, CGFloat)]
    )
    func `a switch has the system's size and two points beside it`(
        os: Int,
        width: CGFloat,
        height: CGFloat,
        intrinsic: CGFloat
    ) {
        onDevice(os: os) {
            let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
            #expect(control.frame == CGRect(x: 5, y: 6, width: width, height: height))
            #expect(control.intrinsicContentSize == CGSize(width: intrinsic, height: height))
            #expect(control.alignmentRectInsets.right == 2)
        }
    }

    @Test(arguments: [(9, 30, 2), (18, 30, 2), (26, 34, 0)] as [(Int, CGFloat, CGFloat)])
    func `a slider has a height only`(os: Int, height: CGFloat, side: CGFloat) {
        onDevice(os: os) {
            let control = UISlider()
            #expect(control.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
            #expect(control.alignmentRectInsets.left == side)
        }
    }

    // IB-39
    @Test(arguments: [(false, 21), (true, 20)] as [(Bool, CGFloat)])
    func `a field without a border that hides its characters is a line high, in whole points`(
        isSecure: Bool,
        height: CGFloat
    ) {
        onDevice(os: 16, scale: 2) {
            let field = UITextField()
            field.font = .systemFont(ofSize: 16)
            field.isSecureTextEntry = isSecure
            #expect(field.intrinsicContentSize.height == height)
        }
    }

    @Test(arguments: [(12, 29), (13, 32), (26, 32)] as [(Int, CGFloat)])
    func `a stepper is 94 wide`(os: Int, height: CGFloat) {
        onDevice(os: os) { #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: height)) }
    }

    @Test(arguments: [(12, 28, 29), (13, 31, 32), (26, 31, 32)] as [(Int, CGFloat, CGFloat)])
    func `a segmented control's rectangle is a point lower than its frame`(
        os: Int,
        intrinsic: CGFloat,
        fitting: CGFloat
    ) {
        onDevice(os: os) {
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            #expect(control.intrinsicContentSize.height == intrinsic)
            #expect(control.bounds.height == fitting)
        }
    }

    // As documents store them.
    @Test(
        arguments: [
            (12, ["First", "Second"], 121), (10, ["Non-zero", "Even-odd"], 147),
            (16, ["Top", "Bottom", "Center"], 194), (16, ["Regular", "Light", "Subtle"], 200),
            (16, ["Timestamp", "Hexadecimal", "Terminal"], 296), (26, ["Accept List", "Reject List"], 176),
        ] as [(Int, [String], CGFloat)]
    )
    func `titles make a segmented control of that width`(os: Int, titles: [String], width: CGFloat) {
        onDevice(os: os) { #expect(UISegmentedControl(items: titles).intrinsicContentSize.width == width) }
    }

    @Test func `equal segments are as wide as the widest`() {
        onDevice(os: 13) {
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            // Measured on iOS 13 to 18: 263 = 3 x 87 + 2 dividers.
            #expect(abs(control.intrinsicContentSize.width - 263) <= 3)
            control.setWidth(40, forSegmentAt: 0)
            control.layoutIfNeeded()
            #expect(control.segmentFrames[0].width == 40)
        }
    }

    @Test(arguments: [(12, 2, 2.5), (13, 2, 2.5), (14, 4, 4), (26, 4, 4)] as [(Int, CGFloat, CGFloat)])
    func `a progress bar has a height only`(os: Int, height: CGFloat, bar: CGFloat) {
        onDevice(os: os) {
            #expect(UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
            #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == bar)
        }
    }

    @Test func `an activity indicator is 20 or 37 wide (EV-M5)`() {
        for (style, side) in [
            (UIActivityIndicatorView.Style.medium, 20), (.gray, 20), (.white, 20), (.large, 37), (.whiteLarge, 37),
        ] {
            let view = UIActivityIndicatorView(style: style)
            #expect(view.frame.size == CGSize(width: side, height: side))
            #expect(view.isHidden)
            view.startAnimating()
            #expect(!view.isHidden && view.isAnimating)
        }
    }

    @Test(arguments: [(12, 39, 37), (26, 74, 26)] as [(Int, CGFloat, CGFloat)])
    func `a page control is as wide as its dots`(os: Int, width: CGFloat, height: CGFloat) {
        onDevice(os: os) {
            let control = UIPageControl()
            control.numberOfPages = 3
            #expect(control.intrinsicContentSize == CGSize(width: width, height: height))
        }
    }

    @Test(arguments: [(10, 44), (11, 56), (18, 56), (26, 64)] as [(Int, CGFloat)])
    func `a search bar's height follows the era`(os: Int, height: CGFloat) {
        onDevice(os: os) { #expect(UISearchBar().intrinsicContentSize.height == height) }
    }

    @Test(arguments: [(12, 30), (13, 34), (26, 34)] as [(Int, CGFloat)])
    func `a field with a rounded border has one height for small fonts`(os: Int, height: CGFloat) {
        onDevice(os: os) {
            for size in [CGFloat(12), 17, 20] {
                let field = UITextField()
                field.borderStyle = .roundedRect
                field.font = .systemFont(ofSize: size)
                #expect(field.intrinsicContentSize.height == height)
            }
        }
    }

    @Test(
        arguments: [
            (12, 2, 17, 21), (12, 2, 24, 29), (14, 2, 17, 22), (14, 3, 17, 22), (18, 3, 18, 23.333), (18, 2, 18, 23),
            (26, 3, 14, 18.667), (26, 3, 12, 16),
        ] as [(Int, CGFloat, CGFloat, CGFloat)]
    )
    func `a field without border is as high as the caret`(os: Int, scale: CGFloat, font: CGFloat, height: CGFloat) {
        onDevice(os: os, scale: scale) {
            let field = UITextField()
            field.font = .systemFont(ofSize: font)
            #expect(abs(field.intrinsicContentSize.height - height) < 0.01)
        }
    }

    @Test func `a text view that doesn't scroll is as high as its text`() {
        onDevice {
            let view = UITextView()
            #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = "One"
            #expect(view.intrinsicContentSize.height == 36.5)
            view.text = "One\nTwo"
            #expect(abs(view.intrinsicContentSize.height - 57) < 0.6)
        }
    }

    @Test func `pickers are 216 high`() {
        onDevice {
            #expect(UIPickerView().intrinsicContentSize.height == 216)
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
            picker.preferredDatePickerStyle = .inline
            picker.datePickerMode = .date
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 440))
        }
    }

    @Test func `a compact date fits its text (PK-M5)`() {
        onDevice(scale: 3) {
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.date = Date(timeIntervalSince1970: 1_693_200_000)  // Aug 28, 2023
            #expect(abs(picker.intrinsicContentSize.width - 127.333) < 1)
            #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.01)
        }
    }

    // TX-24
    @Test func `a segmented control that is made with items follows their sizes until it gets one`() {
        onDevice(os: 18) {
            let control = UISegmentedControl(items: ["LIST", "GRID"])
            control.frame.origin = CGPoint(x: 10, y: 20)
            #expect(control.bounds.size == control.sizeThatFits(.zero))
            for segment in 0..<2 { control.setWidth(70, forSegmentAt: segment) }
            #expect(control.bounds.width >= 140 && control.bounds.size == control.sizeThatFits(.zero))
            #expect(control.frame.origin == CGPoint(x: 10, y: 20))
            control.frame.size.width = 300
            control.setWidth(40, forSegmentAt: 0)
            #expect(control.frame == CGRect(x: 10, y: 20, width: 300, height: control.bounds.height))
        }
    }
}
