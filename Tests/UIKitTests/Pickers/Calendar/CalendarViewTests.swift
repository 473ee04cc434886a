import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Pickers: calendars")
struct CalendarViewTests {
    private final class Teller: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
        var log: [String] = []
        var decorated: Set<Int> = []
        var asked: [Int] = []
        var refused: Set<Int> = []

        func calendarView(
            _ calendarView: UICalendarView,
            decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            asked.append(dateComponents.day ?? 0)
            return decorated.contains(dateComponents.day ?? 0) ? .default(color: .systemRed) : nil
        }
        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            log.append("from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            log.append("select \(dateComponents.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "nil")")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            canSelectDate dateComponents: DateComponents?
        ) -> Bool { !(dateComponents?.day.map(refused.contains) ?? false) }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didSelectDate dateComponents: DateComponents
        ) { log.append("select \(dateComponents.day ?? 0)") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didDeselectDate dateComponents: DateComponents
        ) { log.append("deselect \(dateComponents.day ?? 0)") }
        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear,
            didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) {
            log.append("week \(weekOfYearComponents?.weekOfYear ?? 0) \(weekOfYearComponents?.yearForWeekOfYear ?? 0)")
        }
    }

    /// A calendar of January 2024, the device's month, 320 points wide.
    private func calendar() throws -> UICalendarView {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 16", os: 18)
        let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 320, height: 420))
        root.view.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    private func tap(_ day: Int, in view: UICalendarView) {
        view.layoutIfNeeded()
        let frame = view.page.grid.frame(ofDay: day)
        tap(view.page.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    }

    private func tap(_ point: CGPoint) {
        let finger = Finger()
        finger.down(at: point)
        finger.up()
        EventLoop.main.advance(by: 0.5)
    }

    @Test func `a touched day is selected, and touched again it is not`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            let selection = UICalendarSelectionSingleDate(delegate: teller)
            view.selectionBehavior = selection
            tap(17, in: view)
            #expect(selection.selectedDate?.day == 17)
            tap(18, in: view)
            tap(18, in: view)
            #expect(selection.selectedDate == nil)
            teller.refused = [20]
            tap(20, in: view)
            #expect(teller.log == ["select 2024-1-17", "select 2024-1-18", "select nil"])
        }
    }

    @Test func `days are chosen and let go one by one`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            let selection = UICalendarSelectionMultiDate(delegate: teller)
            view.selectionBehavior = selection
            for day in [3, 30, 3] { tap(day, in: view) }
            #expect(teller.log == ["select 3", "select 30", "deselect 3"])
            #expect(selection.selectedDates.map(\.day) == [30])
        }
    }

    @Test func `a touched day selects its week, of the year in which it is counted`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            view.selectionBehavior = UICalendarSelectionWeekOfYear(delegate: teller)
            view.locale = Locale(identifier: "de_DE")
            view.setVisibleDateComponents(DateComponents(year: 2027, month: 1), animated: false)
            tap(2, in: view)
            tap(4, in: view)
            #expect(teller.log == ["week 53 2026", "week 1 2027"])
        }
    }

    @Test func `the buttons turn to the months beside, which is told, and code isn't`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            view.delegate = teller
            tap(CGPoint(x: 20 + 320 - 24, y: 122))
            #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2024)
            tap(CGPoint(x: 20 + 320 - 66, y: 122))
            tap(CGPoint(x: 20 + 320 - 66, y: 122))
            #expect(view.visibleDateComponents.month == 12 && view.visibleDateComponents.year == 2023)
            view.setVisibleDateComponents(DateComponents(year: 2024, month: 6, day: 12), animated: true)
            EventLoop.main.advance(by: 1)
            #expect(view.visibleDateComponents.month == 6 && view.visibleDateComponents.day == nil)
            #expect(teller.log == ["from 1 to 2", "from 2 to 1", "from 1 to 12"])
            #expect(view.clip.subviews.filter { $0 is MonthPage }.count == 1)
        }
    }

    @Test func `what the range leaves out is neither shown nor chosen`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            view.delegate = teller
            let selection = UICalendarSelectionSingleDate(delegate: teller)
            view.selectionBehavior = selection
            let start = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 1, day: 10, hour: 15)))
            let end = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 2, day: 5)))
            view.availableDateRange = DateInterval(start: start, end: end)
            tap(9, in: view)
            #expect(teller.log == [])
            tap(10, in: view)
            #expect(teller.log == ["select 2024-1-10"])
            tap(CGPoint(x: 20 + 320 - 66, y: 122))
            #expect(view.visibleDateComponents.month == 1)
            view.visibleDateComponents = DateComponents(year: 2025, month: 7)
            #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2024)
        }
    }

    @Test func `the delegate is asked for each day's decoration, and again for those that are reloaded`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            teller.decorated = [4, 9]
            view.delegate = teller
            #expect(teller.asked == Array(1...31))
            view.layoutIfNeeded()
            let dots = view.page.subviews
            #expect(dots.count == 2)
            let cell = view.page.grid.frame(ofDay: 4)
            #expect(
                dots.contains { abs($0.center.x - cell.midX) < 1 && cell.contains($0.center) },
                "\(dots.map(\.frame)) \(cell)"
            )
            teller.asked = []
            teller.decorated = [9]
            view.reloadDecorations(
                forDateComponents: [
                    DateComponents(year: 2024, month: 1, day: 4), DateComponents(year: 2024, month: 2),
                ],
                animated: true
            )
            #expect(teller.asked == [4])
            #expect(view.page.subviews.count == 1)
            view.wantsDateDecorations = false
            #expect(view.page.subviews.isEmpty)
        }
    }

    @Test func `weeks begin as the locale says, on the side where its writing begins`() throws {
        try World().run {
            let view = try calendar()
            // January 2024 begins on a Monday.
            #expect(view.page.grid.weekdays.first == "SUN")
            let cell = (320.0 - 16) / 7
            #expect(abs(view.page.grid.frame(ofDay: 1).minX - (8 + cell)) < 0.01)
            view.locale = Locale(identifier: "de_DE")
            #expect(abs(view.page.grid.frame(ofDay: 1).minX - 8) < 0.01)
            view.locale = Locale(identifier: "he_IL")
            #expect(abs(view.page.grid.frame(ofDay: 1).minX - (320 - 8 - 2 * cell)) < 0.01)
        }
    }

    @Test func `the month's name opens wheels of months and years`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            view.delegate = teller
            tap(CGPoint(x: 60, y: 122))
            let wheels = try #require(view.wheels)
            #expect(wheels.superview === view && view.clip.isHidden)
            let date = try #require(view.calendar.date(from: DateComponents(year: 2026, month: 5)))
            wheels.choose(date)
            #expect(view.visibleDateComponents.month == 5 && view.visibleDateComponents.year == 2026)
            tap(CGPoint(x: 60, y: 122))
            #expect(view.wheels == nil && !view.clip.isHidden)
            #expect(teller.log == ["from 1 to 5"])
        }
    }
}
