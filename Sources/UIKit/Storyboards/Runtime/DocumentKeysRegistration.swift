import ObjectiveCRuntime

/// Lists UIKit's own properties before anybody asks for one by name, as the runtime lists an app's.
final class __Ported_UIKit: PortedMembers {
    override class func register() { DocumentKeys.register }
}
