/// Whether two classes are one: to Objective-C classes are objects, so source asks as it asks of objects.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes are different ones.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
