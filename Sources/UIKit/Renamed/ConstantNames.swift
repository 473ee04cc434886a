import CoreGraphics
import Foundation

// Constants as Swift 4 has them; from Swift 4.2 on they are members.

/// The name of `UITableView.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name of `UICollectionView.elementKindSectionHeader` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
    UICollectionView.elementKindSectionHeader
}
/// The name of `UICollectionView.elementKindSectionFooter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
    UICollectionView.elementKindSectionFooter
}
/// The name of `UICollectionViewFlowLayout.automaticSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
    UICollectionViewFlowLayout.automaticSize
}
/// The name of `UIView.noIntrinsicMetric` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UIView.layoutFittingCompressedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name of `UIView.layoutFittingExpandedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The name of `UINavigationController.hideShowBarDuration` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
    UINavigationController.hideShowBarDuration
}
/// The name of `UIScrollView.DecelerationRate.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.normal
}
/// The name of `UIScrollView.DecelerationRate.fast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.fast
}
/// The name of `UIWindow.Level.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The name of `UIWindow.Level.alert` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// The name of `UIWindow.Level.statusBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
    UIResponder.keyboardFrameBeginUserInfoKey
}
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
}
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
    UIResponder.keyboardAnimationCurveUserInfoKey
}
/// The name of `UIResponder.keyboardIsLocalUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// The name of `UIApplication.openSettingsURLString` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIBackgroundTaskIdentifier.invalid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier.invalid
}
/// The name of `UIAccessibility.Notification.announcement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}
/// The name of `UIAccessibility.Notification.layoutChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}
/// The name of `UIAccessibility.Notification.screenChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}
/// The name of `UIAccessibilityTraits.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.button` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.link` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// The name of `UIAccessibilityTraits.header` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.image` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.selected` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits {
    UIAccessibilityTraits.selected
}
/// The name of `UIAccessibilityTraits.staticText` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
    UIAccessibilityTraits.staticText
}
/// The name of `UIAccessibilityTraits.notEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
    UIAccessibilityTraits.notEnabled
}
/// The name of `UIAccessibilityTraits.adjustable` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
    UIAccessibilityTraits.adjustable
}
/// The name of `UIAccessibilityTraits.updatesFrequently` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
    UIAccessibilityTraits.updatesFrequently
}
/// The name of `UIPageViewController.OptionsKey.interPageSpacing` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
@preconcurrency @MainActor public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
    UIPageViewController.OptionsKey.interPageSpacing
}
/// The name of `UIPageViewController.OptionsKey.spineLocation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
@preconcurrency @MainActor public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
    UIPageViewController.OptionsKey.spineLocation
}
/// The name of `UISplitViewController.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
    UISplitViewController.automaticDimension
}
/// The name of `UIApplication.backgroundFetchIntervalMinimum` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
    UIApplication.backgroundFetchIntervalMinimum
}
/// The name of `UIApplication.backgroundFetchIntervalNever` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
    UIApplication.backgroundFetchIntervalNever
}
