import Foundation
import InterfaceBuilder
import Simulator
import UIKit

/// Writes down what layout asks of the solver for the largest documents of a folder (W9): each scene is shown on a
/// phone, turned and turned back, and gets another text.
@MainActor
struct CorpusRecording {
    let corpus: URL
    let out: URL
    var documents = 50

    /// The number of documents that were recorded.
    func run() throws -> Int {
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: out.path) where name.hasSuffix(".ops") {
            try FileManager.default.removeItem(at: out.appendingPathComponent(name))
        }
        var count = 0
        for url in largest() {
            guard let document = try? Document(contentsOf: url) else { continue }
            let recording = SolverRecording()
            record(document, into: recording)
            count += 1
            let name = String(format: "%02d-", count) + url.deletingPathExtension().lastPathComponent + ".ops"
            let text = recording.lines.joined(separator: "\n") + "\n"
            try Data(text.utf8).write(to: out.appendingPathComponent(name))
        }
        return count
    }

    private func largest() -> [URL] {
        let names = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
        let sized = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map { name in
            let url = corpus.appendingPathComponent(name)
            let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
            return (size: size, url: url)
        }
        return sized.sorted { ($0.size, $1.url.path) > ($1.size, $0.url.path) }.prefix(documents).map(\.url)
    }

    private func record(_ document: Document, into recording: SolverRecording) {
        guard let simulator = try? Simulator() else { return }
        LayoutLog.listener = { _ in }
        UIKitException.handler = { _, _ in }
        // The device's own windows don't count.
        SolverRecording.current = recording
        defer { SolverRecording.current = nil }
        for controller in controllers(of: document) {
            recording.begin("load")
            simulator.present(controller)
            recording.begin("rotate")
            simulator.rotate(to: .landscapeRight)
            recording.begin("rotate")
            simulator.rotate(to: .portrait)
            recording.begin("text")
            if let label = controller.viewIfLoaded?.firstLabel { label.text = (label.text ?? "") + " and more" }
            simulator.advance(by: 0)
        }
    }

    private func controllers(of document: Document) -> [UIViewController] {
        let environment = LoadingEnvironment()
        guard document.kind == .xib else {
            let storyboard = UIStoryboard(document: document, environment: environment)
            return document.scenes.compactMap { scene in
                guard let node = scene.viewController, node.kind == .viewController else { return nil }
                return storyboard.controller(withObjectID: node.id)
            }
        }
        let (objects, _) = UINib(document: document, environment: environment).load(owner: nil)
        return objects.compactMap { object in
            guard let view = object as? UIView, !(object is UIWindow) else { return object as? UIViewController }
            let controller = UIViewController()
            view.frame = controller.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(view)
            return controller
        }
    }
}

extension UIView {
    /// The first label below, depth first.
    fileprivate var firstLabel: UILabel? {
        for subview in subviews {
            if let label = subview as? UILabel ?? subview.firstLabel { return label }
        }
        return nil
    }
}
