import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Application: messages")
struct ApplicationMessageTests {
    @Test func `a message of the app's life follows the notification of its name`() {
        let app = UIApplication()
        let log = Log()
        let center = NotificationCenter.default
        let old = center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: app, queue: nil) {
            _ in
            MainActor.assumeIsolated { log.lines.append("notification") }
        }
        let token = center.addObserver(of: app, for: .willEnterForeground) { _ in log.lines.append("message") }
        let other = center.addObserver(of: app, for: .didEnterBackground) { _ in log.lines.append("other") }
        app.announce(UIApplication.willEnterForegroundNotification)
        #expect(log.lines == ["notification", "message"])
        center.removeObserver(token)
        app.announce(UIApplication.willEnterForegroundNotification)
        #expect(log.lines == ["notification", "message", "notification"])
        center.removeObserver(old)
        center.removeObserver(other)
    }
}

@MainActor
private final class Log {
    var lines: [String] = []
}
