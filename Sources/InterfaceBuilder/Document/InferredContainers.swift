/// The containers in which a scene is shown, as its segues tell (IB-3).
///
/// Xcode's canvas and a preview of a single scene draw the bars that these containers have. Where several segues lead to
/// a scene, the one that the document lists as tie breaker counts, else the first.
public struct InferredContainers: Sendable {
    /// The navigation controller on whose stack the scene lies; nil where none is.
    public internal(set) var navigationController: ObjectNode?
    /// Whether the scene is the first on that stack, so that it has no back button.
    public internal(set) var isNavigationRoot = false
    /// The tab bar controller around the scene; nil where none is.
    public internal(set) var tabBarController: ObjectNode?
    /// Whether the tab bar is hidden, because the scene or one below it on the stack asks for it.
    public internal(set) var hidesTabBar = false
    /// The split view controller around the scene; nil where none is.
    public internal(set) var splitViewController: ObjectNode?
    /// The segue that presents the scene or its outermost container; nil where it is not presented.
    public internal(set) var presentation: Segue?
    /// The segue that embeds the scene or its outermost container in a container view; nil where it is not embedded.
    public internal(set) var embedding: Segue?
    /// The container view whose frame the scene has; nil where it is not embedded.
    public internal(set) var containerView: ObjectNode?
}

extension Document {
    /// A segue, the object that starts it, and the view controller of that object's scene.
    public struct IncomingSegue: Sendable {
        /// The segue itself.
        public let segue: Segue
        /// The object that has the connection: a button, a cell, a container view, the view controller itself.
        public let sender: ObjectNode
        /// The view controller of the sender's scene.
        public let source: ObjectNode
    }

    /// The segues that lead to a view controller, in document order, those that unwind apart.
    ///
    /// Walks through the whole document.
    public func findIncomingSegues(to id: String) -> [IncomingSegue] {
        findSegues()[id] ?? []
    }

    /// The containers that the segues to a view controller infer. Walks through the whole document.
    public func findInferredContainers(of id: String) -> InferredContainers {
        let incoming = findSegues()
        let tieBreakers = Set(inferredMetricsTieBreakers)
        var containers = InferredContainers()
        var current = id
        var visited: Set<String> = []
        var isPushed = false
        while visited.insert(current).inserted, let controller = object(withID: current) {
            if containers.tabBarController == nil, controller.bool("hidesBottomBarWhenPushed") == true {
                containers.hidesTabBar = true
            }
            let candidates = incoming[current] ?? []
            guard let chosen = candidates.first(where: { tieBreakers.contains($0.segue.id) }) ?? candidates.first else {
                break
            }
            switch chosen.segue.kind {
            case .relationship:
                containers.add(chosen.source, isPushed: isPushed)
            case .show, .push:
                guard hasNavigationController(above: chosen.source.id, incoming: incoming) else {
                    containers.presentation = chosen.segue
                    return containers
                }
                isPushed = true
            case .presentation, .popoverPresentation, .modal, .popover, .custom, .other:
                containers.presentation = chosen.segue
                return containers
            case .embed:
                containers.embedding = chosen.segue
                containers.containerView = chosen.sender
                return containers
            case .showDetail, .replace, .unwind:
                return containers
            }
            current = chosen.source.id
        }
        return containers
    }

    /// Whether a show segue from a view controller pushes, because a navigation controller is around it.
    private func hasNavigationController(above id: String, incoming: [String: [IncomingSegue]]) -> Bool {
        var waiting = [id]
        var visited: Set<String> = []
        while let next = waiting.popLast() {
            guard visited.insert(next).inserted else { continue }
            for arrival in incoming[next] ?? [] {
                switch arrival.segue.kind {
                case .relationship where arrival.segue.relationship == "rootViewController": return true
                case .relationship, .show, .push, .embed: waiting.append(arrival.source.id)
                default: continue
                }
            }
        }
        return false
    }

    /// All segues by their destination.
    private func findSegues() -> [String: [IncomingSegue]] {
        var found: [String: [IncomingSegue]] = [:]
        for scene in scenes {
            guard let source = scene.viewController else { continue }
            func collect(_ sender: ObjectNode) {
                for segue in sender.segues where segue.kind != .unwind {
                    found[segue.destination, default: []].append(
                        IncomingSegue(segue: segue, sender: sender, source: source)
                    )
                }
                sender.childObjects.forEach { collect($0.object) }
            }
            scene.objects.forEach(collect)
        }
        return found
    }
}

extension InferredContainers {
    /// Takes a container whose child the scene, or what it was pushed from, is.
    fileprivate mutating func add(_ container: ObjectNode, isPushed: Bool) {
        switch container.className {
        case "UINavigationController" where navigationController == nil:
            navigationController = container
            isNavigationRoot = !isPushed
        case "UITabBarController" where tabBarController == nil:
            tabBarController = container
        case "UISplitViewController" where splitViewController == nil:
            splitViewController = container
        default:
            break
        }
    }
}
