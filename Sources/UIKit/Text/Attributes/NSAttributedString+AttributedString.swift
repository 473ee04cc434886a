extension NSAttributedString {
    /// The same text with UIKit's attributes.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let text = String(attributedString[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: Self.attributes(of: run)))
        }
        self.init(attributedString: result)
    }

    private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
        let values: [Key: Any?] = [
            .font: run.uiKit.font,
            .paragraphStyle: run.uiKit.paragraphStyle,
            .foregroundColor: run.uiKit.foregroundColor,
            .backgroundColor: run.uiKit.backgroundColor,
            .ligature: run.uiKit.ligature,
            .kern: run.uiKit.kern,
            .tracking: run.uiKit.tracking,
            .strikethroughStyle: run.uiKit.strikethroughStyle?.rawValue,
            .underlineStyle: run.uiKit.underlineStyle?.rawValue,
            .strokeColor: run.uiKit.strokeColor,
            .strokeWidth: run.uiKit.strokeWidth,
            .shadow: run.uiKit.shadow,
            .attachment: run.uiKit.attachment,
            .baselineOffset: run.uiKit.baselineOffset,
            .underlineColor: run.uiKit.underlineColor,
            .strikethroughColor: run.uiKit.strikethroughColor,
            .obliqueness: run.uiKit.obliqueness,
            .expansion: run.uiKit.expansion,
            .link: run.link,
            .inlinePresentationIntent: run.inlinePresentationIntent?.rawValue,
            .presentationIntentAttributeName: run.presentationIntent,
            .imageURL: run.imageURL,
        ]
        return values.compactMapValues { $0 }
    }
}
