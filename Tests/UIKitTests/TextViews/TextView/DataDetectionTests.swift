import DeviceTestSupport
import Testing

@testable import UIKit

// TX-13
@MainActor @Suite("Text view: data detectors")
struct DataDetectionTests {
    private func found(_ text: String, _ types: UIDataDetectorTypes) -> [String] {
        let linked = DataDetection.addLinks(to: NSAttributedString(string: text), of: types)
        var found: [String] = []
        linked.enumerateAttribute(.link, in: NSRange(location: 0, length: linked.length), options: []) {
            value,
            range,
            _ in
            if value != nil { found.append((text as NSString).substring(with: range)) }
        }
        return found
    }

    @Test(arguments: [
        ("Meet at 1 Infinite Loop, Cupertino, CA 95014 then", ["1 Infinite Loop, Cupertino, CA 95014"]),
        ("350 Fifth Ave Apt 4, New York, NY 10118", ["350 Fifth Ave Apt 4, New York, NY 10118"]),
        ("walk to 221 Baker Street.", ["221 Baker Street"]), ("I have 12 new friends in the city", []),
    ])
    func `addresses have a number and a street, then a room, a city and a state`(text: String, expected: [String]) {
        #expect(found(text, .address) == expected)
    }

    @Test(arguments: [
        ("on March 3, 2025 at 5:30 PM we eat", ["March 3, 2025 at 5:30 PM"]), ("due 2024-12-24", ["2024-12-24"]),
        ("see you tomorrow at 8 am or next Friday", ["tomorrow at 8 am", "next Friday"]),
        ("at 7:15 p.m.", ["7:15 p.m"]), ("may be 12 apples", []), ("version 1.2.3", []),
    ])
    func `events are days and times`(text: String, expected: [String]) {
        #expect(found(text, .calendarEvent) == expected)
    }

    @Test(arguments: [
        ("take UA 857 home", ["UA 857"]), ("my flight xq 12 was late", ["flight xq 12"]), ("room AB 12", []),
    ])
    func `flights are of known airlines, or follow the word`(text: String, expected: [String]) {
        #expect(found(text, .flightNumber) == expected)
    }

    @Test(arguments: [
        ("1Z999AA10123456784", true), ("1Z999AA10123456785", false), ("9400111899223197428497", true),
        ("9400111899223197428498", false), ("RR123456785GB", true), ("RR123456784GB", false),
    ])
    func `numbers of parcels are told by their check digits`(text: String, isFound: Bool) {
        #expect(found(text, .shipmentTrackingNumber) == (isFound ? [text] : []))
    }

    @Test func `each type finds its own, and all of them together overlap nowhere`() {
        let text = "Call 555-123-4567 on March 3, 2025, or write to a@b.org about 1Z999AA10123456784."
        #expect(found(text, .phoneNumber) == ["555-123-4567"])
        #expect(found(text, .link) == ["a@b.org"])
        #expect(found(text, .all) == ["555-123-4567", "March 3, 2025", "a@b.org", "1Z999AA10123456784"])
        #expect(found(text, .lookupSuggestion) == [])
    }

    // TX-10
    @Test func `a text view's rounded border is a line on its layer`() {
        onDevice(os: 18) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(view.layer.borderWidth == 0)
            view.borderStyle = .roundedRect
            #expect(view.layer.borderWidth > 0 && view.layer.cornerRadius > 0 && view.layer.borderColor != nil)
            view.borderStyle = .none
            #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
        }
    }
}
