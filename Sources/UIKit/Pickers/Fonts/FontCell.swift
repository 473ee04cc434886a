/// A row with a font's name.
@MainActor
final class FontCell: UITableViewCell {
    /// - Parameter font: Nil: the system's.
    init(_ name: String, font: UIFont?) {
        super.init(style: .default, reuseIdentifier: nil)
        textLabel?.text = name
        textLabel?.font = font ?? .systemFont(ofSize: 17)
    }

    required init?(coder: NSCoder) { nil }
}
