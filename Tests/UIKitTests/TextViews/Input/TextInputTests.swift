import DeviceTestSupport
import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor
private final class FieldLog: UITextFieldDelegate {
    var log: [String] = []
    var refuses: Set<String> = []

    private func ask(_ name: String) -> Bool {
        log.append(name)
        return !refuses.contains(name)
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { ask("shouldChange \(range.location) \(range.length) \(string)") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("didChangeSelection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}

@MainActor
private final class ViewLog: UITextViewDelegate {
    var log: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { log.append("shouldBegin"); return true }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { log.append("shouldEnd"); return true }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("shouldChange")
        return true
    }
    func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("didChangeSelection") }
}

@MainActor @Suite("Text input: order of calls", .serialized)
struct TextInputTests {
    @Test func `a field tells its delegate as measured (TX-M10)`() {
        let (field, delegate) = (UITextField(), FieldLog())
        field.delegate = delegate
        #expect(field.becomeFirstResponder())
        field.insertText("ab")
        field.deleteBackward()
        field.text = "xyz"
        #expect(field.resignFirstResponder())
        #expect(
            delegate.log == [
                "shouldBegin", "didBegin", "didChangeSelection", "didChangeSelection", "didChangeSelection",
                "shouldEnd", "didEnd",
            ]
        )
    }

    @Test func `a delegate that says no changes nothing (TX-M11)`() {
        let (field, delegate) = (UITextField(), FieldLog())
        field.delegate = delegate
        delegate.refuses = ["shouldBegin"]
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        delegate.refuses = ["shouldEnd"]
        #expect(field.becomeFirstResponder())
        #expect(!field.resignFirstResponder() && field.isFirstResponder)
        delegate.refuses = []
        #expect(field.resignFirstResponder())
    }

    @Test func `a keyboard asks before it types`() {
        let (field, delegate) = (UITextField(), FieldLog())
        field.delegate = delegate
        field.becomeFirstResponder()
        delegate.log = []
        delegate.refuses = ["shouldChange 1 0 b"]
        field.typeByKeyboard("ab\n")
        #expect(field.text == "a")
        #expect(delegate.log == ["shouldChange 0 0 a", "didChangeSelection", "shouldChange 1 0 b", "shouldReturn"])
        field.deleteByKeyboard()
        #expect(field.text == "")
        field.resignFirstResponder()
    }

    @Test func `a field that clears is empty after it began (TX-M8)`() {
        let field = UITextField()
        field.text = "text"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
        field.resignFirstResponder()
    }

    @Test func `a text view tells its delegate as measured (TX-M1 … TX-M3)`() {
        let (view, delegate) = (UITextView(), ViewLog())
        view.delegate = delegate
        view.text = "abc"
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.insertText("d")
        view.selectedRange = NSRange(location: 4, length: 0)
        view.becomeFirstResponder()
        view.typeByKeyboard("e")
        view.resignFirstResponder()
        #expect(view.text == "abcde")
        #expect(
            delegate.log == [
                "didChangeSelection", "didChangeSelection", "didChange", "shouldBegin", "didBegin", "shouldChange",
                "didChangeSelection", "didChange", "shouldEnd", "didEnd",
            ]
        )
    }

    @Test func `editing by code tells, without asking, focus or not (TX-M2)`() {
        let (view, delegate) = (UITextView(), ViewLog())
        view.text = "abc"
        view.delegate = delegate
        var notes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification,
            object: view,
            queue: nil
        ) { _ in MainActor.assumeIsolated { notes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        view.insertText("d")
        view.deleteBackward()
        view.replace(UITextRange(NSRange(location: 0, length: 1)), withText: "xyz")
        #expect(!view.isFirstResponder && view.text == "xyzbc" && notes == 3)
        #expect(
            delegate.log == [
                "didChangeSelection", "didChange", "didChangeSelection", "didChange", "didChangeSelection",
                "didChange",
            ]
                || delegate.log == [
                    "didChangeSelection", "didChange", "didChangeSelection", "didChange", "didChange",
                ]
        )
        #expect(!delegate.log.contains("shouldChange"))
    }

    @Test func `the selection that it has already is no change, none is the beginning (TX-M4)`() {
        let (view, delegate) = (UITextView(), ViewLog())
        view.text = "abc"
        view.selectedRange = NSRange(location: 1, length: 1)
        view.delegate = delegate
        view.selectedRange = NSRange(location: 1, length: 1)
        #expect(delegate.log.isEmpty)
        view.selectedTextRange = nil
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        #expect(delegate.log == ["didChangeSelection"])
    }

