// Questions about orientations as Swift 4 has them: functions; from Swift 4.2 on they are members.

/// The name of `UIDeviceOrientation.isPortrait` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }

/// The name of `UIDeviceOrientation.isLandscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }

/// The name of `UIDeviceOrientation.isFlat` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isFlat(self:)")
public func UIDeviceOrientationIsFlat(_ orientation: UIDeviceOrientation) -> Bool { orientation.isFlat }

/// The name of `UIDeviceOrientation.isValidInterfaceOrientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)")
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isValidInterfaceOrientation
}

/// The name of `UIInterfaceOrientation.isPortrait` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

/// The name of `UIInterfaceOrientation.isLandscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
