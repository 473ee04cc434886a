import InsetAVKit
import Platform
import Testing
import UIKit

@MainActor @Suite("AVFoundation: players")
struct PlayerTests {
    @Test
    func `a queue goes on from item to item`() {
        let items = (1...3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        #expect(player.currentItem === items[0] && player.canInsert(items[2], after: items[0]))
        player.insert(items[2], after: items[0])
        player.advanceToNextItem()
        #expect(player.items().map { $0 === items[2] } == [true, false])
        player.remove(items[2])
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.currentItem == nil && player.items().isEmpty)
    }

    @Test
    func `an asset of a file knows the file`() {
        let url = URL(fileURLWithPath: "/film.mp4")
        #expect((AVAsset(url: url) as? AVURLAsset)?.url == url)
        #expect((AVPlayer(url: url).currentItem?.asset as? AVURLAsset)?.url == url)
    }

    @Test
    func `a composition is as long as its longest part`() throws {
        let film = AVMutableComposition()
        let part = try #require(
            film.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
        )
        let second = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1))
        try part.insertTimeRange(second, of: part, at: .zero)
        try part.insertTimeRange(second, of: part, at: CMTime(value: 3, timescale: 2))
        #expect(film.duration == CMTime(value: 5, timescale: 2))
        #expect(film.tracks(withMediaType: .video).count == 1 && film.tracks(withMediaType: .audio).isEmpty)
    }

    @Test
    func `what can't be done ends in an error that the delegate hears`() throws {
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
        let export = try #require(AVAssetExportSession(asset: AVMutableComposition(), presetName: "p"))
        nonisolated(unsafe) var status: AVAssetExportSession.Status?
        export.exportAsynchronously { status = export.status }
        #expect(status == .failed && AbsentFeature.calls.contains("AVAssetExportSession"))
        #expect(
            AVCaptureDevice.default(for: .video) == nil
                && AVCaptureSession.Preset.hd1280x720.rawValue.hasSuffix("1280x720")
        )
        try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default, options: [.defaultToSpeaker])
        #expect(AVAudioSession.sharedInstance().category == .playAndRecord)
    }

    @Test
    func `whoever observes the session hears of the volume buttons`() {
        World().run {
            let session = AVAudioSession.sharedInstance()
            #expect(session.outputVolume == 0.5)
            var heard: [Float] = []
            let observation = session.observe(\.outputVolume, options: [.old, .new]) { _, change in
                heard += [change.oldValue, change.newValue].compactMap(\.self)
            }
            DeviceVolume.current.level = 0.75
            DeviceVolume.current.level = 7
            observation.invalidate()
            #expect(heard == [0.5, 0.75, 0.75, 1])
            #expect(session.outputVolume == 1)
        }
        World().run { #expect(AVAudioSession.sharedInstance().outputVolume == 0.5) }
    }

    @Test
    func `the controller is black and has a button in its middle that plays`() throws {
        try World(era: Era(os: 17)).run {
            let controller = AVPlayerViewController()
            controller.player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
            controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            controller.view.layoutIfNeeded()
            #expect(controller.view.backgroundColor == .black)
            let hit = controller.view.hitTest(CGPoint(x: 200, y: 150), with: nil)
            let button = try #require(hit as? UIButton)
            button.sendActions(for: .touchUpInside)
            #expect(controller.player?.rate == 1)
        }
    }

    // The four letters of Apple's header.
    @Test
    func `a format's code is four letters in a number`() {
        #expect(kAudioFormatMPEG4AAC == 0x6161_6320 && kAudioFormatLinearPCM == 0x6C70_636D)
        #expect(Int(kAudioFormatMPEGLayer3) == 778_924_083)
    }
}
