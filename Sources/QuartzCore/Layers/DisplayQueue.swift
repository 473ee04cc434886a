import Foundation
import Synchronization

/// The layers of an app's own classes that have to be drawn, for the end of the turn.
///
/// An app expects its drawing methods to be called then, whether or not anybody looks. What the frameworks draw has no
/// other effect than its picture, and waits for one.
package enum DisplayQueue {
    private struct Entry {
        weak var layer: CALayer?
    }

    // Guarded by the lock: entries can't be sent into a mutex. Those of all worlds, as a layer that was made in one may be
    // shown in another.
    nonisolated(unsafe) private static var entries: [Entry] = []
    private static let lock = Mutex<Void>(())
    /// Whether a class belongs to an app, by its identity.
    private static let classes = Mutex<[ObjectIdentifier: Bool]>([:])

    static func add(_ layer: CALayer) {
        lock.withLock { _ in entries.append(Entry(layer: layer)) }
    }

    /// Draws what is due and on a screen; hidden layers, and those of other screens, wait until they are shown.
    ///
    /// - Parameter screen: The root of the screen's tree.
    package static func flush(on screen: CALayer) {
        var due: [Entry] = []
        lock.withLock { _ in
            due = entries
            entries = []
        }
        for entry in due {
            guard let layer = entry.layer else { continue }
            layer.drawingState.isQueued = false
            guard layer.isDrawingDue else { continue }
            if layer.isShown(on: screen) { layer.display() } else { layer.noteDrawingDue() }
        }
    }

    /// Whether an object's class is none of the frameworks'.
    static func isOfApp(_ object: AnyObject) -> Bool {
        let type: AnyClass = type(of: object)
        return classes.withLock { classes in
            if let known = classes[ObjectIdentifier(type)] { return known }
            // Without the search for how the class describes itself, which the first of each would wait for.
            let name = _typeName(type, qualified: true)
            let isOfApp = !["UIKit.", "QuartzCore.", "Simulator."].contains { name.hasPrefix($0) }
            classes[ObjectIdentifier(type)] = isOfApp
            return isOfApp
        }
    }
}

extension CALayer {
    /// Has the layer drawn at the end of the turn, if an app's class draws it.
    package final func noteDrawingDue() {
        guard modelLayer == nil, !drawingState.isQueued, isDrawnByApp else { return }
        drawingState.isQueued = true
        DisplayQueue.add(self)
    }

    private final var isDrawnByApp: Bool {
        if !isPlain, DisplayQueue.isOfApp(self) { return true }
        return delegate.map { DisplayQueue.isOfApp($0 as AnyObject) } ?? false
    }

    final var isDrawingDue: Bool { displayIsNeeded || (contents == nil && !hasDrawn && !drawsDirectly) }

    final func isShown(on screen: CALayer) -> Bool {
        var layer: CALayer? = self
        while let next = layer {
            if next.isHidden { return false }
            if next === screen { return true }
            layer = next.superlayerReference
        }
        return false
    }

    /// Draws the contents anew, kept until they have to be drawn again.
    final func drawContents() {
        if hasDrawn { discardDrawing() }
        _ = LayerContents(self)
    }
}
