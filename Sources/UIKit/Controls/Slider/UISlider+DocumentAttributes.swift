extension DocumentTables {
    static let slider = DocumentAttributes<UISlider>("slider") {
        $0.number("minValue", \.minimumValue, default: 0, always: true, key: "minimumValue")
        $0.number("maxValue", \.maximumValue, default: 1, always: true, key: "maximumValue")
        $0.number("value", \.value, default: 0, always: true)
        $0.bool("continuous", \.isContinuous, default: true)
        $0.color("minimumTrackTintColor", \.minimumTrackTintColor, always: true)
        $0.color("maximumTrackTintColor", \.maximumTrackTintColor, always: true)
        $0.color("thumbTintColor", \.thumbTintColor, always: true)
        $0.image("minimumValueImage", \.minimumValueImage, always: true)
        $0.image("maximumValueImage", \.maximumValueImage, always: true)
        $0.row("minimumTrackImage", .image, read: { $0.image("minimumTrackImage") }) {
            $0.setMinimumTrackImage($1, for: .normal)
        }
        $0.row("maximumTrackImage", .image, read: { $0.image("maximumTrackImage") }) {
            $0.setMaximumTrackImage($1, for: .normal)
        }
    }
}
