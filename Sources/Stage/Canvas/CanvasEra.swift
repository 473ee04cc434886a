/// A span of Xcode's versions in which its canvas had a habit, and who says so.
struct CanvasEra: Sendable {
    /// How many stored frames that can tell the habit obey it.
    struct Witnesses: Equatable, Sendable {
        let agreeing: Int
        /// nil where those that could tell weren't counted.
        let all: Int?

        init(_ agreeing: Int, of all: Int?) { (self.agreeing, self.all) = (agreeing, all) }
    }

    let habit: CanvasHabit
    /// The whole parts of the `toolsVersion`s that documents of the span have.
    let versions: Range<Int>
    /// Whether betas of Xcode, which all write the same `toolsVersion`, have it as well. False: as the canvas that betas have.
    let includesBetas: Bool
    /// nil where no number is known.
    let witnesses: Witnesses?
    /// The fact in `Documentation/Facts.md` that tells of it.
    let fact: String

    private init(
        _ habit: CanvasHabit,
        _ versions: Range<Int>,
        includesBetas: Bool = false,
        _ witnesses: Witnesses?,
        _ fact: String
    ) {
        self.habit = habit
        self.versions = versions
        self.includesBetas = includesBetas
        self.witnesses = witnesses
        self.fact = fact
    }

    // MARK: Betas

    /// Betas of Xcode write this `toolsVersion`, or more.
    private static let betaToolsVersion = 32700
    /// Whose canvas betas have: that of Xcode 14.3 to 16.2.
    private static let toolsVersionOfBetas = 23000

    /// The version whose canvas a document has: its own, but for those that betas wrote.
    static func releasedToolsVersion(_ toolsVersion: Int) -> Int {
        toolsVersion >= betaToolsVersion ? toolsVersionOfBetas : toolsVersion
    }

    /// Whether a document's canvas has a habit.
    ///
    /// - Parameter toolsVersion: The whole part of the document's `toolsVersion`, as it stands there.
    static func has(_ habit: CanvasHabit, toolsVersion: Int) -> Bool {
        table.contains { era in
            guard era.habit == habit else { return false }
            return era.versions.contains(era.includesBetas ? toolsVersion : releasedToolsVersion(toolsVersion))
        }
    }

    // MARK: The table

    /// Later than any Xcode.
    private static let open = Int.max
    /// The first versions of an Xcode that several habits begin or end with.
    private enum First {
        static let xcode6_3 = 7500
        static let xcode7 = 8000
        static let xcode8 = 10000
        static let xcode9_3 = 13770
        static let xcode11 = 14800
        static let xcode12 = 17000
        static let xcode12_5 = 18000
        static let xcode14 = 21000
        static let xcode14_2 = 21506
        static let xcode16_3 = 23727
        static let xcode26 = 24000
    }

    /// Every habit, with the span in which it held. The counts are of views in the corpora (`corpus-notes.md`), the
    /// facts those that `Documentation/Facts.md` tells.
    static let table: [CanvasEra] = [
        CanvasEra(.noStatusBarWithoutDevice, First.xcode11..<open, Witnesses(13, of: 17), "IB-4"),
        CanvasEra(.tallToolbars, First.xcode11..<open, nil, "IB-4"),
        CanvasEra(.keepsInsetsWithoutStatusBar, First.xcode14_2..<open, nil, "IB-4"),
        CanvasEra(.insetsInEmbeddedScenes, First.xcode11..<open, Witnesses(3, of: 3), "IB-37"),
        CanvasEra(.topInsetInFreeformXibs, First.xcode12..<open, Witnesses(1, of: 1), "IB-37"),
        CanvasEra(.lowersSheets, First.xcode11..<open, nil, "IB-18"),
        CanvasEra(.noIndicatorInSheets, First.xcode14_2..<open, nil, "IB-37"),
        CanvasEra(.doubledInsets, First.xcode16_3..<open, Witnesses(37, of: 38), "IB-4"),

        CanvasEra(.narrowRootMargins, 0..<First.xcode7, Witnesses(78, of: nil), "LM-13"),
        CanvasEra(.plainXibMargins, 0..<First.xcode7, nil, "IB-24"),
        CanvasEra(.safeAreaInMarginsByChoice, 0..<First.xcode11, nil, "IB-24"),

        CanvasEra(.plainCellMargins, 0..<First.xcode9_3, Witnesses(68, of: 68), "IB-36"),
        CanvasEra(
            .closeCellMarginsOnSmallScreens,
            First.xcode11..<First.xcode12,
            Witnesses(39, of: 39),
            "IB-36"
        ),
        CanvasEra(.cellMarginsByScreen, First.xcode12..<open, Witnesses(524, of: 536), "IB-36"),
        CanvasEra(.narrowCellMarginsOn390, First.xcode16_3..<open, nil, "IB-36"),
        CanvasEra(.highCellMargins, First.xcode26..<open, nil, "IB-36"),
        CanvasEra(.staleCells, 0..<First.xcode7, Witnesses(33, of: 34), "IB-36"),

        CanvasEra(.smallestTextStyles, First.xcode12_5..<First.xcode14, Witnesses(31, of: 31), "IB-11"),
        CanvasEra(.mediumTextStylesWithoutDevice, First.xcode6_3..<First.xcode8, Witnesses(10, of: 10), "IB-11"),
        CanvasEra(.tallSliders, First.xcode16_3..<First.xcode26, Witnesses(6, of: 6), "IB-35"),
        CanvasEra(.tallPlaceholders, First.xcode26..<open, Witnesses(5, of: 5), "IB-39"),
        CanvasEra(.lowWheels, 0..<First.xcode7, Witnesses(9, of: 9), "IB-35"),
        CanvasEra(.wholeSmallLines, First.xcode26..<open, includesBetas: true, Witnesses(22, of: 23), "IB-35"),
    ]
}