    @Test func `places are UTF-16 units, deleting takes whole characters (TX-M5, TX-M6)`() {
        let view = UITextView()
        view.text = "a\u{1F468}\u{200D}\u{1F469}"
        #expect(view.endOfDocument.offset == 6)
        view.deleteBackward()
        #expect(view.text == "a")
        view.text = "Hello world"
        view.replace(UITextRange(NSRange(location: 0, length: 5)), withText: "Bye")
        #expect(view.text == "Bye world" && view.selectedRange.location == 3)
        view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText("かん", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "Byeかん world" && view.markedTextRange?.range == NSRange(location: 3, length: 2))
        view.insertText("漢")
        #expect(view.text == "Bye漢 world" && view.markedTextRange == nil)
    }

    @Test func `carets stand where UIKit's do (TX-M7)`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "a\nb"
        #expect(view.caretRect(for: view.beginningOfDocument) == CGRect(x: 4, y: 7, width: 2, height: 22))
    }

    @Test func `a search bar calls nothing when its text is set (TX-M12)`() {
        final class BarLog: UISearchBarDelegate {
            var log: [String] = []
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
                log.append("shouldBegin"); return true
            }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { log.append("shouldEnd"); return true }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        }
        let (bar, delegate) = (UISearchBar(), BarLog())
        bar.delegate = delegate
        bar.text = "set"
        bar.becomeFirstResponder()
        bar.searchTextField.typeByKeyboard("!\n")
        bar.resignFirstResponder()
        #expect(delegate.log == ["shouldBegin", "didBegin", "set!", "search", "shouldEnd", "didEnd"])
    }
}

@MainActor @Suite("Pickers")
struct PickerTests {
    private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [Int] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(row)
        }
    }

    @Test func `the drum is PK-M1's`() throws {
        let drum = PickerDrum(height: 216, rowHeight: 32)
        let next = try #require(drum.place(of: 1))
        #expect(abs(next.center - (108 + 97.26 * sin(2 * .pi / 19))) < 0.01)
        #expect(drum.place(of: 4) != nil && drum.place(of: 5) == nil)
    }

    @Test func `selecting by code calls nothing and clamps (PK-M4)`() {
        let (picker, rows) = (UIPickerView(), Rows())
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 9)
        #expect(rows.chosen.isEmpty)
        picker.layoutIfNeeded()
        #expect(picker.componentFrames.map(\.width) == [148, 148])
        touch(picker, at: CGPoint(x: 60, y: 140))
        #expect(rows.chosen == [4])
    }

    @Test(arguments: [(1, 302), (2, 148), (3, 97), (4, 71), (5, 56)] as [(Int, CGFloat)])
    func `components share the width (PK-M2)`(count: Int, width: CGFloat) {
        final class Columns: UIPickerViewDataSource {
            var count = 1
            func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let (picker, columns) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Columns())
        columns.count = count
        picker.dataSource = columns
        picker.layoutIfNeeded()
        #expect(picker.componentFrames.map(\.width) == Array(repeating: width, count: count))
    }

    @Test func `the selection stands in a band, larger than its neighbors (PK-M2, PK-M3)`() throws {
        try onDevice {
            let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Rows())
            picker.dataSource = rows
            picker.delegate = rows
            picker.layoutIfNeeded()
            let shown = picker.wheels[0].rows
            let (middle, next) = (
                try #require(shown[0] as? PickerRowLabel), try #require(shown[1] as? PickerRowLabel)
            )
            #expect(middle.font.pointSize == 23.5 && middle.alpha == 1)
            #expect(next.font.pointSize == 21 && abs(next.alpha - 0.447) < 0.05)
            #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
            #expect(picker.subviews.first?.frame == CGRect(x: 9, y: 91, width: 302, height: 34))
        }
    }

    @Test func `a date picker without a date shows the device's day at 9 41, whatever the host's is`() throws {
        World(era: .standard).run {
            let picker = UIDatePicker()
            let calendar = picker.calendar ?? Calendar(identifier: .iso8601)
            #expect(calendar.identifier == .gregorian)
            let parts = calendar.dateComponents([.month, .day, .weekday, .hour, .minute], from: picker.date)
            // "Tue Jan 9", as the status bar of a pad says.
            #expect(parts.month == 1 && parts.day == 9 && parts.weekday == 3)
            #expect(parts.hour == 9 && parts.minute == 41)
        }
    }

    @Test func `dates are clamped and rounded down (PK-M6)`() {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.minuteInterval = 15
        picker.date = Date(timeIntervalSince1970: 47 * 60 + 13)
        #expect(picker.date.timeIntervalSince1970 == 45 * 60 + 13)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.maximumDate = Date(timeIntervalSince1970: 600)
        #expect(picker.date.timeIntervalSince1970 == 600)
    }
}
