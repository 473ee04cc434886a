import CoreGraphics

/// Where a page control's dots stand along its direction; lengths in points, places counted from the leading end.
struct PageControlPlaces {
    let look: PageControlLook
    let count: Int
    /// The place that shows a progress, longer than a dot; nil for none.
    let progress: Int?

    /// How long the part is that shows a progress, in dots; not measured *(low)*.
    private static let progressLength: CGFloat = 3.5

    /// How long the part is that shows a progress.
    var progressLength: CGFloat { look.dot * Self.progressLength }
    private var extra: CGFloat { progress == nil ? 0 : progressLength - look.dot }

    /// Everything, with the room at both ends.
    var length: CGFloat {
        count > 0 ? 2 * look.sidePadding + look.slot + CGFloat(count - 1) * look.pitch + extra : 0
    }

    /// From the middle of all to a place's middle.
    func offset(of place: Int) -> CGFloat {
        let plain = (CGFloat(place) - CGFloat(count - 1) / 2) * look.pitch
        guard let progress else { return plain }
        return plain + (place < progress ? -extra / 2 : place > progress ? extra / 2 : 0)
    }

    /// Those that reach into a length around the middle: nobody draws a million others.
    func visible(within length: CGFloat, reach: CGFloat) -> ClosedRange<Int> {
        let reach = length / 2 + reach + look.slot + extra
        func place(_ offset: CGFloat) -> Int {
            let place = (CGFloat(count - 1) / 2 + offset / look.pitch).rounded()
            return Int(min(max(place, 0), CGFloat(count - 1)))
        }
        return place(-reach)...place(reach)
    }
}
