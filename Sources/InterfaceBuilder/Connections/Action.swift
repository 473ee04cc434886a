/// A message that a control, bar button item or gesture recognizer sends.
public struct Action: Sendable, Identifiable {
    /// The object ID of the connection.
    public let id: String
    /// The selector, "save:forEvent:".
    public let selector: String
    /// The object ID of the target; the first responder's means whoever answers in the responder chain.
    public let destination: String
    /// "touchUpInside", "valueChanged", …; nil for senders with only one event.
    public let eventType: String?
    /// The line in the document, counted from 1.
    public let line: Int

    init?(_ element: Element) {
        guard let selector = element["selector"], let destination = element["destination"] else { return nil }
        id = element.id ?? ""
        self.selector = selector
        self.destination = destination
        eventType = element["eventType"]
        line = element.position.line
    }
}
