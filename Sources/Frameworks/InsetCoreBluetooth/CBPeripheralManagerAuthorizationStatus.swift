/// Whether an app may share data while it is in the background, as it was asked before iOS 13.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, the device forbids it, the person does, or allows it.
    case notDetermined, restricted, denied, authorized
}
