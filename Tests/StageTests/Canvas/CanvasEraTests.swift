import Testing

@testable import Stage

@Suite("Canvas eras")
struct CanvasEraTests {
    @Test(arguments: CanvasHabit.allCases)
    func `every habit has one row, with witnesses that can agree`(habit: CanvasHabit) throws {
        let rows = CanvasEra.table.filter { $0.habit == habit }
        #expect(rows.count == 1)
        let row = try #require(rows.first)
        #expect(!row.versions.isEmpty)
        if let witnesses = row.witnesses {
            #expect(witnesses.agreeing > 0)
            #expect(witnesses.agreeing <= witnesses.all ?? .max)
        }
    }

    /// The last version without a habit, and the first with it; or the other way round at its end.
    @Test(arguments: [
        (CanvasHabit.plainXibMargins, without: 8000, with: 7999), (.lowWheels, 8000, 7999), (.staleCells, 8000, 6254),
        (.plainCellMargins, 13770, 13769), (.closeCellMarginsOnSmallScreens, 14799, 14800),
        (.closeCellMarginsOnSmallScreens, 17000, 16999), (.noStatusBarWithoutDevice, 14799, 14800),
        (.safeAreaInMarginsByChoice, 14800, 14799), (.cellMarginsByScreen, 16999, 17000),
        (.smallestTextStyles, 17999, 18000), (.smallestTextStyles, 21000, 20037),
        (.mediumTextStylesWithoutDevice, 7499, 7500), (.mediumTextStylesWithoutDevice, 10000, 9999),
        (.narrowCellMarginsOn390, 23726, 23727), (.insetsInEmbeddedScenes, 14799, 14800), (.lowersSheets, 14799, 14800),
        (.topInsetInFreeformXibs, 16999, 17000), (.tallPlaceholders, 23999, 24000),
        (.noIndicatorInSheets, 21505, 21506), (.doubledInsets, 23726, 23727), (.tallSliders, 24000, 23727),
        (.highCellMargins, 23999, 24000),
    ])
    func `a habit begins and ends with a version of Xcode`(habit: CanvasHabit, without: Int, with: Int) {
        #expect(!CanvasEra.has(habit, toolsVersion: without))
        #expect(CanvasEra.has(habit, toolsVersion: with))
    }

    @Test(arguments: [
        (CanvasHabit.noIndicatorInSheets, true), (.doubledInsets, false), (.highCellMargins, false),
        (.wholeSmallLines, true), (.lowWheels, false), (.narrowCellMarginsOn390, false),
    ])
    func `betas have the canvas of Xcode 14_3 to 16_2, and whole small lines`(habit: CanvasHabit, isThere: Bool) {
        #expect(CanvasEra.has(habit, toolsVersion: 32700) == isThere)
    }
}
