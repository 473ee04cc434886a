import UIKit

/// One image in every content mode, and symbols in several sizes and weights.
final class ImagesScreen: UIViewController {
    private static let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
        .bottomLeft, .bottomRight,
    ]
    private static let symbols = [
        "star.fill", "heart", "gear", "trash", "square.and.arrow.up", "magnifyingglass", "person.crop.circle",
        "checkmark.circle.fill",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let image = Self.picture()
        var rows = stride(from: 0, to: Self.modes.count, by: 3).map { start in
            row(Self.modes[start..<start + 3].map { tile(image, $0) })
        }
        let sizes: [(CGFloat, UIImage.SymbolWeight)] = [(17, .regular), (24, .light), (24, .bold)]
        for (size, weight) in sizes {
            let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
            rows.append(
                row(Self.symbols.map { UIImageView(image: UIImage(systemName: $0, withConfiguration: configuration)) })
            )
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 10
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func row(_ views: [UIView]) -> UIView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 10
        return row
    }

    private func tile(_ image: UIImage, _ mode: UIView.ContentMode) -> UIView {
        let view = UIImageView(image: image)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 8
        view.widthAnchor.constraint(equalToConstant: 96).isActive = true
        view.heightAnchor.constraint(equalToConstant: 72).isActive = true
        return view
    }

    /// A square with a diagonal, a disc and a corner mark, so that every turn and cut shows.
    private static func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
            UIColor.systemYellow.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 8, y: 8, width: 32, height: 32))
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
    }
}
