import Foundation
import Platform
import Testing

@testable import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
    var types: [UIUserNotificationType] = []
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        types.append(notificationSettings.types)
    }
}

@MainActor @Suite("Application: notifications before iOS 10")
struct LocalNotificationTests {
    @Test func `the delegate hears in the next turn that nothing is allowed`() {
        World().run {
            let (app, delegate) = (UIApplication.shared, Delegate())
            app.delegate = delegate
            #expect(app.currentUserNotificationSettings == nil)
            app.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
            #expect(delegate.types == [])
            EventLoop.main.advance(by: 0)
            #expect(delegate.types == [[]] && app.currentUserNotificationSettings?.types == [])
        }
    }

    @Test func `what is planned is found again until it is cancelled`() {
        World().run {
            let app = UIApplication.shared
            let (first, second) = (UILocalNotification(), UILocalNotification())
            first.alertBody = "one"
            app.scheduleLocalNotification(first)
            app.scheduleLocalNotification(second)
            #expect(app.scheduledLocalNotifications == [first, second])
            #expect((first.copy() as? UILocalNotification)?.alertBody == "one")
            app.cancelLocalNotification(first)
            #expect(app.scheduledLocalNotifications == [second])
            app.cancelAllLocalNotifications()
            #expect(app.scheduledLocalNotifications == nil)
        }
    }

    @Test func `another icon needs a name that the Info.plist lists`() {
        World().run {
            let app = UIApplication.shared
            #expect(!app.supportsAlternateIcons)
            app.take(info: ["CFBundleIcons": ["CFBundleAlternateIcons": ["Dark": ["CFBundleIconFiles": ["dark"]]]]])
            var errors: [Bool] = []
            app.setAlternateIconName("Dark") { errors.append($0 != nil) }
            app.setAlternateIconName("Light") { errors.append($0 != nil) }
            EventLoop.main.advance(by: 0)
            #expect(app.supportsAlternateIcons && app.alternateIconName == "Dark" && errors == [false, true])
        }
    }
}
