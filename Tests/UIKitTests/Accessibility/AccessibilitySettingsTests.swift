import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Accessibility: settings, posts and elements")
struct AccessibilitySettingsTests {
    @Test func `settings are off on a new device, but for shaking and previews of videos`() {
        World().run {
            #expect(!UIAccessibility.isVoiceOverRunning)
            #expect(!UIAccessibility.isReduceMotionEnabled)
            #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(UIAccessibility.isShakeToUndoEnabled)
            #expect(UIAccessibility.isVideoAutoplayEnabled)
        }
    }

    @Test func `a setting that changes is told once`() {
        World().run {
            nonisolated(unsafe) var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in count += 1 }
            AccessibilitySettings.current = [.reduceMotion]
            AccessibilitySettings.current = [.reduceMotion, .grayscale]
            #expect(UIAccessibility.isReduceMotionEnabled)
            #expect(count == 1)
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func `a change of the screen moves the focus while screens are read out`() {
        World().run {
            let (first, second) = (UILabel(), UILabel())
            UIAccessibility.post(notification: .screenChanged, argument: first)
            #expect(UIAccessibility.focusedElement(using: nil) == nil)
            AccessibilitySettings.current = [.voiceOver]
            UIAccessibility.post(notification: .screenChanged, argument: first)
            #expect(first.accessibilityElementIsFocused())
            UIAccessibility.post(notification: .layoutChanged, argument: second)
            #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === second)
            UIAccessibility.post(notification: .announcement, argument: "Done")
            #expect(
                AccessibilityPosts.all.map(\.notification) == [
                    .screenChanged, .screenChanged, .layoutChanged, .announcement,
                ]
            )
        }
    }

    @Test func `an element that is no view has its frame in its container's space`() {
        World().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let chart = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
            window.addSubview(chart)
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Monday"
            bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(bar.isAccessibilityElement)
            #expect(bar.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
            chart.accessibilityElements = [bar]
            #expect(chart.accessibilityElementCount() == 1)
            #expect(chart.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
            #expect(chart.index(ofAccessibilityElement: bar) == 0)
            #expect(chart.index(ofAccessibilityElement: chart) == NSNotFound)
            #expect(AccessibilityTree(of: chart).elements.map(\.label) == ["Monday"])
        }
    }

    @Test func `any object can say what it is`() {
        let object = NSObject()
        #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "Part"
        #expect(object.isAccessibilityElement && object.accessibilityLabel == "Part")
    }
}
