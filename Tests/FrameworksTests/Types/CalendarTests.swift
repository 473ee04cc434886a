import Foundation
import InsetCoreLocation
import InsetCoreMotion
import InsetEventKit
import InsetEventKitUI
import InsetLocalAuthentication
import Testing
import UIKit

@MainActor @Suite("Frameworks: calendars, steps and owners")
struct CalendarTests {
    private final class Listener: NSObject, EKCalendarChooserDelegate {
        var heard: [String] = []
        func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { heard.append("finished") }
        func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { heard.append("canceled") }
    }

    @Test func `a chooser of calendars has the buttons that it is asked for`() {
        let chooser = EKCalendarChooser(
            selectionStyle: .single,
            displayStyle: .writableCalendarsOnly,
            eventStore: EKEventStore()
        )
        let listener = Listener()
        chooser.delegate = listener
        chooser.showsDoneButton = true
        chooser.loadViewIfNeeded()
        #expect(chooser.title == "Calendar" && chooser.selectedCalendars.isEmpty)
        #expect(chooser.navigationItem.leftBarButtonItem == nil)
        chooser.showsCancelButton = true
        for item in [chooser.navigationItem.rightBarButtonItem, chooser.navigationItem.leftBarButtonItem] {
            item?.primaryAction?.performWithSender(nil, target: nil)
        }
        #expect(listener.heard == ["finished", "canceled"])
    }

    @Test func `an event has a place, and is nobody's birthday`() {
        let event = EKEvent(eventStore: EKEventStore())
        event.structuredLocation = EKStructuredLocation(title: "Harbor")
        event.structuredLocation?.geoLocation = CLLocation(latitude: 53.5, longitude: 10)
        #expect(event.structuredLocation?.geoLocation?.coordinate.latitude == 53.5)
        #expect(event.birthdayContactIdentifier == nil)
    }

    @Test func `a device that counts no steps says so by code`() {
        var code: Int?
        CMPedometer().startEventUpdates { _, error in code = (error as NSError?)?.code }
        #expect(!CMPedometer.isPedometerEventTrackingAvailable())
        #expect(code == Int(CMErrorNotAvailable.rawValue) && CMErrorNotAuthorized.rawValue == 111)
    }

    @Test func `nobody is recognized without being asked, either`() {
        let context = LAContext()
        context.interactionNotAllowed = true
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }
}
