import Foundation

extension NSIndexPath {
    /// Names a row of a table.
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(indexes: [section, row], length: 2)
    }
    /// Names an item of a collection.
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }
    /// The first index.
    public var section: Int { index(atPosition: 0) }
    /// The second index, as a table names it.
    public var row: Int { index(atPosition: 1) }
    /// The second index, as a collection names it.
    public var item: Int { index(atPosition: 1) }
}
