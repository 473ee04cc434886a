/// The keys of values in documents.
enum DocumentKeysInUse {
    /// Source: every `key` of 1,189 documents that Xcode wrote.
    static let all = """
        NSBackgroundColor NSColor NSFont NSKern NSLigature NSOriginalFont NSParagraphStyle NSStrokeColor \
        NSStrokeWidth NSUnderline accessibilityConfiguration action attributedText attributedTitle autoresizingMask \
        backBarButtonItem background backgroundColor badgeColor barTintColor baseBackgroundColor baseForegroundColor \
        canvasLocation collectionViewLayout color commit compactAppearance compactScrollEdgeAppearance configuration \
        content contentConfiguration contentEdgeInsets contentLayoutGuide contentSizeForViewInPopover contentStretch \
        contentView currentPageIndicatorTintColor customFonts customSize customView dataDetectorTypes date \
        defaultSimulatedMetrics destination directionalLayoutMargins disabled edges edgesForExtendedLayout \
        estimatedItemSize fontDescription footerReferenceSize footerTitle frame frameInset frameLayoutGuide \
        freeformSize headerReferenceSize highlighted highlightedColor image imageEdgeInsets imageInsets \
        intrinsicContentSize isElement itemSize keyedArchiveRepresentation largeTitleTextAttributes layoutMargins \
        leftBarButtonItem locale maximumDate maximumTrackTintColor mediaTypesRequiringUserActionForPlayback menu \
        minimumDate minimumTrackTintColor navigationBar navigationItem normal onTintColor orientation \
        pageIndicatorTintColor placeholder popoverArrowDirection preferences preferredSymbolConfiguration \
        preferredSymbolConfigurationForImage preview progressTintColor rightBarButtonItem safeArea \
        scrollEdgeAppearance scrollIndicatorInsets sectionFooterView sectionHeaderView sectionIndexBackgroundColor \
        sectionIndexColor sectionIndexTrackingBackgroundColor sectionInset selected selectedImage \
        selectedImageTintColor selectedSegmentTintColor separatorColor separatorInset shadowColor shadowOffset \
        simulatedBottomBarMetrics simulatedDestinationMetrics simulatedOrientationMetrics simulatedStatusBarMetrics \
        simulatedTopBarMetrics standardAppearance statusBar tabBar tabBarItem tableFooterView tableHeaderView text \
        textColor textInputTraits thumbTintColor tintColor title titleColor titleEdgeInsets titleFontDescription \
        titlePositionAdjustment titleShadowColor titleShadowOffset titleTextAttributes titleView toolbar \
        trackTintColor traits userComments userLabel value view
        """.split(separator: " ").map(String.init)
}
