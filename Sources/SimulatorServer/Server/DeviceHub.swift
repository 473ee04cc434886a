import FlyingFox
import Foundation
import Stage
import Synchronization

/// One open device and those who look at it: hands on what the device sends and what viewers ask for.
final class DeviceHub: Sendable {
    struct Viewer {
        let out: AsyncStream<WSMessage>.Continuation
        /// The textures that it has.
        var textures: Set<String> = []
        /// Bytes that were sent, and those that it had shown when it last said so.
        var sent = 0
        var seen = 0
        /// The tree without which what a process tells of its changes means nothing.
        var awaited = Awaited.nothing
        /// The textures of the process before that one.
        var former: Set<String> = []
        /// What has come of a text that is pasted.
        var pasted = ""
    }

    /// The whole tree comes to each viewer once: with those of all, or, where these had it before, for itself.
    enum Awaited {
        case nothing
        /// Another process has come to the front.
        case anyTree
        /// The viewer came while a process ran, which was asked for its tree.
        case ownTree
    }

    struct State {
        var viewers: [Int: Viewer] = [:]
        var lastViewer = 0
        var device: DeviceProcess?
        /// Counts the processes, so that the last words of a former one aren't taken for the present one's.
        var generation = 0
        /// Whether the device has shown anything yet; the first that it shows is all that there is, and for everybody.
        var hasSpoken = false
        /// The device as it was first seen, for viewers who come before it looks different.
        var still: Data?
        /// Where the person was in the process before, for the next one to begin there.
        var place: Data?
        /// The processes that were asked where the person is, by generation: another one is to take the place of each.
        var asked: Set<Int> = []
        /// Those that the next process begins with.
        var settings: Data
        /// Why there is no process.
        var ending: String?
        /// Whether a process follows the one that is about to end.
        var startsAgain = false
        var program: WorkerProgram
        /// What is told beside the device's own problems, as why an app can't be built.
        var problems: [String] = []
        var isClosed = false
        /// The apps of a device with a home screen, which is then the hub's own process.
        var home: HomeApps?
        var files = DroppedFiles()
        /// The text on the device's pasteboard, for processes that come later; nil: none that could be told.
        var pasteboard: String?
    }

    let isApp: Bool
    /// Whether the device's process ends when nobody looks at it.
    let isTransient: Bool
    let state: Mutex<State>

    /// - Parameters:
    ///   - isApp: Whether the program is an app, which prints for people.
    ///   - apps: Those of the home screen that the program is, in the order of its icons; nil: it is none.
    ///   - isTransient: Whether the device runs only while somebody looks at it.
    init(
        _ program: WorkerProgram,
        settings: Data,
        isApp: Bool = false,
        apps: [WorkerProgram]? = nil,
        isTransient: Bool = false
    ) {
        (self.isApp, self.isTransient) = (isApp, isTransient)
        var state = State(settings: settings, program: program)
        state.home = apps.map { HomeApps($0, settings: settings) }
        self.state = Mutex(state)
    }

    // MARK: The device

    /// Starts the device's process, in place of one that has ended.
    func startDevice() {
        state.withLock { state in
            guard state.device == nil, !state.isClosed else { return }
            start(&state)
            tellState(&state)
        }
    }

    func start(_ state: inout State) {
        state.generation += 1
        (state.ending, state.startsAgain, state.hasSpoken, state.still) = (nil, false, false, nil)
        // Whoever waits for a tree of its own gets that of all.
        for viewer in state.viewers.keys where state.viewers[viewer]?.awaited == .ownTree {
            state.viewers[viewer]?.awaited = .nothing
        }
        let generation = state.generation
        let settings = Self.settings(state.settings, at: state.place)
        state.device = DeviceProcess(state.program, settings: settings, echoes: isApp) { [weak self] packet in
            self?.receive(packet, from: generation)
        } ended: { [weak self] words in
            self?.deviceEnded(words, generation)
        }
        if state.device == nil { state.ending = "no process could be started" }
        state.device.map { tellPasteboard(to: $0, state) }
    }

    /// Tells all viewers why what they see isn't the newest; nothing takes that back.
    func tell(problems: [String]) {
        state.withLock { state in
            state.problems = problems
            for viewer in state.viewers.keys.sorted() { tellProblems(to: viewer, &state) }
        }
    }

