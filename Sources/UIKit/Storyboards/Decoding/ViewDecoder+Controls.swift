import InterfaceBuilder

extension ViewDecoder {
    func decode(_ toggle: UISwitch) {
        toggle.isOn = node.bool("on") ?? false
        if let color = values.color(node.color("onTintColor")) { toggle.onTintColor = color }
        if let color = values.color(node.color("thumbTintColor")) { toggle.thumbTintColor = color }
    }

    func decode(_ slider: UISlider) {
        slider.minimumValue = Float(node.number("minValue") ?? 0)
        slider.maximumValue = Float(node.number("maxValue") ?? 1)
        slider.value = Float(node.number("value") ?? 0)
        if let continuous = node.bool("continuous") { slider.isContinuous = continuous }
        slider.minimumTrackTintColor = values.color(node.color("minimumTrackTintColor"))
        slider.maximumTrackTintColor = values.color(node.color("maximumTrackTintColor"))
        slider.thumbTintColor = values.color(node.color("thumbTintColor"))
        slider.minimumValueImage = values.image(node.image("minimumValueImage"))
        slider.maximumValueImage = values.image(node.image("maximumValueImage"))
    }

    func decode(_ stepper: UIStepper) {
        stepper.minimumValue = node.number("minimumValue") ?? 0
        stepper.maximumValue = node.number("maximumValue") ?? 100
        if let step = node.number("stepValue") { stepper.stepValue = step }
        stepper.value = node.number("value") ?? 0
        if let wraps = node.bool("wraps") { stepper.wraps = wraps }
        if let repeats = node.bool("autorepeat") { stepper.autorepeat = repeats }
        if let continuous = node.bool("continuous") { stepper.isContinuous = continuous }
    }

    func decode(_ control: UISegmentedControl) {
        control.removeAllSegments()
        let segments = node.segments
        if segments.count > Self.mostSegments {
            note("\(segments.count) segments are too many, the first \(Self.mostSegments) are shown")
        }
        for (index, segment) in segments.prefix(Self.mostSegments).enumerated() {
            if let image = values.image(segment.image) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.title, at: index, animated: false)
            }
            if let width = segment.width { control.setWidth(width, forSegmentAt: index) }
            if let offset = segment.contentOffset { control.setContentOffset(offset, forSegmentAt: index) }
            control.setEnabled(segment.isEnabled, forSegmentAt: index)
        }
        if let apportions = node.bool("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = apportions
        }
        if let momentary = node.bool("momentary") { control.isMomentary = momentary }
        if let color = values.color(node.color("selectedSegmentTintColor")) { control.selectedSegmentTintColor = color }
        let selected = node.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        guard selected < control.numberOfSegments else {
            return note("there is no segment \(selected) to select; correct selectedSegmentIndex")
        }
        control.selectedSegmentIndex = max(selected, UISegmentedControl.noSegment)
    }

    /// More than a screen has points for; each is laid out and drawn by itself.
    private static let mostSegments = 512

    func decode(_ pageControl: UIPageControl) {
        if let count = node.integer("numberOfPages") { pageControl.numberOfPages = count }
        if let page = node.integer("currentPage") { pageControl.currentPage = page }
        if let hides = node.bool("hidesForSinglePage") { pageControl.hidesForSinglePage = hides }
        if let color = values.color(node.color("pageIndicatorTintColor")) { pageControl.pageIndicatorTintColor = color }
        if let color = values.color(node.color("currentPageIndicatorTintColor")) {
            pageControl.currentPageIndicatorTintColor = color
        }
    }

    func decode(_ progress: UIProgressView) {
        if node.string("progressViewStyle") == "bar" { progress.progressViewStyle = .bar }
        if let value = node.number("progress") { progress.progress = Float(value) }
        progress.progressTintColor = values.color(node.color("progressTintColor"))
        progress.trackTintColor = values.color(node.color("trackTintColor"))
    }

    func decode(_ indicator: UIActivityIndicatorView) {
        let styles: [String: UIActivityIndicatorView.Style] = [
            "white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large,
        ]
        indicator.style = node.string("style").flatMap { styles[$0] } ?? .white
        if let color = values.color(node.color("color")) { indicator.color = color }
        indicator.hidesWhenStopped = node.bool("hidesWhenStopped") ?? false
        if node.bool("animating") == true { indicator.startAnimating() }
    }

    func decode(_ picker: UIDatePicker) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        if let mode = node.string("datePickerMode").flatMap({ modes[$0] }) { picker.datePickerMode = mode }
        let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
        if let style = node.string("style").flatMap({ styles[$0] }) { picker.preferredDatePickerStyle = style }
        if let interval = node.integer("minuteInterval") { picker.minuteInterval = interval }
    }
}
