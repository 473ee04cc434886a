@_exported import UIKit

/// A slider of the device's loudness, and the button that chooses a loudspeaker; there is only one here.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    /// Whether the slider is shown. Default: true.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Whether the button is shown where there is a choice; there is none. Default: true.
    open var showsRouteButton = true
    /// Whether another loudspeaker could be chosen; false.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether another loudspeaker is in use; false.
    open var isWirelessRouteActive: Bool { false }
    private let slider = UISlider()

    /// A slider at half.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        add()
    }

    /// A slider at half.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        add()
    }

    private func add() {
        slider.value = 0.5
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height)
    }

    /// Where the slider lies, in the view's points.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Gives the slider's lower part a picture.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    /// Gives the slider's upper part a picture.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    /// Gives the slider's thumb a picture.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
}
