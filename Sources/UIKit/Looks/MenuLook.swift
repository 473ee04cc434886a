/// An open menu; lengths in points (BT-M20 … BT-M23; before iOS 26 *low*).
struct MenuLook: Look {
    static let table = EraTable<MenuLook>(file: "menus", part: "menu")

    /// Whether the menu is a platter of glass, with images at the leading side.
    var isGlass: Bool
    var width: CGFloat
    var rowHeight: CGFloat
    /// What a subtitle adds to a row.
    var subtitle: CGFloat
    var sectionGap: CGFloat
    /// Whether lines stand between rows, not only between sections.
    var rowsHaveLines: Bool
    var lineInset: CGFloat
    /// Nil: a pixel.
    var lineThickness: CGFloat?
    var cornerRadius: CGFloat
    /// Above the first and below the last row.
    var endMargin: CGFloat
    var headerHeight: CGFloat
    var trailingMargin: CGFloat
    private var titles: Titles
    /// The middle of check marks.
    var markX: CGFloat
    private var images: Images
    /// Around the platter, 60 points far (looks: menus).
    var shadow: LookShadow
    /// The middle of a submenu's chevron, from the trailing edge.
    var chevronX: CGFloat

    /// Where titles begin.
    private struct Titles: Decodable, Sendable {
        var alone: CGFloat
        var besideStates: CGFloat
        var besideImages: CGFloat
        var besideBoth: CGFloat
    }

    /// The middle of images, from the leading edge of glass, else from the trailing one.
    private struct Images: Decodable, Sendable {
        var alone: CGFloat
        /// What check marks take beside images isn't known.
        var besideStates: CGFloat
    }

    /// A row's with a subtitle.
    var tallRowHeight: CGFloat { rowHeight + subtitle }

    /// Where titles begin: further in when any row has a state, or an image at that side.
    func titleX(hasStates: Bool, hasImages: Bool) -> CGFloat {
        if hasImages { return hasStates ? titles.besideBoth : titles.besideImages }
        return hasStates ? titles.besideStates : titles.alone
    }
    /// The middle of images.
    func imageX(hasStates: Bool) -> CGFloat { hasStates ? images.besideStates : images.alone }
}

/// The edit menu. No picture of it was measured: these are the likeliest lengths, in points, and colors.
struct EditMenuLook: Look {
    static let table = EraTable<EditMenuLook>(file: "menus", part: "editMenu")

    var height: CGFloat
    var radius: CGFloat
    var fontSize: CGFloat
    var padding: CGFloat
    /// The height of the arrow at the target; 0 without one.
    var arrow: CGFloat
    /// Whether lines stand between the entries.
    var hasLines: Bool
    /// Nil: the menus' material.
    private var fill: LookColor?
    var text: LookColor
    var line: LookColor

    var fillColor: UIColor { fill?.color ?? .menuPlatter }
}
