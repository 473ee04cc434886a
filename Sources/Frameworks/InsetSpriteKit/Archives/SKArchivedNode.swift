import Foundation
import UIKit

/// What can be made of a scene's file, of the class that the file names.
@preconcurrency @MainActor
public protocol SKArchivedNode {}

extension SKArchivedNode {
    /// The node of a file `NAME.sks` of the app, as Xcode's editor saved it; nil where there is none, or one of another class.
    public init?(fileNamed filename: String) {
        guard let node = SceneArchive.node(ofFileNamed: filename) as? Self else { return nil }
        self = node
    }

    /// The node of a file of the app, as Xcode's editor saved it.
    ///
    /// - Throws: An error of Foundation's where it can't be read.
    public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
        guard let node = SceneArchive.node(ofFileNamed: filename) as? Self else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        self = node
    }
}
