import Foundation

/// What the process knows of one device, while another has its place: set aside by a boot, taken up again by a call.
///
/// Tests that are made before others run hold their devices side by side; each finds its own as it left it.
@MainActor
final class SimulatedWorld {
    private let loop: EventLoop.World
    private let windows = WindowList.visible
    private let keyWindow = WindowList.key
    private let firstResponder = FirstResponder.current
    private let keyboard = SoftwareKeyboard.state
    private let editMenu = UIMenuController.sharedController
    private let hostBundle = DocumentLookup.hostBundle
    private let documentFolders = DocumentLookup.folders
    private let assets = HostAssets.current
    private let appearances = AppearanceRegistry.current
    private let logListener = LayoutLog.listener
    private let conflictListener = LayoutLog.conflictListener
    private let gestures = GestureArbiter.active
    private let touches = TouchDelivery.state
    private let app = UIApplication.sharedIfLaunched
    private let launch = SceneLaunch.current
    private let screen = UIScreen.main.configuration
    private let brightness = UIScreen.main.brightness
    private let areAnimationsEnabled = AnimationState.areEnabled
    private let animators = UIViewPropertyAnimator.running
    private let updateHandler = ScreenDecorations.updateHandler
    private let host = ApplicationHostLink.host

    /// Takes the present device's out of the process, whose clock then stands at zero.
    init() { loop = EventLoop.main.exchange(for: EventLoop.World()) }

    /// Puts everything back.
    func restore() {
        _ = EventLoop.main.exchange(for: loop)
        WindowList.restore(windows, key: keyWindow)
        FirstResponder.current = firstResponder
        SoftwareKeyboard.state = keyboard
        UIMenuController.sharedController = editMenu
        DocumentLookup.hostBundle = hostBundle
        DocumentLookup.folders = documentFolders
        HostAssets.current = assets
        AppearanceRegistry.current = appearances
        LayoutLog.listener = logListener
        LayoutLog.conflictListener = conflictListener
        GestureArbiter.active = gestures
        TouchDelivery.state = touches
        UIApplication.sharedIfLaunched = app
        SceneLaunch.current = launch
        UIScreen.main.configuration = screen
        UIScreen.main.brightness = brightness
        AnimationState.areEnabled = areAnimationsEnabled
        UIViewPropertyAnimator.running = animators
        ScreenDecorations.updateHandler = updateHandler
        ApplicationHostLink.host = host
    }

    /// Drops what waits on the device's clock.
    func end() { loop.end() }
}
