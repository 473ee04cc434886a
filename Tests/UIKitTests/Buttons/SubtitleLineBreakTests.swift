import DeviceTestSupport
import Testing

@testable import UIKit

// BT-30
@MainActor @Suite("Buttons: line breaks of subtitles")
struct SubtitleLineBreakTests {
    private func button(_ mode: NSLineBreakMode) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.subtitle = "a subtitle of some more words than there is room for"
        configuration.subtitleLineBreakMode = mode
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 200)
        button.layoutIfNeeded()
        return button
    }

    @Test func `a subtitle wraps by words, and is cut on one line by the other modes`() throws {
        try onDevice(os: 18) {
            let wrapped = try #require(button(.byWordWrapping).subtitleLabel)
            let cut = try #require(button(.byTruncatingTail).subtitleLabel)
            #expect(wrapped.frame.height > 2 * cut.frame.height)
            #expect(cut.lineBreakMode == .byTruncatingTail && cut.frame.width <= 96)
            let clipped = try #require(button(.byClipping).subtitleLabel)
            #expect(clipped.frame.height == cut.frame.height)
        }
    }

    @Test func `configurations of other modes are others`() {
        onDevice(os: 18) {
            var first = UIButton.Configuration.plain()
            let second = first
            first.subtitleLineBreakMode = .byTruncatingMiddle
            #expect(first != second)
        }
    }
}
