import InterfaceBuilder

extension ViewDecoder {
    /// Gives a cell the content and background configurations that a document has for it.
    func addConfigurations(to cell: some ConfiguredView) {
        guard instance.environment.policy.runsListsAndBars else { return }
        if let described = node.object(forKey: "contentConfiguration"),
            described.elementName == "listContentConfiguration"
        {
            cell.setContentConfiguration(listContent(described))
        }
        guard let described = node.object(forKey: "backgroundConfiguration") else { return }
        var background = UIBackgroundConfiguration.clear()
        decode(described, into: &background)
        cell.setBackgroundConfiguration(background)
    }

    private static let styles: [String: @Sendable () -> UIListContentConfiguration] = [
        "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
        "sidebarCell": { .sidebarCell() }, "sidebarSubtitleCell": { .sidebarSubtitleCell() },
        "accompaniedSidebarCell": { .accompaniedSidebarCell() },
        "accompaniedSidebarSubtitleCell": { .accompaniedSidebarSubtitleCell() }, "plainHeader": { .plainHeader() },
        "plainFooter": { .plainFooter() }, "groupedHeader": { .groupedHeader() },
        "groupedFooter": { .groupedFooter() }, "sidebarHeader": { .sidebarHeader() },
        "prominentInsetGroupedHeader": { .prominentInsetGroupedHeader() },
        "extraProminentInsetGroupedHeader": { .extraProminentInsetGroupedHeader() },
    ]

    private func listContent(_ node: ObjectNode) -> UIListContentConfiguration {
        var content = node.string("style").flatMap { Self.styles[$0]?() } ?? .cell()
        content.text = node.string("text")
        content.secondaryText = node.string("secondaryText")
        content.image = values.image(node.image())
        if let padding = node.length("imageToTextPadding") { content.imageToTextPadding = padding }
        if let padding = node.length("textToSecondaryTextHorizontalPadding") {
            content.textToSecondaryTextHorizontalPadding = padding
        }
        if let padding = node.length("textToSecondaryTextVerticalPadding") {
            content.textToSecondaryTextVerticalPadding = padding
        }
        if let isBeside = node.bool("prefersSideBySideTextAndSecondaryText") {
            content.prefersSideBySideTextAndSecondaryText = isBeside
        }
        if let alpha = node.number("alpha") { content.alpha = alpha }
        return content
    }
}
