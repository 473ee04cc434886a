import Foundation

extension ContentsReader {
    /// The data set of the folder; variants without a file, or whose file is missing, are left out.
    func dataSet(named name: String) throws(AssetCatalogError) -> DataSet {
        var variants: [DataVariant] = []
        for entry in try read()["data"] as? [Object] ?? [] {
            guard let url = try file(of: entry) else { continue }
            let type = entry["universal-type-identifier"] as? String
            variants.append(DataVariant(conditions: conditions(entry), url: url, typeIdentifier: type))
        }
        return DataSet(name: name, variants: variants)
    }
}