    private func tellProblems(to viewer: Int, _ state: inout State) {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("problems")
            json.key("isBroken")
            json.boolean(!state.problems.isEmpty)
            json.key("lines")
            json.array { json in for line in state.problems.prefix(200) { json.string(line) } }
            json.key("scenes")
            json.array { _ in }
        }
        send(.text(String(decoding: json.data, as: UTF8.self)), json.bytes.count, to: viewer, &state)
    }

    /// The settings of the present device, as JSON.
    var settings: Data { state.withLock { $0.settings } }
    /// What the present device runs.
    var program: WorkerProgram { state.withLock { $0.program } }

    /// Ends the device and lets all viewers go.
    func close() {
        let (device, apps) = state.withLock { state in
            state.isClosed = true
            for viewer in state.viewers.values {
                viewer.out.yield(.close(.goingAway))
                viewer.out.finish()
            }
            state.viewers = [:]
            state.home?.removePictures()
            defer { (state.device, state.home) = (nil, nil) }
            return (state.device, state.home?.processes ?? [])
        }
        device?.end()
        for app in apps { app.end() }
    }

    /// The number of the device's process; nil without one.
    var deviceIdentifier: pid_t? { state.withLock { $0.device?.identifier } }
    /// How many look at the device.
    var viewerCount: Int { state.withLock { $0.viewers.count } }

    func deviceEnded(_ words: String, _ generation: Int) {
        state.withLock { state in
            guard !state.isClosed else { return }
            if state.asked.contains(generation) { return handOver(from: generation, at: nil, &state) }
            if let app = state.home?.app(ofGeneration: generation) { return appEnded(app, words, &state) }
            guard state.generation == generation else { return }
            state.device = nil
            if !state.startsAgain { state.place = nil }
            if state.startsAgain || state.home?.front != nil { start(&state) } else { state.ending = words }
            tellState(&state)
        }
    }

    func receive(_ packet: DevicePipe.Packet, from generation: Int) {
        state.withLock { state in
            if packet.kind == .place { return handOver(from: generation, at: packet.data, &state) }
            if packet.kind == .pasteboard { return takeCopied(packet.data, from: generation, &state) }
            guard state.home.map({ _ in isHeard(packet, from: generation, &state) }) ?? (state.generation == generation)
            else { return }
            if [.text, .binary].contains(packet.kind) { state.hasSpoken = true }
            switch packet.kind {
            case .settings: state.settings = packet.data
            case .again: (state.startsAgain, state.place) = (true, packet.data.isEmpty ? nil : packet.data)
            case .forgotten: forget(packet.data, &state)
            case .binary: send(packet, texture: Texture.name(ofMessage: packet.data), &state)
            case .text:
                if packet.data.starts(with: Self.differenceStart) { state.still = nil }
                send(packet, texture: nil, &state)
            case .still:
                state.still = packet.data
                for viewer in state.viewers.keys.sorted() { sendStill(to: viewer, &state) }
            case .event, .picture, .place, .pasteboard: break
            }
        }
    }

    private func forget(_ data: Data, _ state: inout State) {
        let names = (try? JSONDecoder().decode([String].self, from: data)) ?? []
        for viewer in state.viewers.keys.sorted() { forget(names, of: viewer, &state) }
    }

    private func forget(_ names: [String], of viewer: Int, _ state: inout State) {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("forget")
            json.key("textures")
            json.array { json in for name in names { json.string(name) } }
        }
        state.viewers[viewer]?.textures.subtract(names)
        send(.text(String(decoding: json.data, as: UTF8.self)), json.bytes.count, to: viewer, &state)
    }

    private func send(_ packet: DevicePipe.Packet, texture: String?, _ state: inout State) {
        let message: WSMessage =
            packet.kind == .binary ? .data(packet.data) : .text(String(decoding: packet.data, as: UTF8.self))
        let wanted = packet.viewer == 0 ? state.viewers.keys.sorted() : [packet.viewer]
        for viewer in wanted {
            if let texture, state.viewers[viewer]?.textures.insert(texture).inserted == false { continue }
            guard texture != nil || isUnderstood(packet, by: viewer, state) else { continue }
            send(message, packet.data.count, to: viewer, &state)
            guard texture == nil, packet.kind == .text, !PlaceMessage.isOne(packet.data) else { continue }
            finishWaiting(of: viewer, &state)
        }
    }

    /// Whether a viewer has, or gets by this, the tree that a packet speaks of.
    private func isUnderstood(_ packet: DevicePipe.Packet, by viewer: Int, _ state: State) -> Bool {
        switch state.viewers[viewer]?.awaited ?? .nothing {
        case .nothing: true
        // It speaks of none.
        case _ where PlaceMessage.isOne(packet.data): true
        case .anyTree: packet.data.starts(with: Self.treeStart)
        // It was asked for the tree first: what comes for this viewer alone is it, or says why there is none.
        case .ownTree: packet.viewer == viewer
        }
    }

    private func sendStill(to viewer: Int, _ state: inout State) {
        guard let still = state.still, state.home?.front == nil else { return }
        send(.data(still), still.count, to: viewer, &state)
    }

    private static let treeStart = Data(#"{"type":"tree""#.utf8)
    private static let differenceStart = Data(#"{"type":"difference""#.utf8)

    /// A viewer has the tree that it waited for; textures of the process before go.
    private func finishWaiting(of number: Int, _ state: inout State) {
        guard let viewer = state.viewers[number], viewer.awaited != .nothing else { return }
        let gone = viewer.former.subtracting(viewer.textures).sorted()
        state.viewers[number]?.awaited = .nothing
        state.viewers[number]?.former = []
        if !gone.isEmpty { forget(gone, of: number, &state) }
    }

    /// A viewer that is too far behind is let go: it comes back and gets the whole tree.
    func send(_ message: WSMessage, _ byteCount: Int, to number: Int, _ state: inout State) {
        guard var viewer = state.viewers[number] else { return }
        viewer.sent += byteCount
        guard viewer.sent - viewer.seen <= WireFormat.longestBacklog else {
            viewer.out.yield(.close(.tryAgainLater))
            viewer.out.finish()
            return state.viewers[number] = nil
        }
        viewer.out.yield(message)
        state.viewers[number] = viewer
    }

    /// Tells all viewers whether the device runs.
    func tellState(_ state: inout State) {
        for viewer in state.viewers.keys.sorted() { tellState(to: viewer, &state) }
    }

    private func tellState(to viewer: Int, _ state: inout State) {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string(state.ending == nil ? "running" : "ended")
            json.key("version")
            json.integer(WireFormat.version)
            if let ending = state.ending {
                json.key("reason")
                json.string(ending)
            }
        }
        send(.text(String(decoding: json.data, as: UTF8.self)), json.bytes.count, to: viewer, &state)
    }

    // MARK: Viewers

    /// Takes a viewer in.
    private func join(_ out: AsyncStream<WSMessage>.Continuation) -> Int {
        state.withLock { state in
            state.lastViewer += 1
            let number = state.lastViewer
            state.viewers[number] = Viewer(out: out)
            // One that ended because nobody looked.
            if isTransient, state.device == nil, state.ending == nil, !state.isClosed { start(&state) }
            tellState(to: number, &state)
            if !state.problems.isEmpty { tellProblems(to: number, &state) }
            sendStill(to: number, &state)
            if state.home?.front != nil || state.hasSpoken {
                state.viewers[number]?.awaited = .ownTree
                state.front?.send(DeviceLine(viewer: number))
            }
            return number
        }
    }

    private func leave(_ number: Int) {
        state.withLock { state in
            guard let viewer = state.viewers.removeValue(forKey: number) else { return }
            viewer.out.finish()
            state.files.forget(number)
            state.front?.send(DeviceLine(viewer: number, isGone: true))
            guard isTransient, state.viewers.isEmpty, let device = state.device else { return }
            // Its last words are nobody's.
            state.generation += 1
            state.device = nil
            device.end()
            for app in state.home?.processes ?? [] { app.end() }
            state.home?.reset()
        }
    }

    /// Does what a viewer asks for; a code lets it go.
    private func take(_ message: WSMessage, from number: Int) -> WSCloseCode? {
        guard case .text(let text) = message else {
            if case .close = message { return .normalClosure }
            return .unsupportedData
        }
        guard text.utf8.count <= WireFormat.longestRequest else { return .messageTooBig }
        guard let asked = try? JSONDecoder().decode(ViewerMessage.self, from: Data(text.utf8)) else {
            return .policyViolation
        }
        switch asked {
        case .restart: startDevice()
        case .seen:
            state.withLock { state in
                guard let sent = state.viewers[number]?.sent else { return }
                state.viewers[number]?.seen = sent
            }
        case .file(let part): state.withLock { take(part, from: number, &$0) }
        case .pasteboard(let part, let more): state.withLock { takePasted(part, more: more, from: number, &$0) }
        default:
            state.withLock { state in
                let line = DeviceLine(viewer: number, message: asked)
                if state.home != nil { takeAtHome(line, &state) } else { state.device?.send(line) }
            }
        }
        return nil
    }
}

extension DeviceHub: WSMessageHandler {
    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, out) = AsyncStream<WSMessage>.makeStream()
        let number = join(out)
        let task = Task { [weak self] in
            for await message in client {
                guard let self, let code = take(message, from: number) else { continue }
                out.yield(.close(code))
                break
            }
            self?.leave(number)
        }
        out.onTermination = { @Sendable [weak self] _ in
            task.cancel()
            self?.leaveLater(number)
        }
        return messages
    }

    /// Not at once: a stream may end while the state is locked.
    private func leaveLater(_ number: Int) { Task { leave(number) } }
}
