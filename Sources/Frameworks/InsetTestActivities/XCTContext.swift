import Foundation

/// A step of a test, which Xcode's report shows with what is attached to it.
public protocol XCTActivity: AnyObject {
    /// What the step is called.
    var name: String { get }
    /// Keeps something with the step.
    ///
    /// - Note: No effect here: there is no report that could hold it.
    func add(_ attachment: XCTAttachment)
}

/// The test that runs, as far as steps can be told of it.
public final class XCTContext {
    /// Runs a step of a test.
    ///
    /// - Parameter block: Is called at once, with the step; what it returns and throws is handed on.
    public static func runActivity<Result>(
        named name: String,
        block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }

    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) {}
    }
}
