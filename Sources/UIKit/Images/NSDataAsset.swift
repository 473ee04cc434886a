/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The file of a data set of an asset catalog that is made for the device (IM-10).
open class NSDataAsset: NSObject {
    /// What the initializer got.
    public let name: NSDataAssetName
    /// The whole file, as it is in the catalog.
    public let data: Data
    /// What kind of file the catalog says that it is, as `public.json`; `public.data` where it says nothing.
    public let typeIdentifier: String

    /// The app's data set of a name; nil when no catalog has it.
    ///
    /// - Parameter name: With the namespaces of its groups: "Samples/List".
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// A bundle's data set of a name; nil when no catalog has it.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let found = HostAssets.current?.data(named: name, in: bundle === Bundle.main ? nil : bundle) else {
            return nil
        }
        self.name = name
        data = found.data
        typeIdentifier = found.typeIdentifier ?? "public.data"
        super.init()
    }
}
