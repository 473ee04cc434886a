import UIKit

/// Buttons of every legacy type, then, where the system has them, of every configuration.
final class ButtonsScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: legacyRows + configuredRows)
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func row(_ views: [UIView]) -> UIView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 14
        row.alignment = .center
        return row
    }

    // MARK: Legacy types

    private var legacyRows: [UIView] {
        let custom = button(.custom, "Custom")
        custom.setTitleColor(.systemPurple, for: .normal)
        let disabled = button(.system, "Disabled")
        disabled.isEnabled = false
        let pictured = button(.system, "Star")
        pictured.setImage(UIImage(systemName: "star.fill"), for: .normal)
        let symbols: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
        return [
            row([button(.system, "System"), custom, disabled, pictured]),
            row(symbols.map { UIButton(type: $0) }),
        ]
    }

    private func button(_ type: UIButton.ButtonType, _ title: String) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        return button
    }

    // MARK: Configurations

    private var configuredRows: [UIView] {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
            ("Borderless", .borderless()), ("Bordered", .bordered()), ("Bordered tinted", .borderedTinted()),
            ("Prominent", .borderedProminent()),
        ]
        let pairs = stride(from: 0, to: styles.count, by: 2).map { styles[$0..<min($0 + 2, styles.count)] }
        let plain = pairs.map { pair in
            row(
                pair.map { title, configuration in
                    var configuration = configuration
                    configuration.title = title
                    return UIButton(configuration: configuration)
                }
            )
        }
        return plain + [row(sizes), row(placements), row([subtitled(.leading), subtitled(.trailing)]), row(states)]
    }

    private var sizes: [UIView] {
        [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Size"
            configuration.buttonSize = size
            configuration.cornerStyle = .capsule
            return UIButton(configuration: configuration)
        }
    }

    private var placements: [UIView] {
        [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
            var configuration = UIButton.Configuration.tinted()
            configuration.title = "Heart"
            configuration.image = UIImage(systemName: "heart.fill")
            configuration.imagePlacement = edge
            configuration.imagePadding = 4
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
            return UIButton(configuration: configuration)
        }
    }

    private func subtitled(_ alignment: UIButton.Configuration.TitleAlignment) -> UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Checkout"
        configuration.subtitle = "3 items in the bag"
        configuration.titleAlignment = alignment
        configuration.image = UIImage(systemName: "cart")
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }

    private var states: [UIView] {
        var destructive = UIButton.Configuration.filled()
        destructive.title = "Delete"
        destructive.baseBackgroundColor = .systemRed
        var waiting = UIButton.Configuration.gray()
        waiting.title = "Waiting"
        waiting.showsActivityIndicator = true
        waiting.imagePadding = 6
        let disabled = UIButton(configuration: destructive)
        disabled.isEnabled = false
        return [UIButton(configuration: destructive), disabled, UIButton(configuration: waiting)]
    }
}
