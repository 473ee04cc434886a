import Foundation

/// The list of a family's faces.
@MainActor
final class FontFacesController: UITableViewController {
    private let settings: UIFontPickerViewController.Configuration
    private unowned let picker: UIFontPickerViewController
    private let faces: [UIFontDescriptor]

    init(_ family: String, _ settings: UIFontPickerViewController.Configuration, picker: UIFontPickerViewController) {
        self.settings = settings
        self.picker = picker
        faces = settings.faces(of: family)
        super.init(style: .plain)
        navigationItem.title = family
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { faces.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let face = faces[indexPath.row]
        let name = face.object(forKey: .face) as? String ?? face.postscriptName
        let font = settings.displayUsingSystemFont ? nil : UIFont(descriptor: face, size: 17)
        let cell = FontCell(name, font: font)
        cell.accessoryType = picker.selectedFontDescriptor?.postscriptName == face.postscriptName ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker.pick(faces[indexPath.row])
    }
}
