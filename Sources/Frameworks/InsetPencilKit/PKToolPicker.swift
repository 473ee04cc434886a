import Platform
import UIKit

/// Offers tools; isn't shown here, and keeps the tool that the app gives it.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    private struct Entry { weak var observer: (any PKToolPickerObserver)? }
    private var observers: [Entry] = []
    /// The tool. Default: a black pen.
    open var selectedTool: any PKTool = PKInkingTool(.pen, color: .black) {
        didSet { for entry in observers { entry.observer?.toolPickerSelectedToolDidChange(self) } }
    }
    /// Whether the ruler is out. Default: false.
    open var isRulerActive = false
    /// Whether the picker is shown; never.
    open var isVisible: Bool { false }
    /// Whether it has a switch for fingers. Default: true.
    open var showsDrawingPolicyControls = true
    /// The name that its state is kept under; nothing is kept.
    open var stateAutosaveName: String?
    /// A picker.
    public override init() {}
    /// A window's picker: a new one each time.
    open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
    /// Says that nothing is shown.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        if visible {
            AbsentFeature.report("PKToolPicker.setVisible", "tools aren't offered here; the canvas keeps its tool")
        }
    }
    /// Somebody who hears of changes, as a canvas, which takes the tool.
    open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(Entry(observer: observer)) }
    /// Not any more.
    open func removeObserver(_ observer: any PKToolPickerObserver) { observers.removeAll { $0.observer === observer } }
    /// What it would cover: nothing.
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// Hears of a picker; all optional.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    /// Called when another tool is chosen.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// Called when the ruler comes or goes.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// Called when the picker comes or goes.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// Called when it covers something else.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    /// Optional; nothing.
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    /// Optional; nothing.
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    /// Optional; nothing.
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    /// Optional; nothing.
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

extension PKCanvasView: PKToolPickerObserver {
    /// Takes the picker's tool.
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
}
