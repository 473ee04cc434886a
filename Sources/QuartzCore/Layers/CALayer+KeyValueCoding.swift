extension CALayer {
    /// The value at a key path.
    final func layerValue(at path: LayerKeyPath) -> LayerValue {
        guard let property = path.property, isOwn(property) else {
            return path.part(of: LayerValue(any: value(forKey: path.key)))
        }
        return path.part(of: layerValue(property))
    }

    /// Sets the value at a key path.
    final func setLayerValue(_ value: LayerValue, at path: LayerKeyPath) {
        guard let property = path.property, isOwn(property) else {
            let whole =
                path.isWhole
                ? value : path.replacingPart(of: LayerValue(any: self.value(forKey: path.key)), with: value)
            return setValue(whole.any(like: self.value(forKey: path.key)), forKey: path.key)
        }
        setLayerValue(path.isWhole ? value : path.replacingPart(of: layerValue(property), with: value), for: property)
    }

    /// Whether the layer's class has a property of that name.
    private func isOwn(_ property: LayerProperty) -> Bool {
        property.rawValue <= LayerProperty.allowsGroupOpacity.rawValue || property == .transition
            || type(of: self).addedProperties.contains(property)
    }

    /// What a property that every layer has is in a new layer.
    static func initialValue(forKey key: String) -> Any? {
        guard let property = LayerProperty(key: key) else { return nil }
        let layer = CALayer()
        return layer.isOwn(property) ? layer.layerValue(property).any : nil
    }

    final func keyedValue(forKey key: String) -> Any? {
        switch key {
        case "name": return name
        case "delegate": return delegate
        case "mask": return mask
        case "sublayers": return sublayers
        case "frame": return frame
        case "beginTime": return beginTime
        case "duration": return duration
        case "speed": return speed
        case "timeOffset": return timeOffset
        default: break
        }
        if let property = LayerProperty(key: key), isOwn(property) { return layerValue(property).any }
        return otherValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func setKeyedValue(_ value: Any?, forKey key: String) {
        let number = LayerValue(any: value).number
        switch key {
        case "name": return name = value as? String
        case "mask": return mask = value as? CALayer
        case "frame": return frame = LayerValue(any: value).rect ?? frame
        case "speed": return speed = Float(number ?? 1)
        case "beginTime": return beginTime = Double(number ?? 0)
        case "timeOffset": return timeOffset = Double(number ?? 0)
        default: break
        }
        if let property = LayerProperty(key: key), isOwn(property) {
            return setLayerValue(LayerValue(any: value), for: property)
        }
        guard modelLayer == nil else { return otherValues[key] = value }
        let action = actionBeforeChange(key)
        otherValues[key] = value
        cachedPresentation = nil
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The value of one of a plain layer's properties.
    final func plainValue(_ property: LayerProperty) -> LayerValue {
        switch property {
        case .bounds: .rect(bounds)
        case .position: .point(position)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(anchorPointZ)
        case .zPosition: .number(zPosition)
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .geometryFlipped: .boolean(isGeometryFlipped)
        case .contents: contents is LayerValue || contents is CGImage ? LayerValue(any: contents) : .none
        case .contentsGravity: .text(contentsGravity.rawValue)
        case .magnificationFilter: .text(magnificationFilter.rawValue)
        case .minificationFilter: .text(minificationFilter.rawValue)
        case .contentsScale: .number(contentsScale)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsTint: LayerValue(contentsTint)
        case .opaque: .boolean(isOpaque)
        case .opacity: LayerValue(opacity)
        case .hidden: .boolean(isHidden)
        case .masksToBounds: .boolean(masksToBounds)
        case .doubleSided: .boolean(isDoubleSided)
        case .backgroundColor: LayerValue(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .cornerCurve: .text(cornerCurve.rawValue)
        case .maskedCorners: .number(CGFloat(maskedCorners.rawValue))
        case .borderWidth: .number(borderWidth)
        case .borderColor: LayerValue(borderColor)
        case .shadowColor: LayerValue(shadowColor)
        case .shadowOpacity: LayerValue(shadowOpacity)
        case .shadowOffset: .size(shadowOffset)
        case .shadowRadius: .number(shadowRadius)
        case .shadowPath: LayerValue(shadowPath)
        case .shouldRasterize: .boolean(shouldRasterize)
        case .rasterizationScale: .number(rasterizationScale)
        case .allowsEdgeAntialiasing: .boolean(allowsEdgeAntialiasing)
        case .allowsGroupOpacity: .boolean(allowsGroupOpacity)
        case .transition: transitionState.map(LayerValue.transition) ?? .none
        // Not what is drawn, but which drawing it is: whoever follows the layer hears that there is another one.
        case .drawing: .number(CGFloat(drawingVersion))
        default: .none
        }
    }

    /// Sets one of a plain layer's properties; a value of another kind changes nothing.
    final func setPlainValue(_ value: LayerValue, for property: LayerProperty) {
        switch property {
        case .bounds: bounds = value.rect ?? bounds
        case .position: position = value.point ?? position
        case .anchorPoint: anchorPoint = value.point ?? anchorPoint
        case .anchorPointZ: anchorPointZ = value.number ?? anchorPointZ
        case .zPosition: zPosition = value.number ?? zPosition
        case .transform: transform = value.transform ?? transform
        case .sublayerTransform: sublayerTransform = value.transform ?? sublayerTransform
        case .geometryFlipped: isGeometryFlipped = value.boolean ?? isGeometryFlipped
        case .contents:
            // What fades is kept in one piece for the compositor.
            if case .fade = value { contents = value } else { contents = value.any }
        case .contentsGravity: value.text.map { contentsGravity = CALayerContentsGravity(rawValue: $0) }
        case .magnificationFilter: value.text.map { magnificationFilter = CALayerContentsFilter(rawValue: $0) }
        case .minificationFilter: value.text.map { minificationFilter = CALayerContentsFilter(rawValue: $0) }
        case .contentsScale: contentsScale = value.number ?? contentsScale
        case .contentsRect: contentsRect = value.rect ?? contentsRect
        case .contentsCenter: contentsCenter = value.rect ?? contentsCenter
        case .contentsTint: contentsTint = value.color
        case .opaque: isOpaque = value.boolean ?? isOpaque
        case .opacity: opacity = value.number.map { Float($0) } ?? opacity
        case .hidden: isHidden = value.boolean ?? isHidden
        case .masksToBounds: masksToBounds = value.boolean ?? masksToBounds
        case .doubleSided: isDoubleSided = value.boolean ?? isDoubleSided
        case .backgroundColor: backgroundColor = value.color
        case .cornerRadius: cornerRadius = value.number ?? cornerRadius
        case .cornerCurve: value.text.map { cornerCurve = CALayerCornerCurve(rawValue: $0) }
        case .maskedCorners: value.number.map { maskedCorners = CACornerMask(rawValue: UInt(max(0, $0))) }
        case .borderWidth: borderWidth = value.number ?? borderWidth
        case .borderColor: borderColor = value.color
        case .shadowColor: shadowColor = value.color
        case .shadowOpacity: shadowOpacity = value.number.map { Float($0) } ?? shadowOpacity
        case .shadowOffset: shadowOffset = value.size ?? shadowOffset
        case .shadowRadius: shadowRadius = value.number ?? shadowRadius
        case .shadowPath: shadowPath = value.path
        case .shouldRasterize: shouldRasterize = value.boolean ?? shouldRasterize
        case .rasterizationScale: rasterizationScale = value.number ?? rasterizationScale
        case .allowsEdgeAntialiasing: allowsEdgeAntialiasing = value.boolean ?? allowsEdgeAntialiasing
        case .allowsGroupOpacity: allowsGroupOpacity = value.boolean ?? allowsGroupOpacity
        default: break
        }
    }
}

extension LayerValue {
    /// For the app, in the type of another value: on Linux a `CGFloat` can't be cast to a `Double`, nor either to an
    /// `NSNumber`.
    fileprivate func any(like other: Any?) -> Any? {
        guard case .number(let number) = self else { return any }
        return switch other {
        case is Double: Double(number)
        case is Float: Float(number)
        case is Int: Int(number.rounded())
        case is NSNumber: NSNumber(value: Double(number))
        default: number
        }
    }
}
