extension UISlider {
    /// Marks on a slider's track, and which places of it can be chosen (BT-36; iOS 26). Places are shares of the track, 0…1.
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        public struct Tick: Hashable {
            /// The mark's share of the track, 0…1.
            public let position: Float
            /// What the mark means; kept, neither shown nor read aloud here.
            public var title: String?
            /// Shown in place of the mark; nil: a dot.
            public var image: UIImage?

            /// A mark at a share of the track, 0…1.
            public init(position: Float, title: String?, image: UIImage?) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        /// Whether a finger chooses marked places only. Default: true.
        public var allowsTickValuesOnly: Bool
        /// Where the colored part of the track begins. Default: 0, the minimum.
        public var neutralValue: Float
        /// What a finger can choose. Default: all of the track.
        public var enabledRange: ClosedRange<Float>
        /// The marks.
        public let ticks: [Tick]

        /// A track with marks of its own places.
        public init(
            allowsTickValuesOnly: Bool = true,
            neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// A track with marks at even distances, the first and the last at the ends; a single one is in the middle.
        public init(
            allowsTickValuesOnly: Bool = true,
            neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let count = max(0, numberOfTicks)
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly,
                neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<count).map {
                    Tick(position: count == 1 ? 0.5 : Float($0) / Float(count - 1), title: nil, image: nil)
                }
            )
        }

        /// The place that a finger's place comes to.
        func chosen(_ place: Float) -> Float {
            let place = min(max(place, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly else { return place }
            let positions = ticks.map(\.position).filter(enabledRange.contains)
            return positions.min { abs($0 - place) < abs($1 - place) } ?? place
        }
    }
}
