import CoreText
import Foundation
import InterfaceBuilder
import Platform

/// The fonts of a document's project, as far as the canvas knows them without the project.
///
/// Xcode measures text in the fonts that the project holds and the document lists (IB-28). Of free ones that many apps
/// bring along a copy lies in `Resources/Fonts`, each named for its PostScript name; where there is none a substitute
/// stands in.
struct CanvasFonts {
    let document: Document

    /// Makes the fonts known by name; those that already are stay.
    func register() {
        guard let folder = ResourceFolder(module: "inset")?.url.appendingPathComponent("Fonts") else { return }
        for name in document.customFonts.flatMap(\.names) where FontRegistry.availability(of: name) == .missing {
            // A document's own text is no path.
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { continue }
            let file = folder.appendingPathComponent(name + ".ttf")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            // A copy that can't be read is as good as none: the substitute stays.
            _ = try? FontRegistry.register(file)
        }
    }
}
