import Foundation
import Platform
import Testing

@testable import UIKit

private final class Listener: NSObject, UIDocumentPickerDelegate, UIDocumentBrowserViewControllerDelegate,
    UIDocumentInteractionControllerDelegate
{
    var log: [String] = []
    var template: URL?
    weak var presenter: UIViewController?

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        log.append("picked \(urls.map(\.lastPathComponent))")
    }
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        log.append("picked \(documentURLs.map(\.lastPathComponent))")
    }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
    ) { importHandler(template, .copy) }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) { log.append("imported \(sourceURL.lastPathComponent) as \(destinationURL.lastPathComponent)") }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) { log.append("failed") }
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { presenter ?? UIViewController() }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        log.append("will begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        log.append("did end")
    }
}

@MainActor @Suite("Files: screens")
struct DocumentScreenTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inside"),
            withIntermediateDirectories: true
        )
        for name in ["b.txt", "a.txt", "c.pdf", ".hidden.txt", "inside/d.txt"] {
            try Data("x".utf8).write(to: folder.appendingPathComponent(name))
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        try World().run { try body(folder) }
    }

    private func rows(in controller: UIViewController) throws -> (table: UITableView, texts: [String]) {
        controller.loadViewIfNeeded()
        let table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
        let count = table.dataSource?.tableView(table, numberOfRowsInSection: 0) ?? 0
        let texts = (0..<count).map { row in
            table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.text ?? "-"
        }
        return (table, texts)
    }

    private func choose(_ row: Int, in table: UITableView) {
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test func `the picker shows the files that fit, and looks into folders`() throws {
        try inFolder { folder in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
            let listener = Listener()
            picker.directoryURL = folder
            picker.delegate = listener
            let (table, texts) = try rows(in: picker)
            #expect(texts == ["a", "b", "inside/"])
            choose(2, in: table)
            #expect(try rows(in: picker).texts == ["d"])
            choose(0, in: table)
            #expect(listener.log == [#"picked ["d.txt"]"#])
        }
    }

    @Test func `an export puts a copy into the folder that is shown`() throws {
        try inFolder { folder in
            let source = folder.appendingPathComponent("b.txt")
            let picker = UIDocumentPickerViewController(forExporting: [source], asCopy: true)
            picker.directoryURL = folder.appendingPathComponent("inside")
            let (table, texts) = try rows(in: picker)
            #expect(texts == ["Save Here"])
            choose(0, in: table)
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("inside/b.txt").path))
            #expect(FileManager.default.fileExists(atPath: source.path))
        }
    }

    @Test func `a document that is taken in gets a number where its name is taken`() throws {
        try inFolder { folder in
            let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
            var places: [String] = []
            browser.importDocument(at: folder.appendingPathComponent("a.txt"), nextToDocumentAt: folder, mode: .copy) {
                url,
                error in
                places.append("\(url?.lastPathComponent ?? "-") \(error == nil)")
            }
            browser.renameDocument(at: folder.appendingPathComponent("b.txt"), proposedName: "new") { url, _ in
                places.append(url?.lastPathComponent ?? "-")
            }
            browser.importDocument(at: folder.appendingPathComponent("gone.txt"), nextToDocumentAt: folder, mode: .move)
            {
                places.append("\($0?.lastPathComponent ?? "-") \($1 == nil)")
            }
            EventLoop.main.advance(by: 0)
            #expect(places == ["a 2.txt true", "new.txt", "- false"])
        }
    }

    @Test func `a preview needs the controller that the delegate names, and tells of its beginning and end`() throws {
        try inFolder { folder in
            let root = UIViewController()
            _ = try stage(root, on: "iPhone 16", os: 18)
            let interaction = UIDocumentInteractionController(url: folder.appendingPathComponent("a.txt"))
            #expect(!interaction.presentPreview(animated: false))
            #expect(interaction.uti == "public.plain-text" && interaction.name == "a.txt")
            let listener = Listener()
            listener.presenter = root
            interaction.delegate = listener
            #expect(interaction.presentPreview(animated: false))
            EventLoop.main.advance(by: 1)
            let shown = try #require(root.presentedViewController as? UINavigationController)
            #expect(shown.topViewController?.title == "a.txt")
            interaction.dismissPreview(animated: false)
            EventLoop.main.advance(by: 1)
            #expect(listener.log == ["will begin", "did end"] && root.presentedViewController == nil)
            #expect(!interaction.presentOpenInMenu(from: .zero, in: root.view, animated: false))
        }
    }
}
