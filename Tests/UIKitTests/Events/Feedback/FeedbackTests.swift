import Testing

@testable import UIKit

@MainActor @Suite("Events: feedback")
struct FeedbackTests {
    @Test func `what would be felt is listed in order, with its strength`() {
        PlayedFeedback.all = []
        UIImpactFeedbackGenerator().impactOccurred()
        let rigid = UIImpactFeedbackGenerator(style: .rigid)
        rigid.prepare()
        rigid.impactOccurred(intensity: 0.25)
        rigid.impactOccurred(intensity: 7)
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        UISelectionFeedbackGenerator().selectionChanged()
        let expected: [PlayedFeedback.Kind] = [
            .impact(.medium, intensity: 1), .impact(.rigid, intensity: 0.25), .impact(.rigid, intensity: 1),
            .notification(.warning), .selection,
        ]
        #expect(PlayedFeedback.all.map(\.kind) == expected)
    }
}
