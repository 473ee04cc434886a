import SwiftSyntax

extension DeclSyntax {
    /// The modifiers of any declaration that has some.
    var modifiers: DeclModifierListSyntax? { asProtocol(WithModifiersSyntax.self)?.modifiers }

    /// The attributes of any declaration that has some.
    var attributes: AttributeListSyntax? { asProtocol(WithAttributesSyntax.self)?.attributes }
}
