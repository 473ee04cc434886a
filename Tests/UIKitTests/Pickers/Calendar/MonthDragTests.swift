import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Pickers: a calendar's pages follow the finger")
struct MonthDragTests {
    private final class Teller: NSObject, UICalendarViewDelegate {
        var log: [Int] = []
        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { log.append(previousDateComponents.month ?? 0) }
    }

    /// A calendar of May 2024, 300 points wide.
    private func calendar() throws -> UICalendarView {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 16", os: 18)
        let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 300, height: 420))
        root.view.addSubview(view)
        view.visibleDateComponents = DateComponents(calendar: view.calendar, year: 2024, month: 5)
        window.layoutIfNeeded()
        return view
    }

    /// The finger moves along from 200 by so many points in so many steps of a frame.
    private func drag(_ finger: Finger, from x: CGFloat, by way: CGFloat, steps: Int) {
        finger.down(at: CGPoint(x: x, y: 300))
        for step in 1...steps {
            EventLoop.main.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: x + way * CGFloat(step) / CGFloat(steps), y: 300))
        }
    }

    @Test func `pages move with the finger, the next month beside the present one`() throws {
        try World().run {
            let view = try calendar()
            let finger = Finger()
            drag(finger, from: 250, by: -100, steps: 20)
            let pages = view.clip.subviews.compactMap { $0 as? MonthPage }
            #expect(pages.count == 2)
            let x = pages.map(\.frame.minX)
            #expect(x[0] < -60 && abs(x[1] - x[0] - 300) < 0.01)
            #expect(view.visibleDateComponents.month == 5)
            finger.up()
            EventLoop.main.advance(by: 1)
        }
    }

    @Test func `a long drag turns the month and tells the delegate, a short slow one doesn't`() throws {
        try World().run {
            let (view, teller) = (try calendar(), Teller())
            view.delegate = teller
            let finger = Finger()
            drag(finger, from: 250, by: -80, steps: 60)
            EventLoop.main.advance(by: 0.5)
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(view.visibleDateComponents.month == 5 && teller.log == [])
            #expect(view.clip.subviews.count == 1 && view.page.frame.minX == 0)
            drag(finger, from: 280, by: -220, steps: 40)
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(view.visibleDateComponents.month == 6 && teller.log == [5])
            #expect(view.clip.subviews.count == 1 && view.page.frame.minX == 0)
        }
    }

    @Test func `a quick drag turns backward, and none turns out of the range`() throws {
        try World().run {
            let view = try calendar()
            let finger = Finger()
            drag(finger, from: 100, by: 90, steps: 4)
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(view.visibleDateComponents.month == 4)
            let start = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 4, day: 1)))
            view.availableDateRange = DateInterval(start: start, end: .distantFuture)
            drag(finger, from: 60, by: 220, steps: 20)
            #expect(view.page.frame.minX > 0 && view.page.frame.minX < 90)
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(view.visibleDateComponents.month == 4 && view.page.frame.minX == 0)
        }
    }
}
