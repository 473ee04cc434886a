/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The contents of a data set.
open class NSDataAsset: NSObject {
    /// What the initializer got.
    public let name: NSDataAssetName
    /// The whole file, as it is in the catalog.
    public let data: Data

    /// The app's data set of a name; nil when no catalog has it.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// A bundle's data set of a name; nil when no catalog has it.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let data = HostAssets.current?.data(named: name, in: bundle === Bundle.main ? nil : bundle) else {
            return nil
        }
        self.name = name
        self.data = data
        super.init()
    }
}
