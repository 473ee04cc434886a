import UIKit

/// Materials above stripes and a disc, each with a vibrant and a plain word.
final class MaterialsScreen: UIViewController {
    private static let styles: [(String, UIBlurEffect.Style)] = [
        ("ultra thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial), ("material", .systemMaterial),
        ("thick", .systemThickMaterial), ("chrome", .systemChromeMaterial), ("regular", .regular),
        ("prominent", .prominent), ("extra light", .extraLight), ("light", .light), ("dark", .dark),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let backdrop = UIImageView(image: Self.stripes(size: CGSize(width: 340, height: 560)))
        backdrop.frame = CGRect(x: 16, y: 60, width: 340, height: 560)
        view.addSubview(backdrop)
        for (index, (name, style)) in Self.styles.enumerated() {
            let effect = UIBlurEffect(style: style)
            let card = UIVisualEffectView(effect: effect)
            card.frame = CGRect(
                x: 28 + CGFloat(index % 2) * 162,
                y: 72 + CGFloat(index / 2) * 108,
                width: 152,
                height: 96
            )
            card.layer.cornerRadius = 14
            card.clipsToBounds = true
            let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
            vibrancy.frame = CGRect(x: 0, y: 8, width: 152, height: 40)
            vibrancy.contentView.addSubview(label("vibrant", frame: vibrancy.bounds))
            card.contentView.addSubview(vibrancy)
            card.contentView.addSubview(label(name, frame: CGRect(x: 0, y: 48, width: 152, height: 40)))
            view.addSubview(card)
        }
    }

    private func label(_ text: String, frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: 20, weight: .semibold)
        label.textAlignment = .center
        return label
    }

    private static func stripes(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let colors: [UIColor] = [
                .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemIndigo, .white, .black,
            ]
            let height = size.height / CGFloat(2 * colors.count)
            for index in 0..<2 * colors.count {
                colors[index % colors.count].setFill()
                context.fill(CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height))
            }
            UIColor.systemPink.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 90, y: 180, width: 160, height: 160))
        }
    }
}
