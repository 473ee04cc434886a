import UIKit

/// Something new, with a photo or a few.
struct Article {
    let title: String
    let text: String
    /// The hues of its photos.
    let photos: [CGFloat]

    static let all = [
        Article(
            title: "The harbor is ours for the day",
            text:
                "Both halls open at half past eight. Coffee stands on the quay, and for the first time the old customs "
                + "house is open, with the models of last year's regatta on all three floors.",
            photos: [0.56, 0.6, 0.52]
        ),
        Article(
            title: "Bring a rope",
            text:
                "Oskar's workshop has rope for thirty. Whoever brings two meters of their own gets in as number thirty-one.",
            photos: [0.1, 0.06]
        ),
        Article(
            title: "Rain plan",
            text: "If it rains, the boats stay where they are and we move to the loft. If it pours, there is soup.",
            photos: [0.68, 0.65, 0.72, 0.62]
        ),
    ]
}
