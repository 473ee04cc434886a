import Foundation

/// The drag that goes on, for both sides.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    /// Where the finger is, in the screen's points.
    var point = CGPoint.zero
    /// The window in which the drag began.
    weak var window: UIWindow?
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 0)
    /// Called when objects that were asked for have come.
    var onTransfer: () -> Void = {}
    private(set) var loading = 0

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { window.map { view.convert(point, from: $0) } ?? point }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let gathered = GatheredObjects(count: providers.count) { [weak self] objects in
            completion(objects)
            self?.loading -= 1
            self?.onTransfer()
        }
        loading += 1
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                MainActor.assumeIsolated { gathered.take(object, at: index) }
            }
        }
        if providers.isEmpty { gathered.finish() }
        return progress
    }
}
