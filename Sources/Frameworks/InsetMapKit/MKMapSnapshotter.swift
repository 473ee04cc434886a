import Foundation
import Platform
import UIKit

/// Makes a picture of a map; there are no maps here, so that it answers with an error.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What is wanted.
    public let options: Options
    /// Whether it works; never between calls.
    open var isLoading: Bool { false }
    /// For what is wanted.
    public init(options: Options) { self.options = options }
    /// For the usual picture.
    public convenience override init() { self.init(options: Options()) }

    /// Answers with an error.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, refusal())
    }
    /// Answers with an error, on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, refusal())
    }
    /// Throws: there are no maps.
    open func start() async throws -> Snapshot { throw refusal() }
    /// Nothing runs between calls.
    open func cancel() {}

    private func refusal() -> MKError {
        AbsentFeature.report("MKMapSnapshotter.start", "there are no maps here; it answers with an error")
        return MKError(.serverFailure)
    }

    /// What is wanted of a picture.
    open class Options: NSObject, @unchecked Sendable {
        /// The part of the world.
        open var region = MKCoordinateRegion()
        /// The part of the flat map.
        open var mapRect = MKMapRect()
        /// The kind of map. Default: streets.
        open var mapType = MKMapType.standard
        /// The size in points. Default: 256 by 256.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels for a point. Default: 1.
        open var scale: CGFloat = 1
        /// Whether buildings are raised. Default: true.
        open var showsBuildings = true
        /// Whether places are named. Default: true.
        open var showsPointsOfInterest = true
        /// Which places are named; nil, the default, for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// How it is drawn.
        open var traitCollection = UITraitCollection()
        /// The usual picture.
        public override init() {}
    }

    /// A picture of a map; none is made here.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        open var image: UIImage { UIImage() }
        /// A place in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
}
