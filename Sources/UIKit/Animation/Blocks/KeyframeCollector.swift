import Foundation

/// Collects the changes of `animateKeyframes` and makes animations of them.
@MainActor
final class KeyframeCollector {
    /// One property's way.
    private struct Track {
        let layer: CALayer
        let property: LayerProperty
        let initial: LayerValue
        /// Where it goes in which part of the time, as shares of the whole.
        var steps: [(start: Double, end: Double, value: LayerValue)]
    }

    private var tracks: [Track] = []
    /// The part of the time that changes belong to now; all of it outside `addKeyframe`.
    private var window = (start: 0.0, end: 1.0)

    /// Runs changes as one key frame.
    func inWindow(from start: Double, duration: Double, _ changes: () -> Void) {
        let outer = window
        let length = outer.end - outer.start
        let first = outer.start + min(max(start, 0), 1) * length
        window = (first, min(first + max(duration, 0) * length, outer.end))
        changes()
        window = outer
    }

    func add(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        let step = (window.start, window.end, new)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(layer: layer, property: property, initial: old, steps: [step]))
        }
    }

    /// Starts what was collected.
    func begin(in block: AnimationBlock, mode: CAAnimationCalculationMode) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.property.key)
            var (values, times) = ([track.initial], [0.0])
            for step in track.steps.sorted(by: { $0.start < $1.start }) {
                if step.start > times[times.count - 1] {
                    values.append(values[values.count - 1])
                    times.append(step.start)
                }
                values.append(step.value)
                times.append(max(step.end, times[times.count - 1]))
            }
            if times[times.count - 1] < 1 {
                values.append(values[values.count - 1])
                times.append(1)
            }
            animation.values = values.map { $0.any ?? NSNull() }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.duration = block.duration
            animation.repeatCount = block.repeatCount
            animation.autoreverses = block.autoreverses
            if case .curve(let function) = block.pace { animation.timingFunction = function }
            if block.delay != 0 {
                animation.beginTime = track.layer.convertTime(CACurrentMediaTime(), from: nil) + block.delay
                animation.fillMode = .both
            }
            if !block.options.contains(.allowUserInteraction), let view = track.layer.delegate as? UIView {
                animation.delegate = TouchRefusal(view)
            }
            track.layer.begin(animation, forKey: track.property.key, completion: block.group)
        }
    }
}
