import Foundation
import Platform

/// Shows a file, and offers what can be done with it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The file. Nil by default.
    open var url: URL?
    /// The kind of the file: by its extension where the app says nothing.
    open var uti: String? {
        get { ownType ?? url.map(FileType.identifier) }
        set { ownType = newValue }
    }
    /// The file's name, where the app gives none.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    /// The pictures of such a file, the smallest first.
    open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }
    /// What the app that takes the file gets with it. Nil by default; no other app is there.
    open var annotation: Any?
    /// Hears of previews and menus; not kept.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// Recognizers that open the preview at a tap and the menu at a long press, for a view of the app's.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = makeRecognizers()
    private var ownType: String?
    private var ownName: String?
    private weak var menu: UIActivityViewController?
    private weak var preview: UIViewController?

    /// Without a file.
    public override init() { super.init() }
    /// Of a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    private func makeRecognizers() -> [UIGestureRecognizer] {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.targets.append(.init(handler: { [weak self] _ in _ = self?.presentPreview(animated: true) }))
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.targets.append(
            .init(handler: { [weak self] press in
                guard press.state == .began, let view = press.view else { return }
                _ = self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
            })
        )
        return [tap, press]
    }

    // MARK: Preview

    /// Shows the file over the delegate's controller; false where the delegate names none.
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, preview == nil,
            let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
            !(presenter is NoPresenter)
        else { return false }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        let file = FilePreviewController(url, title: name ?? "") { [weak self] in self?.dismissPreview(animated: true) }
        let screen = UINavigationController(rootViewController: file)
        screen.modalPresentationStyle = .fullScreen
        preview = screen
        presenter.present(screen, animated: animated)
        return true
    }

    /// Takes the preview away.
    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        self.preview = nil
        preview.dismiss(animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
    }

    // MARK: Menus

    /// Offers what can be done with the file, at a place; false where there is no file or no window.
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }
    /// Offers what can be done with the file, at a button.
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(animated) { $0.barButtonItem = item }
    }
    /// Offers the apps that can open the file; none is there, so there is no menu.
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Offers the apps that can open the file; none is there, so there is no menu.
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

    private func present(
        _ animated: Bool,
        at place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, menu == nil, let top = SystemPresenter.topController else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        sheet.popoverPresentationController.map(place)
        menu = sheet
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        top.present(sheet, animated: animated)
        return true
    }

    /// Takes the menu away.
    open func dismissMenu(animated: Bool) {
        guard let menu else { return }
        self.menu = nil
        menu.dismiss(animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
    }
}
