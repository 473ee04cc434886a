import QuartzCore

extension KeyedProperties {
    /// Lists what documents set on views and their layers by runtime attributes.
    func registerViewProperties() {
        register(reading: "layer", \UIView.layer)
        register("clipsToBounds", \UIView.clipsToBounds)
        register("hidden", \UIView.isHidden)
        register("isHidden", \UIView.isHidden)
        register("alpha", \UIView.alpha)
        register("tag", \UIView.tag)
        register("backgroundColor", \UIView.backgroundColor)
        register("cornerRadius", \CALayer.cornerRadius)
        register("borderWidth", \CALayer.borderWidth)
        register("masksToBounds", \CALayer.masksToBounds)
        register("opacity", \CALayer.opacity)
        register("shadowOpacity", \CALayer.shadowOpacity)
        register("shadowRadius", \CALayer.shadowRadius)
        register("shadowOffset", \CALayer.shadowOffset)
    }
}
