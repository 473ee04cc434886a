import InterfaceBuilder

/// Sets the user-defined runtime attributes of a document's object.
@MainActor
struct RuntimeAttributes {
    let instance: NibInstance

    init(_ instance: NibInstance) { self.instance = instance }

    func apply(_ attributes: [RuntimeAttribute], to object: AnyObject, of node: ObjectNode) {
        for attribute in attributes {
            guard let value = value(of: attribute) else { continue }
            if !KeyedProperties.shared.set(value, forKeyPath: attribute.keyPath, on: object) {
                // A stand-in for a class that isn't linked in lacks the class's own properties: said already.
                guard node.customClass == nil, instance.environment.policy.reportsUnknownProperties else { continue }
                instance.environment.reportOnce(
                    "property \(attribute.keyPath)",
                    LoadingNote(
                        file: instance.document.name,
                        line: attribute.line,
                        objectID: node.id,
                        message:
                            "\(type(of: object)) has no property \(attribute.keyPath) of that type; it was left alone",
                        missingProperty: attribute.keyPath
                    )
                )
            }
        }
    }

    private func value(of attribute: RuntimeAttribute) -> RuntimeValue? {
        let values = DocumentValues(instance.environment)
        return switch attribute.value {
        case .null: RuntimeValue.none
        case .bool(let value): .bool(value)
        case .integer(let value): .number(Double(value))
        case .real(let value): .number(value)
        case .string(let value, _): .string(value)
        case .point(let value): .point(value)
        case .size(let value): .size(value)
        case .rect(let value): .rect(value)
        case .range(let location, let length): .range(NSRange(location: location, length: length))
        case .color(let reference): values.color(reference).map { .color($0) }
        case .image(let reference): values.image(reference).map { .image($0) }
        }
    }
}
