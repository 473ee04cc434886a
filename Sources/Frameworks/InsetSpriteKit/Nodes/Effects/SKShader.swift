import Foundation

/// A program for a processor of graphics; kept, and not run.
open class SKShader: NSObject, @unchecked Sendable {
    /// The program.
    open var source: String?
    /// The program's values.
    open var uniforms: [SKUniform] = []

    /// Without a program.
    public override init() { super.init() }

    /// A program.
    public init(source: String) {
        self.source = source
        super.init()
    }

    /// A program and its values.
    public init(source: String, uniforms: [SKUniform]) {
        (self.source, self.uniforms) = (source, uniforms)
        super.init()
    }

    /// The program of a file of the app.
    public convenience init(fileNamed name: String) {
        let url = Bundle.main.url(forResource: (name as NSString).deletingPathExtension, withExtension: "fsh")
        self.init(source: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
    }

    /// Adds a value.
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    /// Takes a value away.
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
    /// The value of a name.
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
}
