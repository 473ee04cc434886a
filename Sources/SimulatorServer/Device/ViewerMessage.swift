import Foundation

/// What a viewer asks for (`Documentation/WireFormat.md`). Anything else is refused.
package enum ViewerMessage: Codable, Equatable, Sendable {
    /// Fingers that came, moved or left at one moment, in points of the screen.
    ///
    /// - Parameter time: When that was, in milliseconds of the viewer's own clock; nil is now.
    case touches([Finger], sequence: Int, time: Double?)
    /// Where the pointer is and which of its buttons are down; nil: it has left the screen. Nothing on a device without one.
    ///
    /// - Parameter time: As of touches.
    case pointer(Pointer?, sequence: Int, time: Double?)
    /// A wheel or trackpad moved at a place, by points.
    case wheel(x: Double, y: Double, dx: Double, dy: Double, sequence: Int)
    /// A key with what is held: the bits of `UIKeyModifierFlags` shifted down by 16.
    case key(String, modifiers: Int)
    case text(String)
    /// A part of the text that the viewer's clipboard holds, for the device's pasteboard; more follow.
    case pasteboard(String, more: Bool)
    /// What is done to the device as a thing.
    case hardware(HardwareEvent)
    /// Settings by name.
    case set([String: String])
    /// A quarter of a turn; true is counterclockwise.
    case rotate(left: Bool)
    /// The device's home button.
    case home
    /// The app switcher, as by a double press of that button.
    case switcher
    /// A part of a file that was dropped on the page, for the running app.
    case file(FilePart)
    case screenshot
    case restart
    /// All about the views: of those with these ids also why they stand where they stand.
    case inspect(explaining: [String])
    /// What assistive apps find.
    case elements
    /// A property of a view or constraint, by the hierarchy's id.
    case edit(id: String, key: String, value: String)
    /// An element that can be adjusted is set to more or to less, as by assistive apps; by its id.
    case adjust(id: String, toMore: Bool)
    /// What the document says of an object, by its object ID, is to be told, or changed in its file.
    case document(DocumentWish, showing: String)
    /// Whether the viewer is to hear of each layout pass that moves views.
    case record(Bool)
    /// How many frames the viewer has shown.
    case seen(Int)

    package struct Finger: Codable, Hashable, Sendable {
        /// 0…9.
        package var number: Int
        /// 0 came down, 1 moved, 2 left, 3 was taken away.
        package var phase: Int
        package var x: Double
        package var y: Double

        package init(number: Int, phase: Int, x: Double, y: Double) {
            (self.number, self.phase, self.x, self.y) = (number, phase, x, y)
        }
    }

    package struct Pointer: Codable, Hashable, Sendable {
        package var x: Double
        package var y: Double
        /// The sum of 1, the primary one, and 2, the secondary one.
        package var buttons: Int

        package init(x: Double, y: Double, buttons: Int) {
            (self.x, self.y, self.buttons) = (x, y, buttons)
        }
    }

    private struct Fields: Codable {
        var type: String
        var touches: [[Double]]?
        var x, y, dx, dy, time: Double?
        var key, text: String?
        var modifiers, sequence, frame, buttons: Int?
        var settings: [String: String]?
        var left, on, more: Bool?
        var id, value, shows, name, data: String?
        var size, offset: Int?
        var explain: [String]?
    }

    /// The longest text that is typed, and the longest part of one that is pasted, in bytes.
    private static let longestText = 8192

    package init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        func fail(_ reason: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
        }
        func place(_ value: Double?) throws -> Double {
            guard let value, value.isFinite, abs(value) < 1e5 else { throw fail("no place") }
            return value
        }
        let sequence = fields.sequence ?? 0
        switch fields.type {
        case "touch":
            let touches = fields.touches ?? []
            guard (1...10).contains(touches.count) else { throw fail("one to ten fingers") }
            let fingers = try touches.map { numbers in
                guard numbers.count == 4, (0..<10).map(Double.init).contains(numbers[0]),
                    [0, 1, 2, 3].contains(numbers[1])
                else {
                    throw fail("no finger")
                }
                return Finger(
                    number: Int(numbers[0]),
                    phase: Int(numbers[1]),
                    x: try place(numbers[2]),
                    y: try place(numbers[3])
                )
            }
            guard fields.time?.isFinite != false else { throw fail("no time") }
            self = .touches(fingers, sequence: sequence, time: fields.time)
        case "pointer":
            guard fields.time?.isFinite != false else { throw fail("no time") }
            var pointer: Pointer?
            if fields.x != nil || fields.y != nil {
                guard let buttons = fields.buttons, (0...3).contains(buttons) else { throw fail("no buttons") }
                pointer = Pointer(x: try place(fields.x), y: try place(fields.y), buttons: buttons)
            }
            self = .pointer(pointer, sequence: sequence, time: fields.time)
        case "wheel":
            self = .wheel(
                x: try place(fields.x),
                y: try place(fields.y),
                dx: try place(fields.dx),
                dy: try place(fields.dy),
                sequence: sequence
            )
        case "key":
            guard let key = fields.key, (1...32).contains(key.utf8.count) else { throw fail("no key") }
            self = .key(key, modifiers: fields.modifiers ?? 0)
        case "text":
            guard let text = fields.text, text.utf8.count <= Self.longestText else { throw fail("no text") }
            self = .text(text)
        case "pasteboard":
            guard let text = fields.text, text.utf8.count <= Self.longestText else { throw fail("no text") }
            self = .pasteboard(text, more: fields.more ?? false)
        case "hardware":
            guard let event = fields.name.flatMap(HardwareEvent.init) else { throw fail("no such event") }
            self = .hardware(event)
        case "set":
            guard let settings = fields.settings, settings.count <= 16 else { throw fail("no settings") }
            self = .set(settings)
        case "rotate": self = .rotate(left: fields.left ?? false)
        case "home": self = .home
        case "switcher": self = .switcher
        case "file":
            let part = FilePart(fields.name, size: fields.size, offset: fields.offset, base64: fields.data)
            guard let part else { throw fail("no file") }
            self = .file(part)
        case "inspect":
            guard (fields.explain ?? []).count <= 64 else { throw fail("too many at once") }
            self = .inspect(explaining: fields.explain ?? [])
        case "elements": self = .elements
        case "edit":
            guard let id = fields.id, let key = fields.key, let value = fields.value else { throw fail("no edit") }
            self = .edit(id: id, key: key, value: value)
        case "adjust":
            guard let id = fields.id, let more = fields.more else { throw fail("no adjustment") }
            self = .adjust(id: id, toMore: more)
        case "screenshot": self = .screenshot
        case "restart": self = .restart
        case "seen": self = .seen(fields.frame ?? 0)
        case "record": self = .record(fields.on ?? false)
        default:
            guard let wish = Self.wish(fields) else { throw fail("unknown type") }
            self = .document(wish, showing: fields.shows ?? fields.id ?? "")
        }
    }

    /// What concerns the document; nil for another type, and for what isn't whole.
    private static func wish(_ fields: Fields) -> DocumentWish? {
        switch fields.type {
        case "document": return .show
        case "write":
            guard let id = fields.id, let key = fields.key, let value = fields.value else { return nil }
            return .change(id: id, key: key, value: value)
        case "undo": return .step(back: true)
        case "redo": return .step(back: false)
        default: return nil
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = Fields(type: "")
        switch self {
        case .touches(let fingers, let sequence, let time):
            fields.type = "touch"
            fields.time = time
            fields.touches = fingers.map { [Double($0.number), Double($0.phase), $0.x, $0.y] }
            fields.sequence = sequence
        case .pointer(let pointer, let sequence, let time):
            fields.type = "pointer"
            (fields.x, fields.y, fields.buttons) = (pointer?.x, pointer?.y, pointer?.buttons)
            (fields.sequence, fields.time) = (sequence, time)
        case .wheel(let x, let y, let dx, let dy, let sequence):
            fields.type = "wheel"
            (fields.x, fields.y, fields.dx, fields.dy, fields.sequence) = (x, y, dx, dy, sequence)
        case .key(let key, let modifiers):
            fields.type = "key"
            (fields.key, fields.modifiers) = (key, modifiers)
        case .text(let text):
            fields.type = "text"
            fields.text = text
        case .pasteboard(let text, let more):
            fields.type = "pasteboard"
            (fields.text, fields.more) = (text, more)
        case .hardware(let event):
            fields.type = "hardware"
            fields.name = event.rawValue
        case .set(let settings):
            fields.type = "set"
            fields.settings = settings
        case .rotate(let left):
            fields.type = "rotate"
            fields.left = left
        case .home: fields.type = "home"
        case .switcher: fields.type = "switcher"
        case .file(let part):
            fields.type = "file"
            (fields.name, fields.size, fields.offset) = (part.name, part.size, part.offset)
            fields.data = part.data.base64EncodedString()
        case .inspect(let explaining):
            fields.type = "inspect"
            fields.explain = explaining
        case .elements: fields.type = "elements"
        case .edit(let id, let key, let value):
            fields.type = "edit"
            (fields.id, fields.key, fields.value) = (id, key, value)
        case .adjust(let id, let toMore):
            fields.type = "adjust"
            (fields.id, fields.more) = (id, toMore)
        case .screenshot: fields.type = "screenshot"
        case .restart: fields.type = "restart"
        case .document(let wish, let shown):
            fields.shows = shown
            switch wish {
            case .show: fields.type = "document"
            case .change(let id, let key, let value):
                fields.type = "write"
                (fields.id, fields.key, fields.value) = (id, key, value)
            case .step(let back): fields.type = back ? "undo" : "redo"
            }
        case .record(let isOn):
            fields.type = "record"
            fields.on = isOn
        case .seen(let frame):
            fields.type = "seen"
            fields.frame = frame
        }
        try fields.encode(to: encoder)
    }
}

