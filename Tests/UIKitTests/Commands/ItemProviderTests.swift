import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Commands: item providers")
struct ItemProviderTests {
    /// What a handler got.
    private final class Answers: @unchecked Sendable {
        var texts: [String] = []
    }

    @Test func `a text is given as UTF-8, and made again for who wants one`() {
        World().run {
            let provider = NSItemProvider(object: "Grüße" as NSString)
            #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
            #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
            #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
            #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: UIImage.self))
            let answers = Answers()
            provider.loadObject(ofClass: String.self) { text, _ in answers.texts.append(text ?? "-") }
            provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
                answers.texts.append("\(data?.count ?? 0)")
            }
            provider.loadObject(ofClass: UIImage.self) { image, error in
                answers.texts.append("\(image == nil) \((error as NSError?)?.domain ?? "")")
            }
            #expect(answers.texts == [])
            EventLoop.main.advance(by: 0)
            #expect(answers.texts == ["Grüße", "7", "true NSItemProviderErrorDomain"])
        }
    }

    @Test func `an object of the wanted class is handed over as it is`() {
        World().run {
            let color = UIColor.red
            let provider = NSItemProvider(object: color)
            let answers = Answers()
            provider.loadObject(ofClass: UIColor.self) { answers.texts.append("\($0 === color) \($1 == nil)") }
            EventLoop.main.advance(by: 0)
            #expect(answers.texts == ["true true"])
        }
    }

    @Test func `data that are registered are asked for when they are wanted, and a picture is made of them`() throws {
        try World().run {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
            let data = try #require(picture.pngData())
            let provider = NSItemProvider()
            let answers = Answers()
            provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
                answers.texts.append("asked")
                done(data, nil)
                return nil
            }
            #expect(answers.texts == [])
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                answers.texts.append("\(((image as? UIImage)?.cgImage?.width ?? 0) > 0)")
            }
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                answers.texts.append(url.map { "\($0.pathExtension) \((try? Data(contentsOf: $0)) == data)" } ?? "-")
            }
            EventLoop.main.advance(by: 0)
            #expect(answers.texts == ["asked", "asked", "true", "png true"])
        }
    }
}
