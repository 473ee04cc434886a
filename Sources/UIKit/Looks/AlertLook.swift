import Foundation

/// The measures of alerts and action sheets by era, in points (PR-M1 … PR-M5; looks: alerts, action sheet).
struct AlertMetrics {
    let isGlass: Bool
    let isModern: Bool
    /// How texts and fields stand before iOS 13; nil later.
    let classic: ClassicAlert?

    @MainActor static var current: AlertMetrics {
        let version = HostEra.current.lookVersion
        return AlertMetrics(
            isGlass: version >= 26,
            isModern: version >= 13,
            classic: version >= 13 ? nil : version < 8 ? .seven : .eight
        )
    }

    var width: CGFloat { isGlass ? 320 : 270 }
    /// Of an action sheet in a popover.
    var popoverWidth: CGFloat { isGlass ? 288 : classic?.popoverWidth ?? 304 }
    func radius(isSheet: Bool) -> CGFloat { isGlass ? 34 : isModern ? 14 : isSheet ? 4 : 7 }
    var sheetMargin: CGFloat { 8 }
    /// Between an action sheet's actions and Cancel.
    var cancelGap: CGFloat { 8 }
    var messageSize: CGFloat { isGlass ? 15 : classic?.messageSize ?? 13 }
    var textMargin: CGFloat { isGlass ? 30 : 16 }
    /// From the card's top to the title's box.
    var top: CGFloat { isGlass ? 22 : 20 }
    var titleGap: CGFloat { isGlass ? 23.0 / 3 : 2 }
    var textBottom: CGFloat { isGlass ? 13.0 / 3 : 20 }
    /// Before the first field, and after the last.
    var fieldTop: CGFloat { isGlass ? 49.0 / 3 : 16 }
    var fieldHeight: CGFloat { isGlass ? 48 : classic?.fieldHeight ?? 30 }
    var buttonMargin: CGFloat { isGlass ? 16 : 0 }
    var buttonGap: CGFloat { isGlass ? 8 : 0 }

    func buttonHeight(isSheet: Bool) -> CGFloat {
        if isGlass { return 48 }
        return isSheet && isModern ? 57 : 44
    }

    func buttonSize(isSheet: Bool) -> CGFloat {
        isSheet && !isGlass ? (isModern ? 20 : 21) : 17
    }
}

/// Where the capitals of an alert's texts stand before iOS 13, in points; measured from pictures of iOS 7 and 8.
struct ClassicAlert {
    var messageSize: CGFloat
    /// From one line to the next, of the title and of the message.
    var pitch: (title: CGFloat, message: CGFloat)
    /// From the card's top to the first capitals' top.
    var top: CGFloat
    /// From the title's last capitals to the message's first.
    var messageGap: CGFloat
    /// From the last capitals to the buttons, below a message and below a title alone.
    var foot: (message: CGFloat, title: CGFloat)
    /// From the last capitals to the fields, and from them to the buttons.
    var field: (top: CGFloat, foot: CGFloat)
    var fieldHeight: CGFloat
    /// Of the box around all fields.
    var fieldRadius: CGFloat
    var fieldBorder: CGFloat
    /// What of the line between two fields is drawn by both.
    var fieldOverlap: CGFloat
    /// The height that the line above the buttons has for itself.
    var rule: CGFloat
    /// The alpha of the black of lines, and the card's white.
    var ruleAlpha: CGFloat
    var fill: CGFloat
    var popoverWidth: CGFloat
    /// Whether an action sheet's title is of regular weight.
    var hasPlainSheetTitle: Bool
    /// The same of an action sheet.
    var sheet: (top: CGFloat, messageGap: CGFloat, messageFoot: CGFloat, titleFoot: CGFloat)

    static let seven = ClassicAlert(
        messageSize: 14,
        pitch: (22, 19),
        top: 23,
        messageGap: 24.5,
        foot: (32, 32),
        field: (35.5, 14.5),
        fieldHeight: 29.5,
        fieldRadius: 5,
        fieldBorder: 185 / 255,
        fieldOverlap: 0.5,
        rule: 0.5,
        ruleAlpha: 0.22,
        fill: 0.905,
        popoverWidth: 272,
        hasPlainSheetTitle: true,
        sheet: (18.5, 26.5, 27, 30)
    )
    static let eight = ClassicAlert(
        messageSize: 13,
        pitch: (22, 16),
        top: 24,
        messageGap: 20.5,
        foot: (33.5, 30),
        field: (33.5, 12),
        fieldHeight: 25,
        fieldRadius: 0,
        fieldBorder: 64 / 255,
        fieldOverlap: 0,
        rule: 0,
        ruleAlpha: 0.12,
        fill: 0.96,
        popoverWidth: 304,
        hasPlainSheetTitle: false,
        sheet: (17, 26.5, 27, 30)
    )
}
