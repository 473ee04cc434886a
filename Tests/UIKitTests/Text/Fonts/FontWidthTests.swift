import DeviceTestSupport
import Testing

@testable import UIKit

// TX-11
@MainActor @Suite("Fonts: widths")
struct FontWidthTests {
    private func width(_ font: UIFont, _ text: String = "Hamburgefonts 123") -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    @Test func `the system's font is narrower and wider, with the same lines`() {
        onDevice {
            @MainActor func font(_ width: UIFont.Width) -> UIFont {
                .systemFont(ofSize: 17, weight: .bold, width: width)
            }
            let standard = width(font(.standard))
            #expect(standard == width(.systemFont(ofSize: 17, weight: .bold)))
            let order: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
            let widths = order.map { width(font($0)) }
            #expect(widths == widths.sorted() && Set(widths).count == 4)
            #expect(abs(width(font(.condensed)) / standard - 0.84) < 0.01)
            #expect(font(.compressed).lineHeight == font(.expanded).lineHeight)
        }
    }

    @Test func `a label and a text of several looks measure alike`() {
        onDevice(scale: 3) {
            let font = UIFont.systemFont(ofSize: 17, weight: .regular, width: .expanded)
            let label = UILabel(frame: .zero)
            (label.font, label.text) = (font, "Expanded")
            let text = NSMutableAttributedString(string: "Expanded", attributes: [.font: font, .kern: 0.0001])
            #expect(abs(label.intrinsicContentSize.width - text.size().width) < 0.4)
            #expect(label.intrinsicContentSize.width > width(.systemFont(ofSize: 17), "Expanded") * 1.1)
        }
    }

    @Test func `descriptors ask for widths by trait and tell them`() {
        onDevice {
            let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
            ])
            let font = UIFont(descriptor: descriptor, size: 0)
            #expect(font == .systemFont(ofSize: 17, weight: .regular, width: .condensed))
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            #expect(traits?[.width] as? CGFloat == -0.2)
            #expect(font.fontDescriptor.symbolicTraits.contains(.traitCondensed))
            let expanded = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitExpanded)
            #expect(
                expanded.map { UIFont(descriptor: $0, size: 0) }
                    == .systemFont(ofSize: 17, weight: .regular, width: .expanded)
            )
            // Attributes alone make the font again.
            #expect(
                UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes).symbolicTraits.contains(
                    .traitCondensed
                )
            )
        }
    }

    @Test func `fonts by name keep their width`() throws {
        try onDevice {
            let font = try #require(UIFont(name: "Helvetica", size: 17))
            let narrow = font.fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
            ])
            #expect(width(UIFont(descriptor: narrow, size: 0)) == width(font))
        }
    }
}
