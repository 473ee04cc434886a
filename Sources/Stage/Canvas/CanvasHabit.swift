/// Something that Xcode's canvas did for a span of its versions, and no device does.
///
/// When each held is told by ``CanvasEra/table``, with the views that witness it; code asks
/// ``CanvasEnvironment/has(_:)`` and compares no versions.
enum CanvasHabit: String, CaseIterable, Sendable {
    // MARK: Safe areas
    /// A document without a device has no status bar.
    case noStatusBarWithoutDevice
    /// A toolbar takes as much room as a tab bar.
    case tallToolbars
    /// A scene whose status bar is taken away keeps its safe area.
    case keepsInsetsWithoutStatusBar
    /// Embedded scenes have the screen's insets, also where the document uses no safe areas.
    case insetsInEmbeddedScenes
    /// A xib's view of a size of its own that finds room on the screen has the screen's inset above.
    case topInsetInFreeformXibs
    /// A presented scene whose root is smaller than the canvas is a sheet.
    case lowersSheets
    /// The home indicator takes nothing from a sheet.
    case noIndicatorInSheets
    /// The insets beside a sensor housing are twice the device's.
    case doubledInsets

    // MARK: Margins of root views
    /// Every root has the narrow side margin, also on the 600-point canvas.
    case narrowRootMargins
    /// The root of a xib, which no controller owns, has a plain view's margins.
    case plainXibMargins
    /// The safe area counts in a root's margins only where the document uses safe areas.
    case safeAreaInMarginsByChoice

    // MARK: Table cells
    /// Content views have a plain view's margins.
    case plainCellMargins
    /// Cells on screens of home-button phones have 15 points at the sides, however wide they are.
    case closeCellMarginsOnSmallScreens
    /// The screen decides which cells are wide, however wide the table is, but for those of 320 points and less.
    case cellMarginsByScreen
    /// A screen of 390 points is narrow.
    case narrowCellMarginsOn390
    /// Content views have 15 points above and below.
    case highCellMargins
    /// Cells store the frames of another width and height than they are laid out in.
    case staleCells

    // MARK: Content sizes
    /// Text styles have the smallest size.
    case smallestTextStyles
    /// A document without a device has text styles in the size below the usual one.
    case mediumTextStylesWithoutDevice
    /// Sliders are 34 points high, with the alignment rectangle of before.
    case tallSliders
    /// Fields without border and text have room for a placeholder of the usual size.
    case tallPlaceholders
    /// Wheels have the least of their heights.
    case lowWheels
    /// The small system font's lines are whole points high.
    case wholeSmallLines
}
