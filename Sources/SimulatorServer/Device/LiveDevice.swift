import DeviceCatalog
import Foundation
import Glibc
import QuartzCore
import Simulator
import Stage
import UIKit

/// The process of one open device: it owns the simulator, runs it in step with the real clock, and writes what changes.
///
/// It reads ``LiveSettings`` and then a line for each thing that a viewer asks for from standard input, and writes
/// packets to standard output. It ends when its standard input does.
@MainActor
public final class LiveDevice {
    var settings: LiveSettings
    var live: LiveScene?
    private var stage: Stage
    let textures = TextureStore()
    private let files = FileWatch()
    let output: Int32
    private var lines = LineBuffer()
    /// Counts what was sent.
    var frame = 0
    /// The last of a viewer's numbered messages that took effect.
    var sequence = 0
    var lastScreen = Data()
    var problems: [String] = []
    /// Whether those are why the document can't be shown as it is now.
    var isBroken = false
    var isOver = false
    /// When the present turn began, in real nanoseconds.
    var woken = Clock.nanoseconds
    /// When files changed that aren't read yet, in real nanoseconds.
    private var changed: UInt64?
    private var touchClock = TouchClock()
    private var desk = DocumentDesk()
    private var pasteboard = PasteboardWatch()
    private let diary = LayoutDiary()
    /// The home screen that this process is.
    private var home: HomeScreen?
    /// The app that this process is, on a device with a home screen.
    private var guest: HomeGuest?
    /// Boots the app that this process is; nil for documents.
    private let launch: ((LiveSettings) throws -> Simulator)?

    /// Runs a device until nobody wants it any more.
    ///
    /// - Parameter launch: Boots a device with the settings' variant and launches the app that this process is; nil shows
    ///   the settings' document. An app that is to be on another device is launched in another process.
    public static func serve(launching launch: ((LiveSettings) throws -> Simulator)? = nil) throws {
        signal(SIGPIPE, SIG_IGN)
        // What an app prints goes to the log, not between the packets.
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // Speed: it is needed at any rate, and the settings may be on their way still.
        _ = DeviceCatalog.standard
        var lines = LineBuffer()
        var first: Data?
        while first == nil {
            guard lines.fill(from: STDIN_FILENO) else { return }
            first = lines.next()
        }
        guard let first else { return }
        let settings = try JSONDecoder().decode(LiveSettings.self, from: first)
        let device = LiveDevice(settings, output: output, launching: launch)
        device.lines = lines
        device.load()
        device.run()
    }

    private init(
        _ settings: LiveSettings,
        output: Int32,
        launching launch: ((LiveSettings) throws -> Simulator)?
    ) {
        (self.settings, self.output, self.launch) = (settings, output, launch)
        stage = Self.makeStage(settings)
    }

    private static func makeStage(_ settings: LiveSettings) -> Stage {
        Stage(fonts: settings.fonts.map { URL(fileURLWithPath: $0) })
    }

    // MARK: The document

    /// Puts the scene on the device afresh; where that fails the former one stays.
    ///
    /// - Parameter keepsPlace: Whether the person is brought back to where they are.
    private func load(keepsPlace: Bool = false) {
        let start = Clock.nanoseconds
        if keepsPlace { settings.place = presentPlace }
        do {
            let fresh = try makeScene()
            live?.stop()
            live = fresh
            touchClock.reset()
            pasteboard = PasteboardWatch()
            (problems, isBroken) = (fresh.notes, false)
            watchFiles(of: fresh)
            let restored = restorePlace(on: fresh)
            fresh.simulator.advance(by: 0)
            // First, so that whoever sees the device can rely on it coming back so.
            keepSettings()
            if frame == 0 { sendStill() }
            sendWhole(to: 0)
            sendProblems(to: 0, milliseconds: Double(Clock.nanoseconds - start) / 1e6)
            restored.map(sendOutcome)
        } catch {
            (problems, isBroken) = (["\(error)"], true)
            settings.place = nil
            live?.simulator.makeCurrent()
            if let document = settings.document {
                watch([URL(fileURLWithPath: document).deletingLastPathComponent().path])
            }
            sendProblems(to: 0)
        }
    }

    /// Goes to where the person was in the process before; nil where they hadn't gone anywhere.
    private func restorePlace(on fresh: LiveScene) -> PlaceRestorer.Outcome? {
        guard let place = settings.place else { return nil }
        settings.place = nil
        return place.isStart ? nil : PlaceRestorer(place, on: fresh).restore()
    }

