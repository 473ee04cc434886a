import UIKit

/// A talk of the conference, and its video.
struct Talk: Hashable {
    let title: String
    let speaker: String
    let room: String
    /// Minutes after midnight.
    let start: Int
    let minutes: Int
    let hue: CGFloat

    var time: String { String(format: "%d:%02d", start / 60, start % 60) }
    var length: String { "\(minutes) min" }

    func matches(_ text: String) -> Bool {
        text.isEmpty || title.localizedCaseInsensitiveContains(text) || speaker.localizedCaseInsensitiveContains(text)
    }

    /// In the order of the day.
    static let all = [
        Talk(
            title: "Opening: Ten Years of Small Boats",
            speaker: "Dagny Berg",
            room: "Harbor",
            start: 540,
            minutes: 40,
            hue: 0.58
        ),
        Talk(title: "Knots That Hold", speaker: "Oskar Nowak", room: "Loft", start: 600, minutes: 30, hue: 0.08),
        Talk(title: "Reading Water", speaker: "Keiko Ito", room: "Harbor", start: 600, minutes: 45, hue: 0.52),
        Talk(title: "Varnish, Honestly", speaker: "Rosa Santos", room: "Loft", start: 660, minutes: 30, hue: 0.11),
        Talk(
            title: "A Sail From Old Tents",
            speaker: "Jonas Hartmann",
            room: "Harbor",
            start: 660,
            minutes: 45,
            hue: 0.93
        ),
        Talk(
            title: "Weather for the Impatient",
            speaker: "Priya Patel",
            room: "Harbor",
            start: 780,
            minutes: 40,
            hue: 0.63
        ),
        Talk(
            title: "Rowing Backwards, Looking Forwards",
            speaker: "Hugo Fontaine",
            room: "Loft",
            start: 780,
            minutes: 30,
            hue: 0.32
        ),
        Talk(title: "The Quiet Engine", speaker: "Greta Eklund", room: "Harbor", start: 840, minutes: 45, hue: 0.78),
        Talk(title: "Charts You Can Fold", speaker: "Inés García", room: "Loft", start: 840, minutes: 30, hue: 0.15),
        Talk(
            title: "Closing: Where the Fog Comes From",
            speaker: "Maren Lindqvist",
            room: "Harbor",
            start: 900,
            minutes: 50,
            hue: 0.55
        ),
    ]
}
