import Platform

/// Which classes make the views of attachments, by the attachments' types.
@MainActor
enum AttachmentViewClasses {
    @WorldState static var byType: [String: AnyClass] = [:]
}
