import UIKit

/// Words over a picture, on a blurred plate that is as wide as they are.
final class OverlayView: UIView {
    #if canImport(ObjectiveC)
        @IBOutlet private var label: UILabel?
    #else
        private var label: UILabel?
    #endif

    var text: String? {
        get { label?.text }
        set {
            label?.text = newValue
            isHidden = (newValue ?? "").isEmpty
        }
    }
}