    /// Where the person is; nil where they want to start over, and on a home screen, where going there again would open apps.
    private var presentPlace: LivePlace? {
        guard let live, settings.home == nil, !settings.switches.startsOver else { return nil }
        live.simulator.makeCurrent()
        return live.recorder.place()
    }

    private func makeScene() throws -> LiveScene {
        if let launch {
            let simulator = try launch(settings)
            if settings.hasHomeScreen { guest = HomeGuest(simulator) { [unowned self] in write([$0]) } }
            return LiveScene(appOn: simulator, settings, textures: textures)
        }
        if let apps = settings.home {
            let screen = try HomeScreen(apps, on: settings.variant)
            screen.controller.tell = { [unowned self] in tell($0) }
            home = screen
            return LiveScene(appOn: screen.simulator, settings, textures: textures)
        }
        guard let document = settings.document else { throw LiveError.nothingToShow }
        return try LiveScene(document, settings, stage: stage, textures: textures)
    }

    private func tell(_ event: HomeEvent) {
        write([.init(kind: .event, viewer: 0, data: (try? JSONEncoder().encode(event)) ?? Data())])
    }

    /// A process that takes this one's place begins with them.
    private func keepSettings() {
        write([.init(kind: .settings, viewer: 0, data: (try? JSONEncoder().encode(settings)) ?? Data())])
    }

    private func watchFiles(of fresh: LiveScene) {
        guard let document = fresh.document else { return }
        let resources = document.resources
        let parents = (resources.fonts + [document.url.path]).map { ($0 as NSString).deletingLastPathComponent }
        watch(resources.folders + resources.catalogs + resources.localizations + parents)
    }

    private func watch(_ folders: [String]) { files.watch(folders) }

    // MARK: The loop

    private func run() {
        var last = Clock.nanoseconds
        while !isOver {
            wait()
            let now = Clock.nanoseconds
            woken = now
            var asked: [DeviceLine] = []
            while let line = lines.next() {
                if let line = try? JSONDecoder().decode(DeviceLine.self, from: line) { asked.append(line) }
            }
            // Time stands still for an app that has been in the background for a while.
            let passed = guest?.isSuspended(at: last) ?? false ? 0 : Double(now - last) / 1e9
            advance(by: passed * settings.switches.speed, handling: asked)
            last = now
            if let changed, now - changed > 15_000_000 {
                self.changed = nil
                // A stage reads catalogs and fonts once.
                stage = Self.makeStage(settings)
                diary.note("the document was read anew")
                load(keepsPlace: true)
            }
            live?.simulator.advance(by: 0)
            if guest?.isAway != true { sendChanges() }
            if live != nil, let text = pasteboard.copied() {
                write([.init(kind: .pasteboard, viewer: 0, data: Data(text.utf8))])
            }
            tellPass()
        }
    }

    /// Lets time pass, and touches come as far from each other as they were: of those that come together, as where a browser
    /// or this process was busy, it would else be unknown how fast a finger moved.
    private func advance(by seconds: Double, handling asked: [DeviceLine]) {
        var left = seconds
        for (index, line) in asked.enumerated() {
            guard let time = line.touchTime, let live else {
                handle(line)
                continue
            }
            let now = EventLoop.main.now
            let speed = settings.switches.speed
            let following = asked[index...].last { $0.viewer == line.viewer && $0.touchTime != nil }?.touchTime ?? time
            let moment = touchClock.moment(
                of: time,
                from: line.viewer,
                isFirst: !live.input.isTouched,
                guess: now + max(left - max(following - time, 0) * speed, 0),
                latest: now + left,
                speed: speed
            )
            if moment > now {
                live.simulator.advance(by: moment - now)
                left -= moment - now
            }
            handle(line, at: moment)
        }
        if left > 0 { live?.simulator.advance(by: left) }
    }

    /// Waits for a line, a file, or the next thing that is due.
    private func wait() {
        var descriptors = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: files.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = files.descriptor >= 0 ? 2 : 1
        guard poll(&descriptors, nfds_t(count), milliseconds) >= 0 else { return }
        if descriptors[0].revents != 0, !lines.fill(from: STDIN_FILENO) { isOver = true }
        if count == 2, descriptors[1].revents != 0, files.takeChanges() { changed = Clock.nanoseconds }
    }

    /// How long nothing is due: -1 for ever.
    private var milliseconds: Int32 {
        if lines.hasLine { return 0 }
        if guest?.isSuspended(at: Clock.nanoseconds) ?? false { return -1 }
        var wait = Double.infinity
        if let live {
            live.simulator.makeCurrent()
            if let deadline = RealTime.nextDeadline { wait = deadline - EventLoop.main.now }
            if RealTime.awaitsOtherQueues { wait = min(wait, 1.0 / 60) }
            if live.tree.hasParticles { wait = min(wait, 1.0 / 30) }
        }
        wait /= settings.switches.speed
        if changed != nil { wait = min(wait, 0.016) }
        guard wait.isFinite else { return -1 }
        return Int32(min(max(wait * 1000, 0).rounded(.up), 60_000))
    }

