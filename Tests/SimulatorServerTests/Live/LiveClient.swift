import Foundation
import Glibc

/// A viewer without a browser: HTTP and WebSocket over a plain socket, so that it may lie about where it comes from.
final class LiveClient {
    private let socket: Int32
    private var buffer: [UInt8] = []
    /// The tree that the messages came to.
    let tree = ReceivedTree()
    /// The names of the textures that came, in their order, and are still in use.
    private(set) var textures: [String] = []
    /// The last message of each type.
    private(set) var last: [String: [String: Any]] = [:]
    /// How many messages of each type came.
    private(set) var counts: [String: Int] = [:]

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Connects, and becomes a viewer.
    convenience init(_ program: LiveProgram, socket: String = "socket") throws {
        try self.init(port: program.port)
        let origin = "http://127.0.0.1:\(program.port)"
        let answer = try request(
            "/\(program.token)/\(socket)",
            headers: [
                "Host": "127.0.0.1:\(program.port)", "Origin": origin, "Upgrade": "websocket", "Connection": "Upgrade",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13",
            ]
        )
        guard answer.status == 101 else { throw Failure(description: "no socket: \(answer.status)") }
    }

    init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // A test that waits for what never comes fails rather than hangs.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "can't connect to port \(port)") }
    }

    deinit { close(socket) }

    // MARK: HTTP

    /// Sends a request, path and headers as they are given, and reads the answer's head.
    func request(_ path: String, headers: [String: String], method: String = "GET") throws -> (
        status: Int, head: String
    ) {
        let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        try write(Array("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n".utf8))
        var head = ""
        while !head.hasSuffix("\r\n\r\n") { head += String(decoding: try read(1), as: UTF8.self) }
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return (status, head)
    }

    // MARK: WebSocket

    /// What the server sends.
    enum Event {
        case message([String: Any])
        case texture(String)
        case screenshot(Data)
        case closed(Int)
    }

    func send(_ text: String) throws {
        let payload = Array(text.utf8)
        var frame: [UInt8] = [0x81]
        switch payload.count {
        case ..<126: frame.append(0x80 | UInt8(payload.count))
        case ..<65536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: frame += [0x80 | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
        }
        // A mask of zeros leaves the payload as it is.
        try write(frame + [0, 0, 0, 0] + payload)
    }

    /// Sends what is no message, or a damaged one.
    func send(bytes: [UInt8]) throws { try write(bytes) }

    /// The next message, whole.
    func next() throws -> Event {
        var payload: [UInt8] = []
        var kind: UInt8 = 0
        while true {
            let head = try read(2)
            var length = Int(head[1] & 0x7F)
            // Said in the bytes that follow, which may say 127 themselves.
            let more = [126: 2, 127: 8][length] ?? 0
            if more > 0 { length = try read(more).reduce(0) { $0 << 8 | Int($1) } }
            payload += try read(length)
            if head[0] & 15 != 0 { kind = head[0] & 15 }
            if head[0] & 0x80 != 0 { break }
        }
        if kind == 8 { return .closed(payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }) }
        let data = Data(payload)
        if kind == 2 {
            guard let name = TextureName.of(payload) else { return .screenshot(data.dropFirst(20)) }
            textures.append(name)
            return .texture(name)
        }
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        let type = message["type"] as? String ?? ""
        last[type] = message
        counts[type, default: 0] += 1
        if type == "tree" || type == "difference" { try tree.take(data) }
        if type == "forget" {
            let names = message["textures"] as? [String] ?? []
            textures.removeAll { names.contains($0) }
        }
        return .message(message)
    }

    /// Reads until a message satisfies a condition.
    @discardableResult
    func wait(for type: String, where isWanted: ([String: Any]) -> Bool = { _ in true }) throws -> [String: Any] {
        while true {
            let event: Event
            do {
                event = try next()
            } catch {
                throw Failure(description: "\(error) before \(type)")
            }
            switch event {
            case .message(let message) where message["type"] as? String == type && isWanted(message): return message
            case .closed(let code): throw Failure(description: "closed with \(code) before \(type)")
            default: continue
            }
        }
    }

    /// Waits until the device has answered.
    func settle() throws {
        try send(#"{"type":"elements"}"#)
        try wait(for: "elements")
    }

    /// Reads until the server lets the viewer go; why.
    func waitForClose() throws -> Int {
        while true { if case .closed(let code) = try next() { return code } }
    }

    // MARK: Bytes

    private func write(_ bytes: [UInt8]) throws {
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the connection is gone") }
            offset += count
        }
    }

    private func read(_ count: Int) throws -> [UInt8] {
        while buffer.count < count {
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let read = Glibc.recv(socket, &chunk, chunk.count, 0)
            guard read > 0 else { throw Failure(description: "nothing came") }
            buffer += chunk[..<read]
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }
}

/// The name that a texture's message has.
private enum TextureName {
    static func of(_ bytes: [UInt8]) -> String? {
        guard bytes.count > 20, bytes[0] == 1 else { return nil }
        let hash = (12..<20).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
