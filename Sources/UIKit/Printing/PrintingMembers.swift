import Foundation
import ObjectiveCRuntime

/// Apps that make PDF files set the renderer's paper by its keys.
final class __Ported_UIPrintPageRenderer: PortedMembers {
    override class func register() {
        property("paperRect", { (renderer: UIPrintPageRenderer) in renderer.paperRect }, { $0.paperRect = $1 })
        property(
            "printableRect",
            { (renderer: UIPrintPageRenderer) in renderer.printableRect },
            { $0.printableRect = $1 }
        )
    }
}