    // MARK: What viewers ask for

    /// - Parameter moment: When a touch was, in virtual seconds; nil is now.
    private func handle(_ line: DeviceLine, at moment: Double? = nil) {
        if let order = line.order { return take(order) }
        if line.asksPlace { return sendPlace() }
        guard let message = line.message else {
            guard line.isGone else { return welcome(line.viewer) }
            touchClock.forget(line.viewer)
            diary.record(false, for: line.viewer) { nil }
            live?.input.cancelTouches()
            return
        }
        diary.note(line.deed)
        switch message {
        case .set(let values): set(values)
        case .record(let isOn): diary.record(isOn, for: line.viewer) { live?.scene.hierarchy([.standard]) }
        case .restart, .seen, .switcher, .file: return
        case .screenshot: sendScreenshot(to: line.viewer)
        case .touches(let fingers, let sequence, _):
            live.map { $0.input.send(guest?.left(of: fingers, $0.input) ?? fingers, at: moment) }
            self.sequence = sequence
        case .pointer(let pointer, let sequence, _):
            live?.input.send(pointer, at: moment)
            self.sequence = sequence
        case .wheel(let x, let y, let dx, let dy, let sequence):
            live?.input.scroll(at: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy))
            self.sequence = sequence
        case .key(let key, let modifiers): live?.input.press(key, modifiers: modifiers)
        case .text(let text): live?.input.type(text)
        case .pasteboard(let text, _):
            live?.input.paste(text)
            pasteboard.isToldOf()
        case .hardware(let event): live?.meet(event)
        case .rotate(let left): live?.turn(left: left)
        case .home: live?.pressHome()
        case .document(let wish, let id):
            let answer = desk.answer(wish, showing: id, of: settings.document)
            write([.init(kind: .text, viewer: line.viewer, data: answer)])
        case .inspect(let ids): live.map { live in send(to: line.viewer) { live.hierarchyMessage(explaining: ids) } }
        case .elements: live.map { live in send(to: line.viewer) { live.elementsMessage() } }
        case .edit(let id, let key, let value):
            guard let live, let object = live.scene.object(withHierarchyID: id) else { return }
            _ = LiveEdit.set(key, to: value, of: object)
            live.simulator.advance(by: 0)
        case .adjust(let id, let toMore): live?.adjust(id, toMore: toMore)
        }
    }

    private func take(_ order: HomeOrder) {
        if let guest {
            guest.take(order)
            isOver = isOver || order == .end
            return
        }
        home?.simulator.makeCurrent()
        home?.controller.take(order)
        // The finger goes on where it has left the app.
        if case .held(_, _, let finger, true) = order { live?.input.send([finger]) }
        live?.simulator.advance(by: 0)
    }

    private func send(to viewer: Int, _ message: () -> Data) {
        // What it tells of is what the viewer has.
        sendChanges()
        write([.init(kind: .text, viewer: viewer, data: message())])
    }

    private func tellPass() {
        guard diary.isOpen, let live, let pass = diary.take(live.scene.hierarchy([.standard]), at: EventLoop.main.now)
        else { return }
        write(diary.viewers.sorted().map { .init(kind: .text, viewer: $0, data: pass) })
    }

    private func set(_ values: [String: String]) {
        guard let live else { return }
        let before = settings
        switch LiveChange(values, to: settings, live.simulator) {
        case .nothing: return
        case .live(let settings):
            self.settings = settings
            keepSettings()
        case .fresh(let settings):
            self.settings = settings
            // Another scene has nothing of it, and another device has it in other places.
            let keepsPlace = before.scene == settings.scene && before.variant.device == settings.variant.device
            guard launch == nil else {
                // An app is launched once in a process.
                keepSettings()
                let place = keepsPlace ? presentPlace : nil
                write([.init(kind: .again, viewer: 0, data: (try? place.map(JSONEncoder().encode)) ?? Data())])
                return isOver = true
            }
            load(keepsPlace: keepsPlace)
            // What can't be shown isn't kept, or the next change would fail as well.
            if self.live === live { self.settings = before }
        }
    }

    private func welcome(_ viewer: Int) {
        sendChanges()
        if live != nil { sendWhole(to: viewer) }
        sendProblems(to: viewer)
    }
}
