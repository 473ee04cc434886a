import Foundation
import Stage

/// What a device process shows: a document, one of its scenes, or the app that the process is, and on what. It is the
/// first line that the process reads.
public struct LiveSettings: Codable, Hashable, Sendable {
    /// The document's path; nil for the app that the process is.
    public var document: String?
    /// A scene's ID or a xib's object ID; nil is the initial scene, or the first.
    public var scene: String?
    /// Always with a device.
    public var variant: Variant
    /// Font files besides the project's own.
    public var fonts: [String]
    /// The apps of the home screen that the process is; nil for anything else.
    public var home: [HomeApp]?
    /// Whether the app that the process is was launched from a home screen, to which it goes back.
    public var hasHomeScreen = false
    /// What is turned on.
    public var switches = LiveSwitches()
    /// Where the person was in the process that this one takes the place of; gone as soon as the device is there.
    var place: LivePlace?

    /// A document on a device as it comes out of its box, unless the variant says otherwise.
    public init(document: String?, scene: String? = nil, variant: Variant, fonts: [String] = []) {
        (self.document, self.scene, self.variant, self.fonts) = (document, scene, variant, fonts)
    }

    /// The home screen of a device.
    public init(home apps: [HomeApp], variant: Variant) {
        self.init(document: nil, variant: variant)
        home = apps
    }

    /// Those of an app on a home screen's device.
    var ofApp: LiveSettings {
        var settings = self
        (settings.home, settings.hasHomeScreen) = (nil, true)
        return settings
    }
}
