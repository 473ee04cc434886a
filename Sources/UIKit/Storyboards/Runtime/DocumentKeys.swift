import Platform

/// UIKit's own properties that documents set by name: runtime attributes such as `layer.cornerRadius`.
@MainActor
enum DocumentKeys {
    /// Lists them once.
    static let register: Void = {
        let keys = KeyedProperties.shared
        keys.register(reading: "layer", \UIView.layer)
        keys.register("cornerRadius", \CALayer.cornerRadius)
        keys.register("borderWidth", \CALayer.borderWidth)
        keys.register("borderColor", \CALayer.borderColor)
        keys.register("masksToBounds", \CALayer.masksToBounds)
        keys.register("shadowColor", \CALayer.shadowColor)
        keys.register("shadowOpacity", \CALayer.shadowOpacity)
        keys.register("shadowOffset", \CALayer.shadowOffset)
        keys.register("shadowRadius", \CALayer.shadowRadius)
        keys.register("zPosition", \CALayer.zPosition)
        keys.register("opacity", \CALayer.opacity)
        keys.register("shouldRasterize", \CALayer.shouldRasterize)
        keys.register("alpha", \UIView.alpha)
        keys.register("hidden", \UIView.isHidden)
        keys.register("clipsToBounds", \UIView.clipsToBounds)
        keys.register("backgroundColor", \UIView.backgroundColor)
        keys.register("tintColor", \UIView.tintColor)
        keys.register("tag", \UIView.tag)
        keys.register("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        keys.register("text", \UILabel.text)
        keys.register("textColor", \UILabel.textColor)
        keys.register("placeholder", \UITextField.placeholder)
        keys.register("image", \UIImageView.image)
        keys.register("title", \UIViewController.title)
        keys.register("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    }()
}
