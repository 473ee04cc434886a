/// Alerts and action sheets; lengths in points (PR-M1 … PR-M5, PR-M9; looks: alerts, action sheet).
struct AlertLook: Look {
    static let table = EraTable<AlertLook>(file: "alerts", part: "alert")

    /// Whether action sheets look as alerts do, with buttons of their own shape.
    var isGlass: Bool
    var hasContinuousCorners: Bool
    var width: CGFloat
    /// Of an action sheet in a popover.
    var popoverWidth: CGFloat
    private var cornerRadius: CGFloat
    var sheetMargin: CGFloat
    /// Between an action sheet's actions and Cancel.
    var cancelGap: CGFloat
    var messageSize: CGFloat
    var textMargin: CGFloat
    /// From the card's top to the title's box.
    private var top: CGFloat
    var titleGap: CGFloat
    private var textBottom: CGFloat
    /// Before the first field, between fields, and after the last.
    var fieldTop: CGFloat
    var fieldGap: CGFloat
    var fieldFoot: CGFloat
    var fieldHeight: CGFloat
    /// Beside a field's box, and within it beside the text.
    var fieldMargin: CGFloat
    var fieldPadding: CGFloat
    var buttonMargin: CGFloat
    var buttonGap: CGFloat
    private var buttonHeight: CGFloat
    private var buttonFontSize: CGFloat
    private var sheet: Sheet
    /// Of the black over the screen, 0…1, in light and dark interfaces.
    var dimming: CGFloat
    var darkDimming: CGFloat
    /// Where the capitals of texts stand, and fields; nil: texts stand by their boxes.
    var classic: ClassicAlertLook?

    /// The same of an action sheet.
    private struct Sheet: Decodable, Sendable {
        var cornerRadius: CGFloat
        var top: CGFloat
        var textBottom: CGFloat
        var buttonHeight: CGFloat
        var buttonFontSize: CGFloat
    }

    func radius(isSheet: Bool) -> CGFloat { isSheet ? sheet.cornerRadius : cornerRadius }
    func top(isSheet: Bool) -> CGFloat { isSheet ? sheet.top : top }
    func textBottom(isSheet: Bool) -> CGFloat { isSheet ? sheet.textBottom : textBottom }
    func buttonHeight(isSheet: Bool) -> CGFloat { isSheet ? sheet.buttonHeight : buttonHeight }
    func buttonSize(isSheet: Bool) -> CGFloat { isSheet ? sheet.buttonFontSize : buttonFontSize }
}

/// Where the capitals of an alert's texts stand before iOS 13, in points; measured from pictures of iOS 7 and 8.
struct ClassicAlertLook: Decodable, Sendable {
    /// From one line to the next.
    var pitch: Pitch
    /// From the card's top to the first capitals' top.
    var top: CGFloat
    /// From the title's last capitals to the message's first.
    var messageGap: CGFloat
    /// From the last capitals to the buttons.
    var foot: Foot
    /// From the last capitals to the fields.
    var fieldsTop: CGFloat
    var fieldRadius: CGFloat
    /// 0…255.
    var fieldBorder: CGFloat
    /// What of the line between two fields is drawn by both.
    var fieldOverlap: CGFloat
    /// The height that the line above the buttons has for itself.
    var rule: CGFloat
    /// The alpha of the black of lines, and the card's white.
    var ruleAlpha: CGFloat
    var fill: CGFloat
    /// Whether an action sheet's title is of regular weight.
    var hasPlainSheetTitle: Bool
    var sheet: Sheet

    struct Pitch: Decodable, Sendable {
        var title: CGFloat
        var message: CGFloat
    }

    /// Below a message, and below a title alone.
    struct Foot: Decodable, Sendable {
        var message: CGFloat
        var title: CGFloat
    }

    /// The places of an action sheet's texts.
    struct Sheet: Decodable, Sendable {
        var top: CGFloat
        var messageGap: CGFloat
        var messageFoot: CGFloat
        var titleFoot: CGFloat
    }
}
