extension ViewReuse {
    /// Makes views from the first one of the class in a nib; nil forgets the identifier.
    mutating func register(_ nib: UINib?, for identifier: String) {
        register(nib == nil ? nil : View.self, for: identifier) {
            nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
        }
    }
}
