import Foundation

/// What the server has a process do on a device with a home screen.
enum HomeOrder: Codable, Equatable, Sendable {
    // MARK: The home screen

    /// An app's picture comes from the whole screen to its icon, or becomes the first of the app switcher's.
    case left(app: Int, picture: String, toSwitcher: Bool)
    /// A finger has taken hold of an app at the lower edge; a finger that has left again threw it.
    case held(app: Int, picture: String, finger: ViewerMessage.Finger, isDown: Bool)
    /// What an app looks like since it entered the background.
    case pictured(app: Int, picture: String)
    /// An app's process is no more.
    case ended(app: Int)
    /// The home button, or its double press, on the home screen itself.
    case pressed(forSwitcher: Bool)

    // MARK: An app

    /// It shows itself for the last time, then enters the background.
    case leave(forSwitcher: Bool)
    /// It enters the background.
    case enterBackground
    /// It comes back to the screen.
    case resume
    /// It is closed in the app switcher.
    case end
}

/// What the home screen tells the server.
enum HomeEvent: Codable, Equatable, Sendable {
    /// An app is to be launched, or to come back; its picture grows meanwhile.
    case open(app: Int)
    /// That picture fills the screen.
    case opened(app: Int)
    /// An app that a finger held has gone home.
    case away(app: Int)
    /// An app that a finger held stays.
    case stays(app: Int)
    /// An app was closed in the app switcher.
    case close(app: Int)
}

/// Why an app sends a picture of itself; the number of its packet's viewer.
enum HomePicture: Equatable, Sendable {
    /// The home button was pressed, once or twice.
    case left(forSwitcher: Bool)
    /// It is in the background now.
    case background
    /// A finger has taken hold of it.
    case held(finger: Int)

    var number: Int {
        switch self {
        case .left(let forSwitcher): forSwitcher ? 1 : 0
        case .background: 2
        case .held(let finger): 16 + finger
        }
    }

    init?(number: Int) {
        switch number {
        case 0, 1: self = .left(forSwitcher: number == 1)
        case 2: self = .background
        case 16..<26: self = .held(finger: number - 16)
        default: return nil
        }
    }
}
