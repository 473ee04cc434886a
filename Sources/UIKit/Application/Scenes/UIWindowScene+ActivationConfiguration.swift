import Foundation

extension UIWindowScene {
    /// A wish for a scene that shows an activity. From iOS 15.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What the scene is to show.
        public let userActivity: NSUserActivity
        /// How the scene is brought to the screen. Nil by default.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// What the scene grows out of. Nil by default.
        ///
        /// - Note: No effect here: scenes come at once.
        open var preview: UITargetedPreview?

        /// A wish of these parts.
        public init(
            userActivity: NSUserActivity,
            options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }
    }

    /// An element of a menu that asks for a scene; where an app has only one, another action stands for it or none.
    /// From iOS 15.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// Called when the element is chosen; nil asks for nothing.
        public typealias ConfigurationProvider =
            @MainActor (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

        /// What is done in place of asking for a scene where there can be no other.
        private let alternate: UIAction?
        private let provider: ConfigurationProvider

        /// An element that asks for the scene of a configuration.
        ///
        /// - Parameters:
        ///   - title: Nil: "Open in New Window".
        ///   - image: Nil: two windows.
        ///   - alternate: Shown where the app has one scene only; nil hides the element there.
        ///   - configurationProvider: Says what the scene is to show.
        public init(
            title: String? = nil,
            subtitle: String? = nil,
            image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [],
            alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            self.alternate = alternate
            provider = configurationProvider
            let opensScene = UIApplication.shared.supportsMultipleScenes
            let shown = opensScene ? nil : alternate
            super.init(
                title: shown?.title ?? title ?? "Open in New Window",
                subtitle: shown?.subtitle ?? subtitle,
                image: shown?.image ?? image ?? UIImage(systemName: "macwindow.badge.plus"),
                identifier: identifier,
                discoverabilityTitle: discoverabilityTitle,
                attributes: opensScene ? attributes : shown?.attributes ?? attributes.union(.hidden),
                handler: { action in
                    guard opensScene else {
                        alternate?.perform(from: action.sender)
                        return
                    }
                    (action as? ActivationAction)?.openScene()
                }
            )
        }

        private func openScene() {
            guard let configuration = provider(self) else { return }
            UIApplication.shared.requestSceneSessionActivation(
                nil,
                userActivity: configuration.userActivity,
                options: configuration.options,
                errorHandler: nil
            )
        }

        /// Another action with the same look, which asks for the same scene.
        open override func copy(with zone: NSZone? = nil) -> Any {
            ActivationAction(
                title: title,
                subtitle: subtitle,
                image: image,
                identifier: identifier,
                discoverabilityTitle: discoverabilityTitle,
                attributes: attributes,
                alternate: alternate,
                provider
            )
        }
    }
}
