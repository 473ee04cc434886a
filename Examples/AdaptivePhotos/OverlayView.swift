import UIKit

/// Words over a picture, on a blurred plate that is as wide as they are.
final class OverlayView: UIView {
    @IBOutlet private var label: UILabel?

    var text: String? {
        get { label?.text }
        set {
            label?.text = newValue
            isHidden = (newValue ?? "").isEmpty
        }
    }
}
