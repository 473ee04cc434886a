import Foundation

// In an extension of the protocol, as classes that have more to do then declare it again.
extension NSObjectProtocol where Self: NSObject {
    /// Called after the object came out of a document and all its outlets are connected.
    public func awakeFromNib() { _ = PortedOverride.call(self, "awakeFromNib", [], Void.self) }

    /// Called in place of `awakeFromNib()` by Interface Builder only, never here.
    public func prepareForInterfaceBuilder() {
        _ = PortedOverride.call(self, "prepareForInterfaceBuilder", [], Void.self)
    }
}