/// A line from the server to a device process.
struct DeviceLine: Codable, Sendable {
    var viewer: Int
    /// Nil for a viewer that has just come and has nothing, or has gone.
    var message: ViewerMessage?
    var isGone = false
    /// What the server itself wants, on a device with a home screen.
    var order: HomeOrder?
    /// Whether the server wants to know where the person is, as another process takes this one's place.
    var asksPlace = false

    /// What it does to the device, as a person would say it; nil for what moves nothing.
    var deed: String? {
        func place(_ x: Double, _ y: Double) -> String { "at \(Int(x.rounded())), \(Int(y.rounded()))" }
        switch message {
        case .touches(let fingers, _, _):
            let phases = ["began", "moved", "ended", "was cancelled"]
            return fingers.first.map { "a touch \(phases[$0.phase]) \(place($0.x, $0.y))" }
        case .pointer(let pointer?, _, _):
            return "the pointer was \(pointer.buttons == 0 ? "" : "down ")\(place(pointer.x, pointer.y))"
        case .pointer(nil, _, _): return "the pointer left the screen"
        case .wheel(let x, let y, _, _, _): return "the wheel turned \(place(x, y))"
        case .key(let key, _): return "the key \(key) was pressed"
        case .text: return "text was typed"
        case .hardware(let event): return event.deed
        case .set(let settings):
            return "set " + settings.sorted { $0.key < $1.key }.map { "\($0) to \($1)" }.joined(separator: ", ")
        case .rotate(let left): return left ? "the device turned left" : "the device turned right"
        case .home: return "the home button was pressed"
        case .switcher: return "the app switcher was called"
        case .edit(let id, let key, let value): return "\(key) of \(id) was set to \(value)"
        case .adjust(let id, let toMore): return "\(id) was set to \(toMore ? "more" : "less")"
        default: return nil
        }
    }

    /// When the viewer's fingers or pointer moved, in seconds of its own clock; nil for anything else.
    var touchTime: Double? {
        switch message {
        case .touches(_, _, let time?), .pointer(_, _, let time?): return time / 1000
        default: return nil
        }
    }
}
