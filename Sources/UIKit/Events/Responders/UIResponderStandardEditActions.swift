import Foundation

/// The editing actions that menus and keys send along the responder chain: `cut:`, `copy:`, `paste:`, `select:`,
/// `selectAll:`, `delete:`.
///
/// All are optional: a responder lists those that it has in its actions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {}
