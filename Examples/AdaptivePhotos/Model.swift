import Foundation

/// A picture that somebody sent.
final class Photo {
    let imageName: String
    let comment: String
    /// 0 … 4 stars.
    var rating: Int

    init(_ imageName: String, comment: String, rating: Int) {
        self.imageName = imageName
        self.comment = comment
        self.rating = rating
    }
}

/// What a person sent.
struct Conversation {
    let name: String
    let photos: [Photo]
}

/// The person whose photos these are.
struct User {
    let name: String
    let imageName: String
    let text: String
    let conversations: [Conversation]
    let lastPhoto: Photo

    static let sample: User = {
        let last = Photo("Dusk", comment: "From the tent", rating: 4)
        return User(
            name: "Ines Duarte",
            imageName: "Ines",
            text: "Walks a lot, sleeps outside, answers late. Photos from wherever there is a path.",
            conversations: [
                Conversation(
                    name: "Mara",
                    photos: [
                        Photo("Fjord", comment: "First morning, no wind", rating: 3),
                        Photo("Glacier", comment: "It creaks at night", rating: 4),
                        Photo("Meadow", comment: "Lunch was here", rating: 2),
                    ]
                ),
                Conversation(name: "Tomas", photos: [Photo("Dunes", comment: "Too hot for shoes", rating: 2)]),
                Conversation(
                    name: "Walking group",
                    photos: [
                        Photo("Night", comment: "Four hours from any lamp", rating: 4),
                        last,
                    ]
                ),
            ],
            lastPhoto: last
        )
    }()
}
