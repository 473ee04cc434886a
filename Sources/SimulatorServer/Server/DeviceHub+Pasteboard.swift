import FlyingFox
import Foundation

/// One pasteboard for all apps of the device, and for the clipboards of those who look at it.
extension DeviceHub {
    /// A part of what a viewer pastes; the whole goes to every process before the keys that follow.
    func takePasted(_ part: String, more: Bool, from number: Int, _ state: inout State) {
        guard var pasted = state.viewers[number]?.pasted else { return }
        // What is too long already comes to nothing, and need not be kept.
        if pasted.utf8.count <= WireFormat.longestPaste { pasted += part }
        state.viewers[number]?.pasted = more ? pasted : ""
        guard !more, pasted.utf8.count <= WireFormat.longestPaste else { return }
        state.pasteboard = pasted
        for process in state.processes { tellPasteboard(to: process, state) }
    }

    /// What an app copied: viewers hear of it, and the other apps have it.
    func takeCopied(_ text: Data, from generation: Int, _ state: inout State) {
        let app = state.home?.app(ofGeneration: generation)
        guard app != nil || generation == state.generation else { return }
        let text = String(decoding: text, as: UTF8.self)
        state.pasteboard = text
        let source = app.map { state.home?.apps[$0].process } ?? state.device
        for process in state.processes where process !== source { tellPasteboard(to: process, state) }
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("pasteboard")
            json.key("text")
            json.string(text)
        }
        let message = WSMessage.text(String(decoding: json.data, as: UTF8.self))
        for viewer in state.viewers.keys.sorted() { send(message, json.bytes.count, to: viewer, &state) }
    }

    /// Gives a process the text that is on the device's pasteboard, if any.
    func tellPasteboard(to process: DeviceProcess, _ state: State) {
        guard let text = state.pasteboard else { return }
        process.send(DeviceLine(viewer: 0, message: .pasteboard(text, more: false)))
    }
}

extension DeviceHub.State {
    /// All that run: the device's own, and those of its apps.
    var processes: [DeviceProcess] { (device.map { [$0] } ?? []) + (home?.processes ?? []) }
}
