import Odometer

/// Begins anew with a word.
public final class TripOdometer: Odometer {
    public private(set) var trips = 1

    override public func reset() {
        super.reset()
        trips += 1
    }
}
