import FlyingFox
import Foundation
import Stage

/// A device with a home screen: its process draws the icons, each app has a process of its own, and one of them all is
/// what viewers see.
extension DeviceHub {
    // MARK: What processes say

    /// Whether viewers are to get a packet; what is for the server itself is done here.
    func isHeard(_ packet: DevicePipe.Packet, from generation: Int, _ state: inout State) -> Bool {
        if let app = state.home?.app(ofGeneration: generation) { return isHeard(packet, ofApp: app, &state) }
        guard generation == state.generation else { return false }
        switch packet.kind {
        case .settings:
            state.home?.settings = HomeApps.settingsOfApps(packet.data)
            return true
        case .again: return true
        case .event:
            if let event = try? JSONDecoder().decode(HomeEvent.self, from: packet.data) { take(event, &state) }
            return false
        case .picture: return false
        case .text, .binary, .still, .forgotten: return state.home?.front == nil
        case .place, .pasteboard: return false
        }
    }

    private func isHeard(_ packet: DevicePipe.Packet, ofApp app: Int, _ state: inout State) -> Bool {
        switch packet.kind {
        case .settings: state.home?.settings = packet.data
        case .again:
            let isFront = state.home?.front == app
            state.home?.apps[app].startsAgain = isFront
            state.home?.apps[app].isClosing = !isFront
        case .picture: takePicture(packet, of: app, &state)
        case .event, .still, .place, .pasteboard: break
        case .text where state.home?.front != app:
            state.home?.apps[app].isReady = true
            state.home?.apps[app].hasSpoken = true
            if PlaceMessage.isOne(packet.data) { state.home?.apps[app].outcome = packet.data }
            bringToFront(&state)
        case .text:
            state.home?.apps[app].hasSpoken = true
            return true
        case .binary, .forgotten: return state.home?.front == app
        }
        return false
    }

    private func take(_ event: HomeEvent, _ state: inout State) {
        guard let home = state.home else { return }
        switch event {
        case .open(let app) where home.apps.indices.contains(app):
            state.home?.opening = (app, false)
            if home.apps[app].process == nil || home.apps[app].isClosing {
                startApp(app, &state)
            } else {
                resume(app, &state)
            }
        case .opened(let app) where home.opening?.app == app:
            state.home?.opening?.isZoomed = true
            bringToFront(&state)
        case .stays(let app) where home.apps.indices.contains(app):
            resume(app, &state)
            state.home?.opening = (app, true)
            bringToFront(&state)
        case .away(let app) where home.apps.indices.contains(app):
            state.home?.apps[app].isAway = true
            order(.enterBackground, app, state)
        case .close(let app) where home.apps.indices.contains(app):
            state.home?.apps[app].isClosing = true
            order(.end, app, state)
        case .open, .opened, .stays, .away, .close: break
        }
    }

    private func takePicture(_ packet: DevicePipe.Packet, of app: Int, _ state: inout State) {
        guard let reason = HomePicture(number: packet.viewer), let file = state.home?.keep(packet.data, of: app)
        else { return }
        switch reason {
        case .background: order(.pictured(app: app, picture: file), state)
        case .left(let forSwitcher):
            guard state.home?.front == app else { return }
            state.home?.apps[app].isAway = true
            order(.left(app: app, picture: file, toSwitcher: forSwitcher), state)
            turn(to: nil, &state)
        case .held(let number):
            guard state.home?.front == app else { return }
            let finger = state.home?.fingers[number]
            var down = finger ?? ViewerMessage.Finger(number: number, phase: 2, x: 0, y: 0)
            let isDown = down.phase < 2
            down.phase = 0
            order(.held(app: app, picture: file, finger: down, isDown: isDown), state)
            turn(to: nil, &state)
        }
    }

    // MARK: Apps

    func startApp(_ app: Int, _ state: inout State) {
        guard var slot = state.home?.apps[app], let settings = state.home?.settings,
            let generation = state.home?.nextGeneration()
        else { return }
        (slot.generation, slot.isReady, slot.hasSpoken, slot.isAway) = (generation, false, false, false)
        (slot.isClosing, slot.startsAgain) = (false, false)
        slot.process = nil
        state.home?.apps[app] = slot
        let own = Self.settings(settings, at: slot.place)
        state.home?.apps[app].process = DeviceProcess(slot.program, settings: own, echoes: true) { [weak self] packet in
            self?.receive(packet, from: generation)
        } ended: { [weak self] words in
            self?.deviceEnded(words, generation)
        }
        guard let process = state.home?.apps[app].process else {
            return appEnded(app, "no process could be started", &state)
        }
        tellPasteboard(to: process, state)
    }

