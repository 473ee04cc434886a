/// How a button without a configuration is made up.
struct LegacyButtonStyle {
    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero
    /// True once the app set the title's font.
    var hasOwnFont = false

    /// BT-M28: 15 points for system buttons; EV-M4: 18 for custom ones.
    func defaultFont(for type: UIButton.ButtonType) -> UIFont {
        .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : ButtonLook.current.systemFontSize)
    }
}

/// Sizes and places of a button's parts, without a configuration.
///
/// control-sizes.json, `button_system_without_configuration`; BT-M29.
struct LegacyButtonLayout {
    /// In points; nil without a title.
    var title: CGSize?
    /// In points; nil without an image.
    var image: CGSize?
    /// Points above and below a title.
    var verticalPadding: CGFloat
    /// The least width of a button without an image, in points.
    var minimumWidth: CGFloat

    /// The size of title and image side by side, without the content's insets.
    func contentSize(emptyLineHeight: CGFloat) -> CGSize {
        guard let image else {
            let title = title ?? CGSize(width: 0, height: emptyLineHeight)
            return CGSize(
                width: max(minimumWidth, title.width.rounded(.up)),
                height: title.height.rounded(.up) + 2 * verticalPadding
            )
        }
        // A low image stands in a line of the title's font: 22 high with an image of 20 and a font of 18 points.
        guard let title, title.width > 0 else {
            return CGSize(width: image.width, height: max(image.height, emptyLineHeight.rounded(.up)))
        }
        // Beside an image a title has no padding, as documents show: 24 high with an image of 24 and a title of 18 points.
        return CGSize(
            width: title.width.rounded(.up) + image.width,
            height: max(image.height, title.height.rounded(.up))
        )
    }
}
