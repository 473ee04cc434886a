/// A property's value in a form that can be interpolated, compared and sent.
package enum LayerValue {
    /// Nil, or what has no such form.
    case none
    case number(CGFloat)
    case boolean(Bool)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case image(CGImage)
    /// One image fading into another; the fraction of the second one.
    case fade(CGImage, CGImage, CGFloat)
    case text(String)
    case colors([CGColor])
    case numbers([CGFloat])
    /// The state of a transition.
    case transition(LayerTransition)
    /// Compared by identity.
    case object(AnyObject)
}

extension LayerValue: Equatable {
    package static func == (left: LayerValue, right: LayerValue) -> Bool {
        switch (left, right) {
        case (.none, .none): true
        case (.number(let a), .number(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a === b || a == b
        case (.path(let a), .path(let b)): a === b || a.elements == b.elements
        case (.image(let a), .image(let b)): a === b
        case (.fade(let a, let b, let c), .fade(let d, let e, let f)): a === d && b === e && c == f
        case (.text(let a), .text(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.numbers(let a), .numbers(let b)): a == b
        case (.transition(let a), .transition(let b)): a == b
        case (.object(let a), .object(let b)): a === b
        default: false
        }
    }
}

extension LayerValue {
    init(_ color: CGColor?) { self = color.map(LayerValue.color) ?? .none }
    init(_ path: CGPath?) { self = path.map(LayerValue.path) ?? .none }
    init(_ number: Float) { self = .number(CGFloat(number)) }

    /// What an app passed as a value of a property or an animation.
    package init(any value: Any?) {
        switch value {
        case nil: self = .none
        case let value as LayerValue: self = value
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Bool: self = .boolean(value)
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as CGImage: self = .image(value)
        case let value as String: self = .text(value)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as NSValue: self = LayerValue(boxed: value)
        case is NSNull: self = .none
        case let value as [Any]: self = LayerValue(array: value)
        case let value?: self = LayerValue(other: value)
        }
    }

    private init(boxed value: NSValue) {
        if value.holdsTransform {
            self = .transform(value.caTransform3DValue)
            return
        }
        switch String(cString: value.objCType) {
        case String(cString: NSValue(point: .zero).objCType): self = .point(value.pointValue)
        case String(cString: NSValue(size: .zero).objCType): self = .size(value.sizeValue)
        case String(cString: NSValue(rect: .zero).objCType): self = .rect(value.rectValue)
        default: self = .object(value)
        }
    }

    private init(array: [Any]) {
        let colors = array.compactMap { $0 as? CGColor }
        if !array.isEmpty, colors.count == array.count {
            self = .colors(colors)
            return
        }
        let numbers = array.compactMap { element -> CGFloat? in
            guard case .number(let number) = LayerValue(any: element) else { return nil }
            return number
        }
        self = numbers.count == array.count ? .numbers(numbers) : .object(array as NSArray)
    }

    private init(other value: Any) {
        if let text = value as? any RawRepresentable, let raw = text.rawValue as? String {
            self = .text(raw)
        } else if type(of: value) is AnyObject.Type {
            self = .object(value as AnyObject)
        } else if Mirror(reflecting: value).displayStyle == .optional {
            self = .none
        } else {
            self = .object(value as AnyObject)
        }
    }

    /// As an app sees it: `CGFloat`, `CGPoint`, `CGColor` and so on.
    package var any: Any? {
        switch self {
        case .none: nil
        case .number(let value): value
        case .boolean(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .image(let value): value
        case .fade(let first, let second, let fraction): fraction < 0.5 ? first : second
        case .text(let value): value
        case .colors(let value): value
        case .numbers(let value): value.map { NSNumber(value: Double($0)) }
        case .transition: nil
        case .object(let value): value
        }
    }

    // MARK: Taking apart
    var number: CGFloat? {
        switch self {
        case .number(let value): value
        case .boolean(let value): value ? 1 : 0
        default: nil
        }
    }
    var boolean: Bool? { number.map { $0 != 0 } }
    var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
    var color: CGColor? { if case .color(let value) = self { value } else { nil } }
    var path: CGPath? { if case .path(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
}
