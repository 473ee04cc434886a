import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor
private final class Library: NSObject, UIViewControllerPreviewingDelegate {
    var log: [String] = []
    let book = Book()
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
        log.append("at \(Int(location.x))")
        return location.x < 50 ? book : nil
    }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    ) { log.append("commit \(viewControllerToCommit === book)") }
}

private final class Book: UIViewController {
    var chosen: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
        let share = UIPreviewAction(title: "Share", style: .default) { [weak self] action, _ in
            self?.chosen.append(action.title)
        }
        return [share, UIPreviewActionGroup(title: "More", style: .destructive, actions: [share])]
    }
}

@MainActor @Suite("View controllers: previewing")
struct PreviewingTests {
    @Test func `a long press previews the delegate's controller with its actions, and a tap commits it`() throws {
        try World().run {
            let root = UIViewController()
            let window = try stage(root, on: "iPhone X", os: 12)
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            root.view.addSubview(view)
            let library = Library()
            let context = root.registerForPreviewing(with: library, sourceView: view)
            #expect(context.sourceView === view && context.sourceRect == view.bounds)
            let finger = Finger()
            finger.down(at: CGPoint(x: 80, y: 150))
            EventLoop.main.advance(by: 1)
            finger.up()
            #expect(library.log == ["at 80"] && library.book.viewIfLoaded == nil)
            finger.down(at: CGPoint(x: 20, y: 150))
            EventLoop.main.advance(by: 1)
            finger.up()
            EventLoop.main.advance(by: 1)
            let preview = library.book.viewIfLoaded
            #expect(library.log == ["at 80", "at 20"] && preview?.window === window)
            let place = preview.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
            finger.down(at: place)
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(library.log.last == "commit true" && library.book.viewIfLoaded?.window == nil)
            root.unregisterForPreviewing(withContext: context)
            #expect(view.interactions.isEmpty)
        }
    }
}
