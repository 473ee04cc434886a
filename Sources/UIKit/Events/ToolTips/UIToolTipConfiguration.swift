import CoreGraphics
import Foundation

/// What a tool tip says, and where it is shown. From iOS 15.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The words that are shown.
    open private(set) var toolTip: String
    /// Where the pointer has to be for the words to hold, in the view's bounds space; nil: anywhere in the view.
    open private(set) var sourceRect: CGRect?

    private init(_ toolTip: String, _ sourceRect: CGRect?) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }

    /// Words that hold for the whole view.
    public convenience init(toolTip: String) { self.init(toolTip, nil) }

    /// Words that hold for a part of the view.
    ///
    /// - Parameter inRect: In the view's bounds space.
    public convenience init(toolTip: String, in inRect: CGRect) { self.init(toolTip, inRect) }
}
