import Foundation

extension IndexPath {
    /// Names a row of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Names an item of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index; a path without two indexes traps.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second index, as a table names it; a path without two indexes traps.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second index, as a collection names it; a path without two indexes traps.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
