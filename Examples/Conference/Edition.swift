import Foundation

/// The app before and after it was adapted to screens with a notch: the launch argument `-edition before` shows the first.
///
/// What differs stands side by side in each screen, in the functions that ask for the edition.
enum Edition: String {
    case rectangular = "before"
    case adapted = "after"

    static var current: Edition { UserDefaults.standard.string(forKey: "edition").flatMap(Edition.init) ?? .adapted }
}
