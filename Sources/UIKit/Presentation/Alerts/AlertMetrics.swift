import Foundation

/// The measures of alerts and action sheets by era, in points (PR-M1 … PR-M5; looks: alerts, action sheet).
struct AlertMetrics {
    let isGlass: Bool
    let isModern: Bool

    @MainActor static var current: AlertMetrics {
        AlertMetrics(isGlass: HostEra.current.lookVersion >= 26, isModern: HostEra.current.lookVersion >= 13)
    }

    var width: CGFloat { isGlass ? 320 : 270 }
    var radius: CGFloat { isGlass ? 34 : isModern ? 14 : 7 }
    var sheetMargin: CGFloat { 8 }
    /// Between an action sheet's actions and Cancel.
    var cancelGap: CGFloat { 8 }
    var messageSize: CGFloat { isGlass ? 15 : 13 }
    var textMargin: CGFloat { isGlass ? 30 : 16 }
    /// From the card's top to the title's box.
    var top: CGFloat { isGlass ? 22 : 20 }
    var titleGap: CGFloat { isGlass ? 23.0 / 3 : 2 }
    var textBottom: CGFloat { isGlass ? 13.0 / 3 : 20 }
    /// Before the first field, and after the last.
    var fieldTop: CGFloat { isGlass ? 49.0 / 3 : 16 }
    var fieldHeight: CGFloat { isGlass ? 48 : 30 }
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
