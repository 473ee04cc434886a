import Foundation

/// A class that can be called by selector: it lists its methods by name, once, for itself and its subclasses.
///
/// ```swift
/// extension EditorController: ActionProviding {
///     static var actions: [Action] {
///         [Action("save:", EditorController.save), Action("undo", EditorController.undo)]
///     }
/// }
/// ```
/// A subclass of such a class overrides a `class var actions` of its body, or calls `registerActions`; what its
/// superclasses list stays.
@preconcurrency @MainActor
public protocol ActionProviding: AnyObject {
    /// What this class adds to the actions of its superclass.
    static var actions: [Action] { get }
}

extension NSObject {
    /// Adds to what a class and its subclasses can be called with by selector.
    @preconcurrency @MainActor
    public static func registerActions(_ actions: [Action]) {
        ActionTable.shared.register(actions, for: self)
    }
}
