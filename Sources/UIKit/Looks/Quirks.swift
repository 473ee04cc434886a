import Platform

/// What UIKit does differently from era to era; a row each, by topic. Looks are in `Resources/Looks`.
extension Quirk {
    /// Whether the booted device's system does so for the running app.
    package var holds: Bool { holds(in: HostEra.current) }

    // MARK: Traits
    /// A view or controller in a window hears of changed traits just before its layout, not at once.
    static let traitChangesWaitForLayout = Quirk(.os(from: 13), "TR-9")
    /// Traits flow down only below a window or a presentation; elsewhere views go by what the device predicts.
    static let traitsFlowInWindowsOnly = Quirk(.os(from: 13), "TR-4, TR-M2")
    /// A controller takes its traits from its view's superview where there is one in a window.
    static let superviewsPassTraitsToControllers = Quirk(.os(from: 17), "TR-5")
    /// `traitCollectionDidChange` is called once when something joins a window, whatever its traits are.
    static let firstTraitsAreTold = Quirk(.os(before: 13), "TR-8")
    /// Views can be dragged on phones as well.
    static let phonesDrag = Quirk(.os(from: 15), "UIKit's documentation of isEnabledByDefault; the year by memory")
    /// Presented sheets and popovers have the elevated level.
    static let presentationsAreElevated = Quirk(.os(from: 13), "TR-19")
    /// Views in lists know their list's style.
    static let listsTellTheirEnvironment = Quirk(.os(from: 18), "TR-24")
    /// The user may choose a dark interface.
    static let interfacesMayBeDark = Quirk(.os(from: 13), "documentation of UIUserInterfaceStyle")

    // MARK: Layout
    /// The safe area adds to the margins of views that ask for it.
    static let safeAreaAddsToMargins = Quirk(.os(from: 11), "LM-3")
    /// A root view's own margins hold, where they aren't below the system's.
    static let rootViewsHaveOwnMargins = Quirk(.os(from: 11), "LM-8")
    /// A child's view that is put out of its container's sight stays without safe area; a known bug.
    static let safeAreaForgetsViewsOutOfSight = Quirk(.os(from: 11, before: 12), "SA-20")
    /// `updateProperties()` is called before layout.
    static let propertiesAreUpdatedBeforeLayout = Quirk(.os(from: 26), "documentation of UIView.updateProperties()")
    /// Stack views have a layer that draws.
    static let stackViewsDraw = Quirk(.os(from: 14), "AL-56")
    /// Launch screens are shown; before, launch images.
    package static let launchScreensAreKnown = Quirk(.os(from: 8), "LB-4")
    /// Documents vary by size class, not by idiom alone.
    static let documentsVaryBySizeClass = Quirk(.os(from: 8), "LB-8")
    /// Rows and items follow cells that want another size.
    static let listsFollowSizes = Quirk(.os(from: 16), "TV-31")

    // MARK: Text
    /// Text views begin with TextKit 2.
    static let textViewsBeginWithTextKit2 = Quirk(.os(from: 16), "documentation of UITextView.textLayoutManager")
    /// Paragraphs in lists show their markers, which aren't in the text.
    static let textListsShowMarkers = Quirk(.os(from: 16), "TX-8")
    /// Text views and fields, and their delegates, are asked for their edit menus.
    static let textMenusAreAskedFor = Quirk(.os(from: 16), "documentation of UITextInput.editMenu")
    /// A round glass enlarges the text under a finger.
    static let textLoupeIsRound = Quirk(.os(before: 13), "by memory of the looks before")
    /// A glass in the form of a capsule enlarges the text under a finger.
    static let textLoupeIsCapsule = Quirk(.os(from: 15), "by memory of the looks since")
    /// Links, attachments and tags of a text view have an action and a menu.
    static let textItemsHaveActions = Quirk(.os(from: 17), "documentation of UITextItem")
    /// Labels break lines by the standard strategy when nobody chooses one.
    static let labelsHaveStandardLineBreakStrategy = Quirk(.os(from: 14), "documentation of UILabel.lineBreakStrategy")

    // MARK: Collections
    /// Moving collections make a cell before it comes into sight.
    static let collectionsPrepareCells = Quirk(.os(from: 10), "CV-M19")
    /// Registrations that are made for the view that they are to make raise.
    static let registrationsAreMadeBefore = Quirk(.os(from: 15), "CV-10")
    /// Collections have an index, as tables do.
    static let collectionsHaveIndex = Quirk(.os(from: 14), "documentation of UICollectionViewDataSource.indexTitles")

    // MARK: Scrolling
    /// Who scrolls to a row or item that isn't there is told how many there are.
    static let scrollingSaysWhatIsMissing = Quirk(.os(from: 13), "TV-34, CV-9")
    /// The system's adjustment stands beside the content inset, by the safe area; before, it was set into it.
    static let scrollViewsAdjustBySafeArea = Quirk(.os(from: 11), "SC-11")
    /// Indicators keep inside the safe area, whatever the adjustment behavior is.
    static let indicatorsKeepInsideSafeArea = Quirk(.os(from: 13), "SC-10")

