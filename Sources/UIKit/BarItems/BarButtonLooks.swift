import Foundation

/// What apps set on an item for a state or a height of bar.
struct BarButtonLooks {
    struct Key: Hashable {
        var state: UInt
        var metrics: UIBarMetrics
        /// Nil: of all styles.
        var style: UIBarButtonItem.Style?

        init(state: UIControl.State, metrics: UIBarMetrics, style: UIBarButtonItem.Style? = nil) {
            self.state = UInt(state.rawValue)
            (self.metrics, self.style) = (metrics, style)
        }
    }

    var backgroundImages: [Key: UIImage] = [:]
    var backBackgroundImages: [Key: UIImage] = [:]
    var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

    /// The image for a state and a height, of the style before that of all, else for the default height, else for the normal
    /// state.
    func background(
        for state: UIControl.State,
        _ metrics: UIBarMetrics,
        _ style: UIBarButtonItem.Style
    ) -> UIImage? {
        for state in [state, .normal] {
            for metrics in [metrics, .default] {
                for style in [style, nil] {
                    let key = Key(state: state, metrics: metrics, style: style)
                    if let image = backgroundImages[key] { return image }
                }
            }
        }
        return nil
    }

    func backgroundOffset(_ metrics: UIBarMetrics) -> CGFloat {
        backgroundOffsets[metrics] ?? backgroundOffsets[.default] ?? 0
    }

    func titleOffset(_ metrics: UIBarMetrics) -> UIOffset { titleOffsets[metrics] ?? titleOffsets[.default] ?? .zero }

    func backTitleOffset(_ metrics: UIBarMetrics) -> UIOffset {
        backTitleOffsets[metrics] ?? backTitleOffsets[.default] ?? .zero
    }
}
