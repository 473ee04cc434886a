@_exported import InsetAVFoundation
import InsetPlaceholders
@_exported import UIKit

/// Takes the screen for a film, which isn't shown here.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// What is shown. Nil by default.
    open var player: AVPlayer?
    /// Whether there are buttons. Default: true.
    open var showsPlaybackControls = true
    /// How the picture fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the film may leave the app. Default: true.
    open var allowsPictureInPicturePlayback = true

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        PlaceholderPanel.fill(view, "AVPlayerViewController")
    }
}
