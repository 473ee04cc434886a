import Foundation
import QuartzCore
import Simulator
import UIKit

/// What a device tells its viewers, packet by packet.
extension LiveDevice {
    func sendChanges() {
        guard let live else { return }
        let screen = screenText(of: live)
        let isNew = screen != lastScreen
        lastScreen = screen
        frame += 1
        var (textures, layers) = live.tree.takeMessages { describe(live, withScreen: isNew, to: &$0) }
        if layers == nil, isNew {
            var json = JSONText()
            json.object { json in
                json.key("type")
                json.string("difference")
                describe(live, withScreen: true, to: &json)
            }
            layers = json.data
        }
        guard let layers else { return frame -= 1 }
        var packets = textures.map { DevicePipe.Packet(kind: .binary, viewer: 0, data: $0) }
        packets.append(.init(kind: .text, viewer: 0, data: layers))
        packets += forgotten()
        write(packets)
        textures = []
    }

    func sendWhole(to viewer: Int) {
        guard let live else { return }
        // So that what is new counts as told.
        _ = live.tree.takeMessages { _ in }
        lastScreen = screenText(of: live)
        frame += 1
        let (textures, layers) = live.tree.whole { describe(live, withScreen: true, to: &$0) }
        var packets = textures.map { DevicePipe.Packet(kind: .binary, viewer: viewer, data: $0) }
        packets.append(.init(kind: .text, viewer: viewer, data: layers))
        packets += forgotten()
        write(packets)
    }

    /// The screen as one picture, for pages to show while they get the layers that it is made of, and draw them.
    func sendStill() {
        guard let live, let picture = live.simulator.coarsePicture(),
            let still = Still.message(picture, of: screenText(of: live))
        else { return }
        write([.init(kind: .still, viewer: 0, data: still)])
    }

    private func forgotten() -> [DevicePipe.Packet] {
        let gone = textures.takeUnused()
        guard !gone.isEmpty, let data = try? JSONEncoder().encode(gone) else { return [] }
        return [.init(kind: .forgotten, viewer: 0, data: data)]
    }

    func sendScreenshot(to viewer: Int) {
        guard let live, let png = live.simulator.screenshot().pngData(scale: live.simulator.device.scale) as Data?
        else {
            return
        }
        var data = Data([Texture.Kind.screenshot.rawValue, WireFormat.version, 0, 0])
        data.append(Data(count: Texture.headerSize - data.count))
        data.append(png)
        write([.init(kind: .binary, viewer: viewer, data: data)])
    }

    func sendProblems(to viewer: Int, milliseconds: Double? = nil) {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("problems")
            json.key("isBroken")
            json.boolean(isBroken)
            json.key("lines")
            json.array { json in for line in problems.prefix(200) { json.string(line) } }
            json.key("scenes")
            json.array { json in
                for (id, name) in live?.choices ?? [] {
                    json.array { json in
                        json.string(id)
                        json.string(name)
                    }
                }
            }
            guard let milliseconds else { return }
            json.key("milliseconds")
            json.number(milliseconds, places: 1)
        }
        write([.init(kind: .text, viewer: viewer, data: json.data)])
    }

    /// Tells the server where the person is, for the process that takes this one's place.
    func sendPlace() {
        let place = live?.recorder.place() ?? LivePlace()
        write([.init(kind: .place, viewer: 0, data: (try? JSONEncoder().encode(place)) ?? Data())])
    }

    /// Tells all viewers how far the person was brought back to where they were.
    func sendOutcome(_ outcome: PlaceRestorer.Outcome) {
        write([.init(kind: .text, viewer: 0, data: PlaceMessage.data(outcome))])
    }

    private func screenText(of live: LiveScene) -> Data {
        var json = JSONText()
        json.object { live.describe(settings, to: &$0) }
        return json.data
    }

    private func describe(_ live: LiveScene, withScreen: Bool, to json: inout JSONText) {
        json.key("frame")
        json.integer(frame)
        json.key("time")
        json.number(EventLoop.main.now)
        json.key("sequence")
        json.integer(sequence)
        json.key("cost")
        json.number(CGFloat(Clock.nanoseconds - woken) / 1e6, places: 1)
        if withScreen { live.describe(settings, to: &json) }
    }

    func write(_ packets: [DevicePipe.Packet]) {
        if !DevicePipe.write(packets, to: output) { isOver = true }
    }
}
