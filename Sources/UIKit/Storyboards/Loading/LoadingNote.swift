/// Something in a document that loading could not build as it was meant, in one line.
package struct LoadingNote: Hashable, Sendable, CustomStringConvertible {
    /// The document's path as it was given.
    package var file: String
    /// Counted from 1.
    package var line: Int
    package var objectID: String
    /// What is wrong and what stands in for it.
    package var message: String
    /// The app's class that isn't linked in, where that is what the note is about.
    package var missingClass: String?
    /// The key path of a runtime attribute that the object's class doesn't have, where that is what the note is about.
    package var missingProperty: String?

    /// Whether reading the document for its diagnostics tells the same.
    package var isDiagnosed = false

    /// "Main.storyboard:41: aBc-12-xYz: custom class Foo isn't linked in; UIView stands in for it".
    package var description: String { "\(file):\(line): \(objectID): \(message)" }
}
