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
    private let token = Gate.makeToken()
    private let server: HTTPServer
    private let gate: Mutex<Gate>

    /// A server that doesn't listen yet.
    ///
    /// - Parameters:
    ///   - settings: What the device shows at first.
    ///   - program: Started as the device's process; it calls ``LiveDevice/serve()``.
    ///   - port: 0 takes one that is free.
    /// - Throws: When the page's files aren't there, or the address is none.
    public init(_ settings: LiveSettings, program: WorkerProgram, port: UInt16 = 0) throws {
        files = try PageFiles()
        hub = DeviceHub(program, settings: try JSONEncoder().encode(settings))
        // `.loopback` is the sixth version's, which browsers don't ask for by 127.0.0.1.
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        gate = Mutex(Gate(token: token, port: port))
    }

    /// Listens until the task is cancelled, or ``stop()``.
    ///
    /// - Parameter listening: Gets the page's address.
    /// - Throws: What listening throws, as when the port is taken.
    public func run(_ listening: @escaping @Sendable (URL) -> Void) async throws {
        let socket = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: hub))
        await server.appendRoute("*") { [self] request in
            var response = try await answer(request, socket)
            for (header, value) in Gate.headers { response.headers[header] = value }
            return response
        }
        hub.startDevice()
        defer { hub.close() }
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
        hub.close()
        await server.stop(timeout: 0)
    }

    /// The device's process; nil when it has ended.
    package var deviceIdentifier: pid_t? { hub.deviceIdentifier }
    /// How many look at the device.
    package var viewerCount: Int { hub.viewerCount }

    private func answer(_ request: HTTPRequest, _ socket: WebSocketHTTPHandler) async throws -> HTTPResponse {
        switch gate.withLock({ $0 }).answer(to: request) {
        case .refused(let status): return HTTPResponse(statusCode: status)
        case .socket: return try await socket.handleRequest(request)
        case .file(let name):
            guard let file = files[name] else { return HTTPResponse(statusCode: .notFound) }
            return HTTPResponse(statusCode: .ok, headers: [.contentType: file.type], body: file.data)
        }
    }
}
