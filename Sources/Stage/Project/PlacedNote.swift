import InterfaceBuilder
import UIKit

/// Something odd about a document, and where.
package struct PlacedNote: Codable, Hashable, Sendable {
    /// The document's path as it was given; nil for what no document says.
    package var file: String?
    /// Counted from 1.
    package var line: Int?
    /// The object ID of what it is about, or of what is around that.
    package var object: String?
    /// What is odd, without the place.
    package var message: String

    package init(file: String? = nil, line: Int? = nil, object: String? = nil, message: String) {
        (self.file, self.line, self.object, self.message) = (file, line, object, message)
    }

    package init(_ note: LoadingNote) {
        self.init(file: note.file, line: note.line, object: note.objectID, message: note.message)
    }

    package init(_ diagnostic: Diagnostic) {
        self.init(
            file: diagnostic.file,
            line: diagnostic.line,
            object: diagnostic.objectID,
            message: diagnostic.message
        )
    }
}

extension PlacedNote: CustomStringConvertible {
    /// "Main.storyboard:41: aBc-12-xYz: what is odd", as far as the place is known.
    package var description: String {
        let place = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return [place.isEmpty ? nil : place, object, message].compactMap { $0 }.joined(separator: ": ")
    }
}
