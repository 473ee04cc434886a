import InterfaceBuilder

extension ViewDecoder {
    func addArranged(_ subview: UIView, of subnode: ObjectNode, to stack: UIStackView) {
        instance.environment.policy.willArrange(subview, from: subnode, in: stack)
        stack.addArrangedSubview(subview)
    }
}
