import UIKit

/// Something that somebody had to tell.
struct Post {
    let name: String
    let time: String
    let text: String
    let hue: CGFloat

    var color: UIColor { UIColor(hue: hue, saturation: 0.45, brightness: 0.8, alpha: 1) }

    static let samples = [
        Post(name: "Maren", time: "2 min", text: "The lake is warm enough. No excuses left.", hue: 0.55),
        Post(
            name: "Jonas",
            time: "9 min",
            text: "Fixed the tandem. It took two weekends, three inner tubes and one argument about gears.",
            hue: 0.08
        ),
        Post(name: "Priya", time: "21 min", text: "Who has a ladder?", hue: 0.75),
        Post(
            name: "Hugo",
            time: "34 min",
            text: "Bread, fourth attempt: it has holes now. The first three are holding the door open.",
            hue: 0.12
        ),
        Post(
            name: "Keiko",
            time: "1 h",
            text: "Platform 4, the piano is open. Somebody play something slow.",
            hue: 0.92
        ),
        Post(name: "Oskar", time: "2 h", text: "Found a glove. Left hand, green, hand-knitted.", hue: 0.33),
        Post(
            name: "Rosa",
            time: "3 h",
            text: "The market moves to the square behind the library from Saturday on, because of the works.",
            hue: 0.0
        ),
        Post(name: "Uma", time: "5 h", text: "Three swifts back under the roof.", hue: 0.6),
        Post(name: "Viktor", time: "8 h", text: "Rain at last. The tomatoes say thanks.", hue: 0.45),
    ]
}