    // MARK: Tables
    /// The separator's pixel belongs to the row beside the content, not over it.
    static let separatorsTakeRoomInRows = Quirk(.os(before: 13), "TV-21, TV-23")
    /// Rows size themselves without an estimate.
    static let rowsSizeThemselves = Quirk(.sdk(from: 11), "TV-11")
    /// Cells' margins keep the readable width when nobody says otherwise.
    static let cellsFollowReadableWidth = Quirk(
        EraRule(os: VersionSpan(from: 9), sdk: VersionSpan(before: 12)),
        "LM-17"
    )
    /// A plain table's lines end with its rows; before, they went on to its foot.
    static let plainTablesEndWithTheirRows = Quirk(.both(from: 15), "TV-22")
    /// A header's height counts for nothing in cards without a header.
    static let cardsIgnoreHeightsWithoutHeader = Quirk(.both(from: 26), "TV-M25")

    // MARK: Buttons and pickers
    /// The background of a button's configuration holds the contents.
    static let configurationBackgroundsHoldContents = Quirk(.both(from: 26), "BT-M6")
    /// A date picker is compact when nobody chooses a style.
    static let datePickersAreCompact = Quirk(.os(from: 14), "PK-M5")

    // MARK: Bars
    /// Bars look as their appearance objects say.
    static let barsHaveAppearances = Quirk(.os(from: 13), "BR-14")
    /// A navigation bar with a large title has an appearance of its own at the scroll edge.
    static let largeTitlesHaveEdgeAppearance = Quirk(.sdk(from: 13), "BR-14")
    /// So has every bar; without one it is transparent there.
    static let barsHaveEdgeAppearance = Quirk(.sdk(from: 15), "BR-14")
    /// Navigation bars show large titles.
    static let navigationBarsHaveLargeTitles = Quirk(.os(from: 11), "documentation of prefersLargeTitles; BR-M2")
    /// Navigation bars hold the search bar of their item.
    static let navigationBarsHoldSearch = Quirk(.os(from: 11), "BR-4")
    /// A search bar in the title's place makes the row as high as it is.
    static let searchBarsRaiseTitleRows = Quirk(.os(from: 11, before: 26), "what apps met with Xcode 9; by memory")
    /// Fixed spaces of negative width move no bar items.
    static let negativeSpacesHaveNoEffect = Quirk(.sdk(from: 11), "BR-10")
    /// Navigation items have styles other than the navigator's.
    static let navigationItemsHaveStyles = Quirk(.os(from: 16), "documentation of UINavigationItem.style")
    /// Titles of navigation bars have menus.
    static let titlesHaveMenus = Quirk(.os(from: 16), "documentation of titleMenuProvider")
    /// Tabs stand beside their image in wide or low bars.
    static let tabsStandBesideTheirImage = Quirk(.sdk(from: 11), "BR-15")
    /// A pad's tab bar stands at the top in regular width.
    static let padTabBarsStandAtTheTop = Quirk(.both(from: 18), "BR-15, BR-M16")
    /// Tab bars turn into sidebars.
    static let tabBarsHaveSidebars = Quirk(.os(from: 18), "documentation of UITabBarController.mode")
    /// A search that code begins waits for a touch before the keyboard comes.
    static let searchWaitsForTouch = Quirk(.os(from: 26), "BR-M10")

    // MARK: Split view controllers
    /// A split view controller with columns shows a button that changes its display mode.
    static let splitViewsHaveModeButton = Quirk(.os(from: 14), "SP-26")
    /// Split view controllers have an inspector.
    static let splitViewsHaveInspector = Quirk(.os(from: 26), "documentation of UISplitViewController.Column.inspector")

    // MARK: Presentation
    /// `.automatic` is a page sheet, not the full screen.
    static let automaticStyleIsPageSheet = Quirk(.sdk(from: 13), "PR-1")
    /// `.automatic` is a form sheet.
    static let automaticStyleIsFormSheet = Quirk(.sdk(from: 18), "PR-1")
    /// Sheets are cards also in compact width, which a drag or a touch outside dismisses.
    static let sheetsAreCards = Quirk(.sdk(from: 13), "PR-9, PR-13")
    /// A popover's content goes on below its arrow, with a safe area there.
    static let popoversReachBelowTheirArrow = Quirk(.sdk(from: 13), "SA-25")

    // MARK: Device and app
    /// `shouldAutorotate` is not asked.
    static let rotationIgnoresShouldAutorotate = Quirk(.os(from: 16), "documentation of shouldAutorotate")
    /// Controllers may hold the interface as it stands.
    static let controllersLockOrientation = Quirk(.os(from: 26), "documentation of prefersInterfaceOrientationLocked")
    /// Controllers defer the system's gestures at screen edges.
    static let edgeGesturesMayBeDeferred = Quirk(.os(from: 11), "HI-2")
    /// The status bar's text is light over dark interfaces when nobody chooses.
    package static let statusBarsFollowInterfaceStyle = Quirk(.os(from: 13), "ST-1")
    /// A pad's system is called iPadOS.
    static let padsRunIPadOS = Quirk(.os(from: 13), "documentation of UIDevice.systemName")
    /// An app may keep the design before this system's, which `UIDesignRequiresCompatibility` asks for.
    package static let appsMayKeepTheirDesign = Quirk(
        .both(from: 26),
        "documentation of UIDesignRequiresCompatibility"
    )
    /// Apps have scenes.
    static let appsHaveScenes = Quirk(.os(from: 13), "documentation of UIApplicationSceneManifest")
    /// Phones suggest words above the keys.
    static let keyboardsSuggestWords = Quirk(.os(from: 8), "pictures of iOS 7 and 8")
}
