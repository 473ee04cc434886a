import Foundation

extension Selector {
    /// A class that can be called by selector: it lists its methods by name, once, for itself and its subclasses.
    ///
    /// ```swift
    /// extension EditorController: Selector.ActionProviding {
    ///     static var actions: [Selector.Action] {
    ///         [.init("save:", EditorController.save), .init("undo", EditorController.undo)]
    ///     }
    /// }
    /// ```
    /// A subclass of such a class overrides a `class var actions` of its body, or calls `registerActions`; what its
    /// superclasses list stays. The names lie in `Selector`, so that `Action` remains the app's own.
    @preconcurrency @MainActor
    public protocol ActionProviding: AnyObject {
        /// What this class adds to the actions of its superclass.
        static var actions: [Action] { get }
    }
}

extension NSObject {
    /// Adds to what a class and its subclasses can be called with by selector.
    @preconcurrency @MainActor
    public static func registerActions(_ actions: [Selector.Action]) {
        ActionTable.shared.register(actions, for: self)
    }
}
