import Foundation

/// The long press that lets people move the items of a collection view controller's collection.
@MainActor
final class MovementGesture {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let gate = MovementGate()

    init() {
        press.delegate = gate
        press.targets.append(
            UIGestureRecognizer.Target(handler: { press in
                guard let collection = press.view as? UICollectionView else { return }
                switch press.state {
                case .began, .changed:
                    collection.updateInteractiveMovementTargetPosition(press.location(in: collection))
                case .ended: collection.endInteractiveMovement()
                default: collection.cancelInteractiveMovement()
                }
            })
        )
    }
}

/// Lets a press begin where an item can be taken up.
@MainActor
private final class MovementGate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collection = gestureRecognizer.view as? UICollectionView, collection.dragDelegate == nil,
            let place = collection.indexPathForItem(at: gestureRecognizer.location(in: collection))
        else { return false }
        return collection.beginMovement(of: place, isAsked: false)
    }
}