    private func resume(_ app: Int, _ state: inout State) {
        state.home?.apps[app].isAway = false
        order(.resume, app, state)
    }

    /// An app's process has ended, by itself or because it was told to.
    func appEnded(_ app: Int, _ words: String, _ state: inout State) {
        guard let slot = state.home?.apps[app] else { return }
        state.home?.apps[app].process = nil
        state.home?.apps[app].place = nil
        state.home?.apps[app].outcome = nil
        let wasFront = state.home?.front == app
        if slot.startsAgain, wasFront { return startApp(app, &state) }
        if state.home?.opening?.app == app { state.home?.opening = nil }
        order(.ended(app: app), state)
        if wasFront { turn(to: nil, &state) }
        // One that was told to end, or that another device takes the place of, says nothing.
        guard !slot.isClosing, !slot.startsAgain, wasFront || !slot.isAway else { return }
        for viewer in state.viewers.keys.sorted() {
            tellCrash(of: slot.program.executable.lastPathComponent, words, to: viewer, &state)
        }
    }

    private func tellCrash(of name: String, _ words: String, to viewer: Int, _ state: inout State) {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("crashed")
            json.key("name")
            json.string(name)
            json.key("reason")
            // A process's last words speak of Inset.
            json.string(words.hasPrefix("Inset ") ? name + words.dropFirst(5) : words)
        }
        send(.text(String(decoding: json.data, as: UTF8.self)), json.bytes.count, to: viewer, &state)
    }

    // MARK: The front

    private func order(_ order: HomeOrder, _ state: State) {
        state.device?.send(DeviceLine(viewer: 0, order: order))
    }

    private func order(_ order: HomeOrder, _ app: Int, _ state: State) {
        state.home?.apps[app].process?.send(DeviceLine(viewer: 0, order: order))
    }

    /// The app that opens is what viewers see once its picture has grown and it has drawn something itself.
    private func bringToFront(_ state: inout State) {
        guard let home = state.home, let opening = home.opening, opening.isZoomed, home.apps[opening.app].isReady
        else { return }
        state.home?.opening = nil
        turn(to: opening.app, &state)
        guard let outcome = home.apps[opening.app].outcome else { return }
        state.home?.apps[opening.app].outcome = nil
        let message = WSMessage.text(String(decoding: outcome, as: UTF8.self))
        for viewer in state.viewers.keys.sorted() { send(message, outcome.count, to: viewer, &state) }
    }

    /// Has viewers see another process, from its whole tree on.
    private func turn(to app: Int?, _ state: inout State) {
        state.home?.front = app
        for viewer in state.viewers.keys.sorted() {
            expectTree(of: viewer, &state)
            state.front?.send(DeviceLine(viewer: viewer))
        }
    }

    func expectTree(of viewer: Int, _ state: inout State) {
        guard let known = state.viewers[viewer] else { return }
        state.viewers[viewer]?.awaited = .anyTree
        state.viewers[viewer]?.former.formUnion(known.textures)
        state.viewers[viewer]?.textures = []
    }

    // MARK: What viewers ask for

    func takeAtHome(_ line: DeviceLine, _ state: inout State) {
        switch line.message {
        case .home: pressHome(forSwitcher: false, &state)
        case .switcher: pressHome(forSwitcher: true, &state)
        case .set, .rotate:
            // All of them are on the one device.
            for process in state.processes { process.send(line) }
        case .touches(let fingers, _, _):
            for finger in fingers { state.home?.fingers[finger.number] = finger }
            state.front?.send(line)
        default: state.front?.send(line)
        }
    }

    private func pressHome(forSwitcher: Bool, _ state: inout State) {
        guard let front = state.home?.front else { return order(.pressed(forSwitcher: forSwitcher), state) }
        order(.leave(forSwitcher: forSwitcher), front, state)
    }

    /// A part of a file goes to the app that viewers see.
    func take(_ part: FilePart, from viewer: Int, _ state: inout State) {
        let program: WorkerProgram? =
            state.home.map { home in home.front.map { home.apps[$0].program } } ?? (isApp ? state.program : nil)
        var (kept, problem): (String?, String?) = (nil, nil)
        do throws(DroppedFiles.Failure) {
            kept = try state.files.take(part, from: viewer, home: program?.environment["HOME"])
        } catch { problem = error.description }
        guard kept != nil || problem != nil else { return }
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("file")
            json.key("name")
            json.string(kept ?? part.name)
            if let problem {
                json.key("problem")
                json.string(problem)
            }
        }
        send(.text(String(decoding: json.data, as: UTF8.self)), json.bytes.count, to: viewer, &state)
    }
}
