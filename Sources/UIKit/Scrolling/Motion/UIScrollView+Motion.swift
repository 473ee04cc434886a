import Foundation

extension UIScrollView {
    // MARK: Animated offsets (SC-M7)
    func animateOffset(to target: CGPoint) {
        guard UIView.areAnimationsEnabled, window != nil else {
            jump(to: target)
            return
        }
        stopMotion()
        guard target != contentOffset else { return }
        boundsWillChange(to: CGRect(origin: target, size: bounds.size))
        scrolling.motion = .animating(
            ScrollAnimation(start: contentOffset, target: target, beginning: EventLoop.main.now)
        )
        observeFrames()
    }

    // MARK: Frames
    func observeFrames() {
        guard scrolling.frameObserver == nil else { return }
        scrolling.frameObserver = EventLoop.main.addFrameObserver(order: FrameOrder.animations) { [weak self] frame in
            self?.showFrame(at: frame.timestamp)
        }
    }

    private func endFrames() {
        scrolling.frameObserver.map(EventLoop.main.removeFrameObserver)
        scrolling.frameObserver = nil
    }

    /// One step of what moves; on device pixels (SC-M14).
    private func showFrame(at time: TimeInterval) {
        switch scrolling.motion {
        case .resting, .dragging: endFrames()
        case .animating(let animation):
            let step = animation.offset(at: time)
            guard step.isDone else { return move(to: onPixels(step.offset)) }
            scrolling.motion = .resting
            endFrames()
            move(to: step.offset)
            tellEndOfAnimation()
            indicatorsShouldFade()
        case .decelerating(let deceleration):
            let step = deceleration.offset(at: time)
            move(to: onPixels(step.offset))
            guard step.isDone, scrolling.motion.isDecelerating else { return }
            scrolling.motion = .resting
            endFrames()
            motionDidEnd()
            scrollDelegate?.scrollViewDidEndDecelerating(self)
            indicatorsShouldFade()
        }
    }

    private func onPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x.roundedToPixel(scale: layoutScale), y: point.y.roundedToPixel(scale: layoutScale))
    }

    /// Ends animation and deceleration where they are.
    func stopMotion() {
        guard !scrolling.motion.isDragging else { return }
        let wasAnimating = scrolling.motion.isAnimating
        scrolling.motion = .resting
        endFrames()
        if wasAnimating { tellEndOfAnimation() }
    }

    private func tellEndOfAnimation() {
        motionDidEnd()
        guard scrolling.isGoingToTop else {
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        scrolling.isGoingToTop = false
        scrollDelegate?.scrollViewDidScrollToTop(self)
    }

    // MARK: Deceleration
    /// Lets go of the content: bounces back, runs out, or stays.
    ///
    /// - Parameter velocity: The offset's, in points a second.
    func release(velocity: CGPoint) {
        let proposed = restingOffset(velocity: velocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = targetOffset(forProposed: proposed, velocity: perMillisecond)
        scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: perMillisecond,
            targetContentOffset: &target
        )
        let deceleration = ScrollDeceleration(
            horizontal: trajectory(.horizontal, velocity, proposed, target),
            vertical: trajectory(.vertical, velocity, proposed, target),
            beginning: EventLoop.main.now
        )
        let isMoving = !deceleration.offset(at: EventLoop.main.now).isDone
        scrolling.motion = .resting
        scrolling.isTracking = false
        if isMoving { scrolling.motion = .decelerating(deceleration) }
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else {
            motionDidEnd()
            return indicatorsShouldFade()
        }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        observeFrames()
    }

    /// Where a released offset comes to rest by itself.
    private func restingOffset(velocity: CGPoint) -> CGPoint {
        if isPagingEnabled { return page(velocity: velocity) }
        let rate = decelerationRate.rawValue
        let reach = CGPoint(
            x: contentOffset.x + ScrollPhysics.decelerationReach(velocity: velocity.x, rate: rate),
            y: contentOffset.y + ScrollPhysics.decelerationReach(velocity: velocity.y, rate: rate)
        )
        return clamped(reach)
    }

    /// The page that a flick in its direction goes to, else the nearest one.
    private func page(velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let place = offset / length
            // A slow release stays on the nearer page.
            guard abs(velocity) > 100 else { return place.rounded() * length }
            return (velocity > 0 ? place.rounded(.up) : place.rounded(.down)) * length
        }
        return clamped(
            CGPoint(
                x: page(contentOffset.x, bounds.width, velocity.x),
                y: page(contentOffset.y, bounds.height, velocity.y)
            )
        )
    }

    private func trajectory(
        _ axis: NSLayoutConstraint.Axis,
        _ velocity: CGPoint,
        _ proposed: CGPoint,
        _ target: CGPoint
    ) -> ScrollTrajectory {
        let (low, high) = offsetRange
        let isHorizontal = axis == .horizontal
        let changed = isHorizontal ? proposed.x != target.x : proposed.y != target.y
        let limits = isHorizontal ? low.x...high.x : low.y...high.y
        return ScrollTrajectory(
            releasedAt: isHorizontal ? contentOffset.x : contentOffset.y,
            velocity: isScrollable(axis) ? (isHorizontal ? velocity.x : velocity.y) : 0,
            rate: decelerationRate.rawValue,
            limits: limits,
            bounces: bounces && (isHorizontal ? bouncesHorizontally : bouncesVertically),
            target: changed || isPagingEnabled ? (isHorizontal ? target.x : target.y) : nil
        )
    }
}
