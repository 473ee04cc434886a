import Foundation
import Platform
import Testing

@testable import DeviceCatalog

/// LB-1, LB-2, LB-7.
@Suite("Device catalog: letterboxes")
struct LetterboxTests {
    let catalog = DeviceCatalog.standard

    private func letterbox(_ build: AppBuild, _ device: String) throws -> Letterbox? {
        catalog.letterbox(for: build, on: try catalog.device(named: device))
    }

    @Test func `LB-2: an app of Xcode 8 has 375x667 in the middle of an iPhone X`() throws {
        let box = try #require(try letterbox(AppBuild(sdk: 10), "iPhone X"))
        #expect(box.screen.size == CGSize(width: 375, height: 667))
        #expect(box.frame(in: .portrait) == CGRect(x: 0, y: 72.5, width: 375, height: 667))
    }

    @Test func `LB-2: in landscape there are bands at both sides and one below for the home indicator`() throws {
        let box = try #require(try letterbox(AppBuild(sdk: 10), "iPhone X"))
        let frame = box.frame(in: .landscapeRight)
        #expect(frame.minY == 0)
        #expect(frame.maxY == 354)
        #expect(abs(frame.minX - (812 - frame.maxX)) < 1e-9)
        #expect(abs(frame.width / frame.height - 667.0 / 375) < 1e-9)
    }

    @Test func `LB-2: with the SDK of iOS 11 and a launch storyboard it fills the screen`() throws {
        #expect(try letterbox(AppBuild(sdk: 11), "iPhone X") == nil)
    }

    // The rows of the letterbox table.
    @Test(arguments: [
        ("iPhone XR", 11 as OSVersion, CGSize(width: 375, height: 812) as CGSize?),
        ("iPhone XS Max", 11, CGSize(width: 375, height: 812)),
        ("iPhone XS Max", 12, nil),
        ("iPhone 12", 13, CGSize(width: 375, height: 812)),
        ("iPhone 12 Pro Max", 13, CGSize(width: 414, height: 896)),
        ("iPhone 12 mini", 13, nil),
        ("iPhone 14", 14, nil),
        ("iPhone 14 Pro", 15, CGSize(width: 390, height: 844)),
        ("iPhone SE (3rd generation)", 8, nil),
        ("iPhone XR", 10, CGSize(width: 375, height: 667)),
    ])
    func `LB-1: an older SDK gets the nearest earlier screen of the same shape`(
        device: String,
        sdk: OSVersion,
        size: CGSize?
    ) throws {
        let box = try letterbox(AppBuild(sdk: sdk), device)
        #expect(box?.screen.size == size)
        guard let box else { return }
        #expect(abs(box.frame(in: .portrait).width - box.display.size.width) < 1e-9)
    }

    @Test func `LB-1: without a launch storyboard an app has 320x480, enlarged beyond the width of 320`() throws {
        let build = AppBuild(sdk: 18, hasLaunchStoryboard: false)
        let small = try #require(try letterbox(build, "iPhone 5s"))
        #expect(small.frame(in: .portrait) == CGRect(x: 0, y: 44, width: 320, height: 480))
        let large = try #require(try letterbox(build, "iPhone 8"))
        #expect(large.screen.size == CGSize(width: 320, height: 480))
        #expect(large.frame(in: .portrait) == CGRect(x: 0, y: 52.25, width: 375, height: 562.5))
        #expect(try letterbox(build, "iPhone 4s") == nil)
    }

    @Test func `LB-1: before launch storyboards the launch image of 568 points counts`() throws {
        let box = try #require(try letterbox(AppBuild(sdk: 7), "iPhone 6"))
        #expect(box.screen.size == CGSize(width: 320, height: 568))
        #expect(try letterbox(AppBuild(sdk: 7), "iPhone 5s") == nil)
    }

    @Test func `LB-7: an app for phones has a window of 1x or 2x on a pad`() throws {
        let build = AppBuild(sdk: 16, isForPhonesOnly: true)
        let large = try #require(try letterbox(build, "iPad Pro (12.9-inch) (6th generation)"))
        #expect(large.frame(in: .portrait) == CGRect(x: 137, y: 16, width: 750, height: 1334))
        let small = try #require(try letterbox(build, "iPad (9th generation)"))
        #expect(small.factors(in: .portrait) == CGSize(width: 1, height: 1))
        #expect(small.screen.idiom == .phone)
        let old = try #require(try letterbox(AppBuild(sdk: 12, isForPhonesOnly: true), "iPad (6th generation)"))
        #expect(old.frame(in: .portrait) == CGRect(x: 64, y: 32, width: 640, height: 960))
    }

    @Test func `LB-1: pad apps without Split View, or from before iOS 13, get the screen they know`() throws {
        let fullScreen = try #require(
            try letterbox(AppBuild(sdk: 13, requiresFullScreen: true), "iPad Air (4th generation)")
        )
        #expect(fullScreen.screen.size == CGSize(width: 768, height: 1024))
        #expect(try letterbox(AppBuild(sdk: 13), "iPad Air (4th generation)") == nil)
        #expect(try letterbox(AppBuild(sdk: 11), "iPad Pro (11-inch)")?.screen.size == CGSize(width: 768, height: 1024))
    }
}
