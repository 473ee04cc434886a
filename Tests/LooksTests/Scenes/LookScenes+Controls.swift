import UIKit

extension LookScenes {
    static var controls: [String: (LookCrop) -> UIView] {
        [
            "switch": toggle, "slider": slider, "segments": segments, "stepper": stepper, "pages": pages,
            "progress": progress, "wheel": wheel, "textField": textField, "datePicker": datePicker,
            "searchBar": searchBar,
        ]
    }

    private static func toggle(_ crop: LookCrop) -> UIView {
        let control = UISwitch()
        control.isOn = crop.has("on")
        control.isEnabled = !crop.has("disabled")
        if crop.has("tinted") {
            control.onTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            control.tintColor = .red
            control.thumbTintColor = .blue
        }
        return control
    }

    private static func slider(_ crop: LookCrop) -> UIView {
        let control = UISlider()
        control.value = Float(crop.number("value") ?? 0)
        if crop.has("tinted") {
            control.minimumTrackTintColor = .blue
            control.maximumTrackTintColor = .red
        }
        return control
    }

    private static func segments(_ crop: LookCrop) -> UIView {
        let titles = crop.value("titles")?.split(separator: "|").map(String.init) ?? []
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = Int(crop.number("selected") ?? 0)
        if let size = crop.number("size") {
            control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: size)], for: .normal)
        }
        return control
    }

    private static func stepper(_ crop: LookCrop) -> UIView {
        let control = UIStepper()
        control.value = crop.number("value") ?? 0
        return control
    }

    private static func pages(_ crop: LookCrop) -> UIView {
        let control = UIPageControl()
        control.numberOfPages = Int(crop.number("count") ?? 3)
        control.currentPage = Int(crop.number("current") ?? 0)
        control.pageIndicatorTintColor = UIColor(white: 88 / 255, alpha: 1)
        control.currentPageIndicatorTintColor = .black
        return control
    }

    private static func progress(_ crop: LookCrop) -> UIView {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = Float(crop.number("value") ?? 0)
        return view
    }

    private static func wheel(_ crop: LookCrop) -> UIView {
        let view = UIActivityIndicatorView(style: crop.has("large") ? .large : .medium)
        view.hidesWhenStopped = false
        if crop.has("turning") { view.startAnimating() }
        return view
    }

    private static func textField(_ crop: LookCrop) -> UIView {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = crop.value("text")
        field.placeholder = crop.value("placeholder")
        return field
    }

    private static func searchBar(_ crop: LookCrop) -> UIView {
        let bar = UISearchBar()
        bar.searchBarStyle = crop.has("minimal") ? .minimal : .default
        bar.placeholder = crop.value("placeholder")
        bar.text = crop.value("text")
        return bar
    }

    private static func datePicker(_ crop: LookCrop) -> UIView {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.preferredDatePickerStyle = crop.has("wheels") ? .wheels : crop.has("inline") ? .inline : .compact
        picker.datePickerMode = crop.has("time") ? .time : crop.has("both") ? .dateAndTime : .date
        picker.minuteInterval = Int(crop.number("interval") ?? 1)
        picker.date = Date(timeIntervalSince1970: crop.number("at") ?? 0)
        return picker
    }
}
