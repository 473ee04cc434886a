extension UIStepper {
    func setImage(_ image: UIImage?, _ part: StepperImages.Part, _ state: State) {
        images.parts[part, default: [:]][state] = image
        setNeedsLayout()
        noteAppearance(of: part.rawValue, image, for: UInt(state.rawValue)) {
            $0.setImage($1, part, state)
        } get: {
            $0.images.parts[part]?[state]
        }
    }

    /// An image stands as wide as it is between the halves, in place of the line.
    func showDividerImage(between left: State, _ right: State, in divider: ControlPart) {
        let image = images.dividers.shown(between: left, right)
        divider.layer.contents = image?.cgImage
        guard let image else { return }
        divider.backgroundColor = nil
        divider.layer.contentsScale = image.scale
        let frame = divider.frame
        divider.frame = CGRect(
            x: frame.midX - image.size.width / 2,
            y: 0,
            width: image.size.width,
            height: bounds.height
        ).roundedToPixels(scale: layoutScale)
    }
}

/// What an app has a stepper drawn with.
struct StepperImages {
    /// Raw values are the names under which appearance proxies know them.
    enum Part: String {
        case decrement = "decrementImage", increment = "incrementImage", background = "backgroundImage"
    }

    var parts: [Part: [UIControl.State: UIImage]] = [:]
    var dividers = DividerImages()

    /// What was set for a state, else for `.normal`.
    subscript(_ part: Part, _ state: UIControl.State) -> UIImage? { parts[part]?[state] ?? parts[part]?[.normal] }
}
