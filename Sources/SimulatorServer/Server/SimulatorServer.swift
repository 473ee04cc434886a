import FlyingFox
import Foundation
import Stage
import Synchronization

/// Serves a page with a device that lives: to this machine, and to those who know the address.
///
/// ```swift
/// let server = try SimulatorServer(settings, program: program)
/// try await server.run { print($0) }
/// ```
/// The device has a process of its own. Several browsers may look at it and touch it.
public final class SimulatorServer: Sendable {
    private let files: PageFiles
    private let hub: DeviceHub
    /// The devices of a wall, by number: each is there as long as somebody looks at it.
    private let others = Mutex<[Int: (hub: DeviceHub, socket: WebSocketHTTPHandler)]>([:])
    private let isApp: Bool
    private let apps: [WorkerProgram]?
    private let token = Gate.makeToken()
    private let server: HTTPServer
    private let gate: Mutex<Gate>
    private let hasDevice: Bool

    /// A server that doesn't listen yet.
    ///
    /// - Parameters:
    ///   - settings: What the device shows at first.
    ///   - program: Started as the device's process; it calls ``LiveDevice/serve(launching:)``. Where the settings have no
    ///     document it is an app, and what it prints is printed here.
    ///   - capture: What was captured, shown by the view debugger in place of a device; nil shows a device.
    ///   - apps: The processes of the apps whose icons the settings' home screen has, in their order; nil: it has none.
    ///   - port: 0 takes one that is free.
    /// - Throws: When the page's files aren't there, or the address is none.
    public init(
        _ settings: LiveSettings,
        program: WorkerProgram,
        apps: [WorkerProgram]? = nil,
        port: UInt16 = 0,
        capture: Data? = nil
    ) throws {
        files = try PageFiles(capture: capture)
        hasDevice = capture == nil
        isApp = settings.document == nil
        self.apps = apps
        hub = DeviceHub(program, settings: try JSONEncoder().encode(settings), isApp: isApp, apps: apps)
        // `.loopback` is the sixth version's, which browsers don't ask for by 127.0.0.1.
        server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: port),
            pool: SocketWaiting(),
            logger: .disabled
        )
        gate = Mutex(Gate(token: token, port: port))
    }

    /// Starts the process of the next server's device ahead of it, as soon as it is known that there will be one. It ends by
    /// itself where there is none in the end.
    ///
    /// - Parameter program: As the server will get it.
    public static func prepare(_ program: WorkerProgram) { DeviceStart.prepare(program) }

    /// Listens until the task is cancelled, or ``stop()``.
    ///
    /// - Parameter listening: Gets the page's address.
    /// - Throws: What listening throws, as when the port is taken.
    public func run(_ listening: @escaping @Sendable (URL) -> Void) async throws {
        let socket = Self.socket(of: hub)
        await server.appendRoute("*") { [self] request in
            var response = try await answer(request, socket)
            for (header, value) in Gate.headers { response.headers[header] = value }
            return response
        }
        if hasDevice { hub.startDevice() }
        defer { closeAll() }
        async let running: Void = server.run()
        do {
            try await server.waitUntilListening(timeout: 5)
            if case .ip4(_, let port) = await server.listeningAddress {
                gate.withLock { $0 = Gate(token: token, port: port) }
                if let url = URL(string: "http://127.0.0.1:\(port)/\(token)/") { listening(url) }
            }
        } catch {
            // What keeps it from listening says more than that it doesn't.
            try await running
            throw error
        }
        try await running
    }

    /// Ends the server, its connections and the device.
    public func stop() async {
        closeAll()
        await server.stop(timeout: 0)
    }

    private func closeAll() {
        hub.close()
        for other in others.withLock({ $0.values.map(\.hub) }) { other.close() }
    }

    /// Shows another program with the same settings, as an app that was built again: on all devices, where the person was on
    /// each unless ``LiveSwitches/startsOver`` is on.
    public func relaunch(_ program: WorkerProgram) {
        for hub in [hub] + others.withLock({ $0.values.map(\.hub) }) { hub.relaunch(program) }
    }

    /// Shows another program in place of an app of the home screen, by its number, likewise.
    public func relaunch(_ program: WorkerProgram, app: Int) { hub.relaunch(program, app: app) }

    /// Tells all viewers why what they see isn't the newest, a line each, as an app's compiler says it:
    /// "Mail/Compose.swift:41:9: error: …". ``relaunch(_:)`` takes them back.
    public func tell(problems: [String]) { hub.tell(problems: problems) }

    private static func socket(of hub: DeviceHub) -> WebSocketHTTPHandler {
        WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: hub))
    }

    /// The socket of a wall's device, which begins as the first device is.
    ///
    /// - Parameter device: The model that it is from its start on; nil, or one that isn't known: the first device's.
    private func socket(_ number: Int, device: String?) -> WebSocketHTTPHandler {
        let (program, settings) = (hub.program, hub.settings)
        return others.withLock { others in
            let known = others[number]
            let made = known?.hub ?? DeviceHub(program, settings: settings, isApp: isApp, apps: apps, isTransient: true)
            if let device { made.choose(device) }
            let socket = known?.socket ?? Self.socket(of: made)
            others[number] = (made, socket)
            return socket
        }
    }

    /// The device's process; nil when it has ended.
    package var deviceIdentifier: pid_t? { hub.deviceIdentifier }
    /// How many look at the device.
    package var viewerCount: Int { hub.viewerCount }

    private func answer(_ request: HTTPRequest, _ socket: WebSocketHTTPHandler) async throws -> HTTPResponse {
        switch gate.withLock({ $0 }).answer(to: request) {
        case .refused(let status): return HTTPResponse(statusCode: status)
        case .socket(0): return try await socket.handleRequest(request)
        case .socket(let number):
            return try await self.socket(number, device: request.query["device"]).handleRequest(request)
        case .file(let name):
            guard let file = files[name] else { return HTTPResponse(statusCode: .notFound) }
            return HTTPResponse(statusCode: .ok, headers: [.contentType: file.type], body: file.data)
        }
    }
}
