import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Commands: pasting")
struct PasteTests {
    private final class Note: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                provider.loadObject(ofClass: String.self) { [weak self] text, _ in
                    MainActor.assumeIsolated { self?.log.append(text ?? "nil") }
                }
            }
        }
    }

    private func note() throws -> (UIViewController, Note) {
        let root = UIViewController()
        _ = try stage(root, on: "iPad Pro (11-inch)", os: 16)
        let note = Note(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        root.view.addSubview(note)
        return (root, note)
    }

    @Test func `a responder pastes what its configuration takes, and nothing else`() throws {
        try World().run {
            let (_, note) = try note()
            UIPasteboard.general.string = "text"
            #expect(!note.canPerformAction("paste:", withSender: nil))
            note.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
            #expect(note.canPerformAction("paste:", withSender: nil))
            note.paste(nil)
            EventLoop.main.advance(by: 0.1)
            #expect(note.log == ["text"])
            UIPasteboard.general.color = .red
            #expect(!note.canPerformAction("paste:", withSender: nil))
            note.paste(nil)
            EventLoop.main.advance(by: 0.1)
            #expect(note.log == ["text"])
        }
    }

    @Test func `the configuration is copied`() throws {
        try World().run {
            let (_, note) = try note()
            let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
            note.pasteConfiguration = configuration
            configuration.addTypeIdentifiers(forAccepting: String.self)
            #expect(note.pasteConfiguration?.acceptableTypeIdentifiers == ["public.png"])
            #expect(configuration.acceptableTypeIdentifiers.first == "public.png")
            #expect(configuration.acceptableTypeIdentifiers.contains("public.plain-text"))
        }
    }

    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "dragged" as NSString))] }
    }

    @Test(arguments: [(type: "public.text", log: ["dragged"]), (type: "public.png", log: [])])
    func `what is dropped on a view is pasted where its configuration takes it`(type: String, log: [String]) throws {
        try World().run {
            let (root, note) = try note()
            let (source, sourceView) = (Source(), UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
            root.view.addSubview(sourceView)
            sourceView.addInteraction(UIDragInteraction(delegate: source))
            note.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [type])
            #expect(note.interactions.isEmpty)
            let finger = Finger()
            finger.down(at: CGPoint(x: 50, y: 150))
            EventLoop.main.advance(by: 0.6)
            finger.move(to: CGPoint(x: 50, y: 350))
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(note.log == log)
        }
    }

    @Test func `a pasteboard gives the providers that it was given, and makes some of its items`() throws {
        try World().run {
            let board = UIPasteboard.general
            let provider = NSItemProvider(object: "given" as NSString)
            board.setItemProviders([provider], localOnly: true, expirationDate: nil)
            #expect(board.itemProviders.first === provider)
            #expect(board.string == "given")
            board.items = [["public.utf8-plain-text": "made"], ["public.url": URL(fileURLWithPath: "/a")]]
            let made = board.itemProviders
            #expect(made.count == 2)
            #expect(made[0].canLoadObject(ofClass: String.self) && !made[0].canLoadObject(ofClass: URL.self))
            #expect(made[1].canLoadObject(ofClass: URL.self))
            board.setObjects(["one" as NSString, UIColor.red])
            #expect(board.numberOfItems == 2 && board.strings == ["one"] && board.colors == [.red])
        }
    }

    @Test(arguments: [
        (text: "www.example.com/a?b", kind: "url"), (text: "https://example.org", kind: "url"),
        (text: " 12.5 ", kind: "number"), (text: "two words", kind: "search"),
    ])
    func `a text's kind is told without the text`(text: String, kind: String) throws {
        try World().run {
            let kinds: [UIPasteboard.DetectionPattern: String] = [
                .probableWebURL: "url", .number: "number", .probableWebSearch: "search",
            ]
            UIPasteboard.general.string = text
            var found: [String] = []
            UIPasteboard.general.detectPatterns(for: Set(kinds.keys)) { result in
                found = ((try? result.get()) ?? []).compactMap { kinds[$0] }
            }
            #expect(found == [])
            EventLoop.main.advance(by: 0.1)
            #expect(found == [kind])
        }
    }

    @Test func `a paste control is enabled while its target takes what is copied, and pastes it`() throws {
        try World().run {
            let (root, note) = try note()
            note.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
            let configuration = UIPasteControl.Configuration()
            configuration.displayMode = .labelOnly
            let control = UIPasteControl(configuration: configuration)
            root.view.addSubview(control)
            control.frame.origin = CGPoint(x: 200, y: 300)
            #expect(!control.isEnabled)
            control.target = note
            #expect(!control.isEnabled)
            UIPasteboard.general.string = "copied"
            #expect(control.isEnabled)
            root.view.layoutIfNeeded()
            let finger = Finger()
            finger.down(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
            finger.up()
            EventLoop.main.advance(by: 0.1)
            #expect(note.log == ["copied"])
            #expect(control.configuration.displayMode == .labelOnly)
            UIPasteboard.general.items = []
            #expect(!control.isEnabled)
        }
    }
}
