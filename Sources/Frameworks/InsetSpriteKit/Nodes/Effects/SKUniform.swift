import Foundation

/// A value of a shader.
open class SKUniform: NSObject, @unchecked Sendable {
    /// The name in the program.
    public let name: String
    /// A number.
    open var floatValue: Float = 0
    /// A picture.
    open var textureValue: SKTexture?

    /// Of a name.
    public init(name: String) {
        self.name = name
        super.init()
    }
    /// A number.
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    /// A picture.
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
}
