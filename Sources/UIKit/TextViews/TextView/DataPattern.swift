import Foundation

/// What a kind of data looks like in a text, and what its links lead to.
struct DataPattern: Sendable {
    var type: UIDataDetectorTypes
    var expression: NSRegularExpression
    /// The address that a piece of text leads to; nil where it only looks like the kind.
    var address: @Sendable (String) -> String?

    private init?(
        _ type: UIDataDetectorTypes,
        _ pattern: String,
        options: NSRegularExpression.Options = [],
        address: @escaping @Sendable (String) -> String?
    ) {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return nil }
        (self.type, self.expression, self.address) = (type, expression, address)
    }

    /// What leads to no page of its own has this address on iOS, too.
    @Sendable private static func detector(_ text: String) -> String? { "x-apple-data-detectors://0" }

    /// In the order in which they take their part of a text.
    static let all: [DataPattern] = (links + [address, parcel] + events + flights + [phone]).compactMap { $0 }

    private static let links: [DataPattern?] = [
        DataPattern(.link, #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}\b"#) { "mailto:" + $0 },
        DataPattern(.link, #"\bhttps?://[^\s<>"']*[^\s<>"'.,;:!?)\]]"#) { $0 },
        DataPattern(.link, #"\bwww\.[^\s<>"']*[^\s<>"'.,;:!?)\]]"#) { "http://" + $0 },
    ]

    private static let phone = DataPattern(
        .phoneNumber,
        #"(?<![\w.])(?!\d{4}-\d{2}-\d{2}\b)\+?\(?\d{2,4}\)?(?:[ .-]?\d{2,4}){2,4}(?![\w])"#
    ) { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }

    /// House number and street, then perhaps a room, a city, a state and a postal code.
    private static let address = DataPattern(
        .address,
        #"\b\d{1,6}\s+(?:[NSEW]\.?\s+)?(?:(?:[A-Z][\w'-]*|\d{1,3}(?:st|nd|rd|th))\s+){1,4}"#
            + "(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Square|Sq|Place|Pl"
            + #"|Loop|Parkway|Pkwy|Terrace|Ter|Circle|Cir|Highway|Hwy)\b\.?"#
            + #"(?:,?\s+(?:Apt|Suite|Ste|Unit)\.?\s+\w+|,?\s+#\s?\w+)?"#
            + #"(?:,?\s+[A-Z][A-Za-z.'-]*(?:\s[A-Z][A-Za-z.'-]*){0,3},?\s+[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?)?\b"#,
        address: detector
    )

    private static let parcel = DataPattern(
        .shipmentTrackingNumber,
        #"\b(?:1Z ?[0-9A-Z]{3} ?[0-9A-Z]{3} ?\d{2} ?\d{4} ?\d{4}|9[1-5]\d{20}|[A-Z]{2}\d{9}[A-Z]{2})\b"#
    ) { ShipmentNumber.isValid($0) ? detector($0) : nil }

    private static let months =
        "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April"
        + "|June|July|August|September|October|November|December)"
    private static let weekdays = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
    private static let time = #"(?:\d{1,2}(?::\d{2})?\s?[AaPp]\.?[Mm]\b\.?|\d{1,2}:\d{2}|noon|midnight)"#
    /// A day, and a time of it; or a time alone.
    private static let events: [DataPattern?] = {
        let day =
            #"(?:(?:\#(weekdays),?\s+)?\#(months)\.?\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4}\b)?"#
            + #"|\d{1,2}\.?\s+\#(months)\.?(?:\s+\d{4}\b)?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/(?:\d{4}|\d{2})"#
            + #"|(?:[Nn]ext\s+)?\#(weekdays)|[Tt]oday|[Tt]onight|[Tt]omorrow)"#
        return [
            DataPattern(.calendarEvent, #"\b\#(day)(?:,?\s+(?:at\s+)?\#(time))?(?!\w)"#, address: detector),
            DataPattern(.calendarEvent, #"\b\d{1,2}(?::\d{2})?\s?[AaPp]\.?[Mm]\b"#, address: detector),
        ]
    }()

    private static let flights: [DataPattern?] = [
        DataPattern(
            .flightNumber,
            #"\b(?:AA|AC|AF|AM|AS|AY|AZ|BA|B6|CA|CX|DL|EK|EY|FR|IB|JL|KE|KL|LH|LX|LY|MU|NH|NK|NZ|OS|QF|QR|SK|SN|SQ|TK"#
                + #"|TP|U2|UA|VS|WN)\s?\d{2,4}\b"#,
            address: detector
        ),
        DataPattern(
            .flightNumber,
            #"\bflight\s+(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}\b"#,
            options: .caseInsensitive,
            address: detector
        ),
    ]
}
