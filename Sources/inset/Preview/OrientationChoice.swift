import ArgumentParser
import Stage

/// How devices are held, as `--orientation` says it.
enum OrientationChoice: String, ExpressibleByArgument, CaseIterable {
    case portrait, landscape, both

    var all: [Variant.Orientation] {
        switch self {
        case .portrait: [.portrait]
        case .landscape: [.landscape]
        case .both: [.portrait, .landscape]
        }
    }
}
