import Foundation
import InsetAVFoundation
import InsetVideoToolbox
import Testing

@Suite("Frameworks: loading of assets")
struct AssetLoadingTests {
    @Test
    func `what is loaded is what the asset has`() async throws {
        let asset = AVMutableComposition()
        #expect(try await asset.load(.duration) == asset.duration)
        let (tracks, isPlayable) = try await asset.load(.tracks, .isPlayable)
        #expect(tracks == asset.tracks)
        #expect(isPlayable == asset.isPlayable)
        let (_, rate, volume, formats) = try await asset.load(
            .duration,
            .preferredRate,
            .preferredVolume,
            .availableMetadataFormats
        )
        #expect(rate == 1 && volume == 1 && formats.isEmpty)
    }

    @Test
    func `a subclass loads its superclass's properties`() async throws {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))
        #expect(try await asset.load(.tracks).isEmpty)
        #expect(try await asset.loadTracks(withMediaType: .video).isEmpty)
        #expect(try await asset.loadMetadata(for: .id3Metadata).isEmpty)
    }

    @Test
    func `an item of metadata loads its value`() async throws {
        let item = AVMutableMetadataItem()
        item.value = NSString(string: "a")
        #expect(try await item.load(.value) as? NSString == "a")
        #expect(try await item.load(.stringValue) == item.stringValue)
    }

    @Test
    func `properties are equal by what they are`() {
        let (duration, tracks) = (AVPartialAsyncProperty<AVAsset>.duration, AVPartialAsyncProperty<AVAsset>.tracks)
        #expect(duration == AVPartialAsyncProperty<AVAsset>.duration)
        #expect(duration as AVPartialAsyncProperty != tracks)
    }

    @Test
    func `no session of VideoToolbox is made`() {
        #expect(!VTIsHardwareDecodeSupported(kCMVideoCodecType_HEVC))
        var session: VTCompressionSession?
        let status = VTCompressionSessionCreate(
            allocator: nil,
            width: 2,
            height: 2,
            codecType: kCMVideoCodecType_H264,
            encoderSpecification: nil,
            imageBufferAttributes: nil,
            compressedDataAllocator: nil,
            outputCallback: nil,
            refcon: nil,
            compressionSessionOut: &session
        )
        #expect(status == kVTCouldNotFindVideoEncoderErr)
        #expect(session == nil)
    }
}
