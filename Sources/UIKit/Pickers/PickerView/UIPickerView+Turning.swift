import Foundation
import QuartzCore

extension UIPickerView {
    // MARK: Fingers
    /// A finger holds a wheel; one that is still turning stands where it is.
    func hold(_ component: Int, at place: CGPoint, _ time: TimeInterval) {
        let wasTurning = wheels[component].motion != nil
        wheels[component].motion = nil
        wheels[component].wasDragged = wasTurning
        wheels[component].drag = ScrollDrag(start: place, startOffset: .zero)
        wheels[component].drag?.add(place, at: time)
    }

    func drag(_ component: Int, to place: CGPoint, by distance: CGFloat, _ time: TimeInterval) {
        wheels[component].drag?.add(place, at: time)
        guard distance != 0 else { return }
        wheels[component].wasDragged = true
        wheels[component].offset += distance
        setNeedsLayout()
    }

    /// Lets a wheel go: it runs on as a scroll view does that slows down fast, to a row; a tap turns it to the row that was touched.
    func release(_ component: Int, tappedAt y: CGFloat?, _ time: TimeInterval) {
        let wheel = wheels[component]
        var rows = -wheel.offset / wheel.rowHeight
        var velocity: CGFloat = 0
        if wheel.wasDragged, let drag = wheel.drag {
            velocity = -drag.velocity(at: time).y
            let rate = UIScrollView.DecelerationRate.fast.rawValue
            rows -= ScrollPhysics.decelerationReach(velocity: velocity, rate: rate) / wheel.rowHeight
        } else if let y {
            rows = (y - bounds.height / 2) / wheel.rowHeight
        }
        wheels[component].drag = nil
        turn(component, to: wheel.selected + Int(rows.rounded()), velocity: velocity)
    }

    // MARK: Motion
    /// Turns a wheel to a row and tells the delegate as it comes to rest there; without animations at once.
    func turn(_ component: Int, to row: Int, velocity: CGFloat = 0) {
        let row = max(0, min(wheels[component].count - 1, row))
        guard window != nil, UIView.areAnimationsEnabled else { return rest(component, on: row) }
        wheels[component].motion = WheelMotion(
            start: wheels[component].offset,
            velocity: velocity,
            row: row,
            beginning: EventLoop.main.now
        )
        observeFrames()
    }

    /// Shows a row that was selected by code, from where the wheel stands; the delegate hears nothing.
    func show(_ row: Int, _ component: Int, animated: Bool) {
        let wheel = wheels[component]
        let row = max(0, min(row, wheel.count - 1))
        wheels[component].selected = row
        wheels[component].motion = nil
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            wheels[component].offset = 0
            return setNeedsLayout()
        }
        wheels[component].offset = wheel.offset + CGFloat(row - wheel.selected) * wheel.rowHeight
        turn(component, to: row)
        setNeedsLayout()
    }

    private func observeFrames() {
        guard motionObserver == nil else { return }
        motionObserver = EventLoop.main.addFrameObserver(order: FrameOrder.animations) { [weak self] frame in
            self?.showFrame(at: frame.timestamp)
        }
    }

    private func showFrame(at time: TimeInterval) {
        for component in wheels.indices {
            guard let motion = wheels[component].motion else { continue }
            if window != nil, let offset = motion.offset(of: wheels[component], at: time) {
                wheels[component].offset = offset
                setNeedsLayout()
            } else {
                rest(component, on: motion.row)
            }
        }
        guard wheels.allSatisfy({ $0.motion == nil }) else { return }
        motionObserver.map(EventLoop.main.removeFrameObserver)
        motionObserver = nil
    }

    /// The delegate may reload everything.
    private func rest(_ component: Int, on row: Int) {
        let row = max(0, min(wheels[component].count - 1, row))
        let changed = row != wheels[component].selected
        (wheels[component].offset, wheels[component].motion) = (0, nil)
        wheels[component].selected = row
        setNeedsLayout()
        if changed { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
    }
}
