import SwiftRuntime

/// A program of scenes. `@main` launches it as UIKit launches an app: the first scene's content stands in its window.
@preconcurrency @MainActor
public protocol App {
    /// The kind of its scenes.
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder var body: Body { get }
    /// Makes it.
    init()
}

extension App {
    /// The program's entry: launches the app and runs it.
    public static func main() {
        // Before anything is hashed, as for a delegate that is marked `@main`: the center keeps observers by hashes.
        HashSeeds.fix()
        AppLaunch(Self()).run()
    }
}

/// Makes the delegate of an app of scenes one of the app's own classes; UIKit makes its object, as that of any app.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// Of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    /// The app's delegate, once the app is launched.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            preconditionFailure("UIApplicationDelegateAdaptor: no \(DelegateType.self) before the app is launched")
        }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes bindings of its properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}
