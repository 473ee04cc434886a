import UIKit

extension LookScenes {
    static var pickers: [String: (LookCrop) -> UIView] { ["picker": picker] }

    private static func picker(_ crop: LookCrop) -> UIView {
        let view = ListPicker(crop.value("rows")?.split(separator: "|").map(String.init) ?? [])
        view.selectRow(Int(crop.number("selected") ?? 0), inComponent: 0, animated: false)
        return view
    }
}

/// A wheel of words.
private final class ListPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let rows: [String]

    init(_ rows: [String]) {
        self.rows = rows
        super.init(frame: .zero)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[row]
    }
}
