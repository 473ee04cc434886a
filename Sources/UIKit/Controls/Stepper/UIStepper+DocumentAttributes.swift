extension DocumentTables {
    static let stepper = DocumentAttributes<UIStepper>("stepper") {
        $0.number("minimumValue", \.minimumValue, default: 0, always: true)
        $0.number("maximumValue", \.maximumValue, default: 100, always: true)
        $0.number("stepValue", \.stepValue, default: 1)
        $0.number("value", \.value, default: 0, always: true)
        $0.bool("wraps", \.wraps, default: false)
        $0.bool("autorepeat", \.autorepeat, default: true)
        $0.bool("continuous", \.isContinuous, default: true)
        $0.row("decrementImage", .image, read: { $0.image("decrementImage") }) {
            $0.setDecrementImage($1, for: .normal)
        }
        $0.row("incrementImage", .image, read: { $0.image("incrementImage") }) {
            $0.setIncrementImage($1, for: .normal)
        }
    }
}
