extension DocumentTables {
    static let textView = DocumentAttributes<UITextView>("textView") {
        $0.row("fontDescription", .font, read: { $0.font("fontDescription", defaultSize: UIFont.labelFontSize) }) {
            $0.font = $1
        }
        $0.color("textColor", \.textColor, default: .label)
        $0.choice("textAlignment", \.textAlignment, NSTextAlignment.documentNames, default: .natural)
        $0.string("text", \.text, always: true)
        $0.row("attributedText", read: { $0.attributedText("attributedText") }) { $0.attributedText = $1 }
        $0.bool("editable", \.isEditable, default: true)
        $0.bool("selectable", \.isSelectable, default: true)
        $0.bool("findInteractionEnabled", \.isFindInteractionEnabled, default: false)
        $0.bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, default: false)
        $0.bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes, default: false)
        $0.bool("clearsOnInsertion", \.clearsOnInsertion, default: false)
        $0.options(
            "dataDetectorTypes",
            \.dataDetectorTypes,
            [
                "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
                "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
                "lookupSuggestion": .lookupSuggestion, "none": [],
            ],
            default: []
        )
        $0.part("textInputTraits", textViewTraits)
    }
}
