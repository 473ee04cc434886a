/// An action that runs on a node.
@MainActor
protocol ActionRun: AnyObject {
    /// Lets time pass, in the action's own seconds.
    ///
    /// - Returns: Seconds that are left over once it is done; nil while it isn't.
    func advance(_ node: SKNode, by seconds: Double) -> Double?
}
