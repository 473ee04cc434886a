import Foundation

/// Everything in the process that a device's restart makes afresh.
@MainActor
package enum SimulatedState {
    /// Ends what runs and forgets what was set: clock, windows, responders, gestures, app, animations and counters.
    package static func reset() {
        EventLoop.main.install()
        EventLoop.main.reset()
        WindowList.reset()
        FirstResponder.current = nil
        SoftwareKeyboard.state = SoftwareKeyboard.State()
        UIMenuController.reset()
        DocumentLookup.reset()
        HostAssets.current = nil
        AppearanceRegistry.current = AppearanceRegistry()
        LayoutLog.listener = nil
        LayoutLog.conflictListener = nil
        GestureArbiter.removeAll()
        TouchDelivery.removeAll()
        UIApplication.reset()
        UIPasteboard.reset()
        PlayedFeedback.all = []
        UIDevice.current.reset()
        UIScreen.main.brightness = 0.5
        AnimationState.reset()
        UIViewPropertyAnimator.running = [:]
        UITraitCollection.resetCurrent()
        ScreenDecorations.updateHandler = nil
        NSLayoutConstraint.lastReferenceStamp = 0
        CATransaction.reset()
    }
}
