import SwiftSyntax

extension AttributeSyntax {
    /// What `@available(iOS, …)` says, iOS first; nil for any other attribute.
    var availabilityOnIOS: AvailabilityArgumentListSyntax? {
        guard attributeName.trimmedDescription == "available", case .availability(let list) = arguments,
            list.first?.argument.trimmedDescription == "iOS"
        else { return nil }
        return list
    }
}
