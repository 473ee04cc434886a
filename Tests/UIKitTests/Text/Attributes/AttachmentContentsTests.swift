import DeviceTestSupport
import Testing

@testable import UIKit

// TX-12
@MainActor @Suite("Attachments: contents")
struct AttachmentContentsTests {
    private func png(_ size: CGSize) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData {
            UIColor.red.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test func `contents that are a picture are shown in its size, also when they come later`() {
        onDevice {
            let early = NSTextAttachment(data: png(CGSize(width: 30, height: 20)), ofType: "public.png")
            let late = NSTextAttachment()
            late.contents = png(CGSize(width: 30, height: 20))
            for attachment in [early, late] {
                let text = NSAttributedString(attachment: attachment)
                #expect(text.size().width == 30)
                #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size.height == 20)
            }
            late.contents = png(CGSize(width: 12, height: 12))
            #expect(NSAttributedString(attachment: late).size().width == 12)
        }
    }

    @Test func `an image that was set goes before the contents, and other files show nothing`() {
        onDevice {
            let attachment = NSTextAttachment(data: png(CGSize(width: 30, height: 20)), ofType: "public.png")
            attachment.image = UIImage(data: png(CGSize(width: 8, height: 8)))
            #expect(attachment.image?.size.width == 8)
            attachment.image = nil
            #expect(attachment.image?.size.width == 30)
            #expect(NSTextAttachment(data: Data("words".utf8), ofType: nil).image == nil)
            #expect(NSTextAttachment(data: png(CGSize(width: 8, height: 8)), ofType: "public.plain-text").image == nil)
        }
    }
}
