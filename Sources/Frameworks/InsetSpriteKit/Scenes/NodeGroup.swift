import QuartzCore

/// Layers that are masked or mixed together.
@MainActor
final class NodeGroup {
    let layer = CALayer()
    let mask = CALayer()
}
