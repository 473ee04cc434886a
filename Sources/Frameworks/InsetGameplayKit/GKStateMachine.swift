import Foundation

/// One of several states.
open class GKState: NSObject, @unchecked Sendable {
    /// Whose state it is.
    open fileprivate(set) weak var stateMachine: GKStateMachine?
    public override init() { super.init() }
    /// Whether another one may follow. Default: any may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when it begins.
    open func didEnter(from previousState: GKState?) {}
    /// Called again and again while it lasts.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before another begins.
    open func willExit(to nextState: GKState) {}
}

/// Is in one of several states, and goes from one to another where they allow it.
open class GKStateMachine: NSObject, @unchecked Sendable {
    /// Current state. Nil by default.
    open private(set) var currentState: GKState?
    private let states: [GKState]
    /// Of states of different classes.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        states.forEach { $0.stateMachine = self }
    }
    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.lazy.compactMap { $0 as? StateType }.first
    }
    /// Whether the state of a class may follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes to the state of a class; false where it may not follow.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Update delta time delta time.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// Something that components are put on.
open class GKEntity: NSObject, @unchecked Sendable {
    /// Components. Default: [].
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }
    /// Puts a component on; another of its class goes.
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Remove component of type.
    open func removeComponent<Component: GKComponent>(ofType componentClass: Component.Type) {
        for component in components where component is Component { component.willRemoveFromEntity() }
        components.removeAll { $0 is Component }
    }
    /// Component of type.
    open func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? {
        components.lazy.compactMap { $0 as? Component }.first
    }
    /// Update delta time delta time.
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}
/// A part of what something is.
open class GKComponent: NSObject, @unchecked Sendable {
    open fileprivate(set) weak var entity: GKEntity?
    public override init() { super.init() }
    /// Nil: it isn't kept in archives.
    public required init?(coder: NSCoder) { return nil }
    /// Did add to entity.
    open func didAddToEntity() {}
    /// Will remove from entity.
    open func willRemoveFromEntity() {}
    /// Update delta time.
    open func update(deltaTime seconds: TimeInterval) {}
}
/// Components of one class.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject, @unchecked Sendable {
    /// Components. Default: [].
    open private(set) var components: [ComponentType] = []
    /// Makes one by component class.
    public init(componentClass cls: AnyClass) {}
    /// Add component.
    open func addComponent(_ component: ComponentType) { components.append(component) }
    /// Add component found in of type.
    open func addComponent(foundIn entity: GKEntity) { entity.component(ofType: ComponentType.self).map(addComponent) }
    /// Remove component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Remove component found in.
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// Update delta time delta time.
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}
