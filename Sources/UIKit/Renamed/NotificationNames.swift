import Foundation

extension NSNotification.Name {
    /// The name of `UIResponder.keyboardWillShowNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }
    /// The name of `UIResponder.keyboardDidShowNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }
    /// The name of `UIResponder.keyboardWillHideNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }
    /// The name of `UIResponder.keyboardDidHideNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }
    /// The name of `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }
    /// The name of `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }
    /// The name of `UIApplication.didBecomeActiveNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }
    /// The name of `UIApplication.didEnterBackgroundNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The name of `UIApplication.willEnterForegroundNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The name of `UIApplication.willResignActiveNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }
    /// The name of `UIApplication.willTerminateNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }
    /// The name of `UIApplication.didFinishLaunchingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    /// The name of `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    /// The name of `UIApplication.significantTimeChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: NSNotification.Name {
        UIApplication.significantTimeChangeNotification
    }
    /// The name of `UIApplication.didChangeStatusBarOrientationNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    /// The name of `UIApplication.willChangeStatusBarOrientationNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    /// The name of `UIApplication.userDidTakeScreenshotNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }
    /// The name of `UITextField.textDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
        UITextField.textDidChangeNotification
    }
    /// The name of `UITextField.textDidBeginEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    /// The name of `UITextField.textDidEndEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
        UITextField.textDidEndEditingNotification
    }
    /// The name of `UITextView.textDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
        UITextView.textDidChangeNotification
    }
    /// The name of `UITextView.textDidBeginEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
        UITextView.textDidBeginEditingNotification
    }
    /// The name of `UITextView.textDidEndEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
        UITextView.textDidEndEditingNotification
    }
    /// The name of `UIDevice.orientationDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    /// The name of `UIDevice.batteryLevelDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
        UIDevice.batteryLevelDidChangeNotification
    }
    /// The name of `UIContentSizeCategory.didChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    /// The name of `UIWindow.didBecomeVisibleNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
        UIWindow.didBecomeVisibleNotification
    }
    /// The name of `UIWindow.didBecomeHiddenNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name {
        UIWindow.didBecomeHiddenNotification
    }
    /// The name of `UIWindow.didBecomeKeyNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
        UIWindow.didBecomeKeyNotification
    }
    /// The name of `UIWindow.didResignKeyNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name {
        UIWindow.didResignKeyNotification
    }
    /// The name of `UIPasteboard.changedNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
        UIPasteboard.changedNotification
    }
    /// The name of `UIMenuController.willShowMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillShowMenu: NSNotification.Name {
        UIMenuController.willShowMenuNotification
    }
    /// The name of `UIMenuController.didShowMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidShowMenu: NSNotification.Name {
        UIMenuController.didShowMenuNotification
    }
    /// The name of `UIMenuController.willHideMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillHideMenu: NSNotification.Name {
        UIMenuController.willHideMenuNotification
    }
    /// The name of `UIMenuController.didHideMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: NSNotification.Name {
        UIMenuController.didHideMenuNotification
    }
    /// The name of `UITableView.selectionDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
    @preconcurrency @MainActor public static var UITableViewSelectionDidChange: NSNotification.Name {
        UITableView.selectionDidChangeNotification
    }
    /// The name of `UITextInputMode.currentInputModeDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
    @preconcurrency @MainActor public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
        UITextInputMode.currentInputModeDidChangeNotification
    }
    /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }
}
