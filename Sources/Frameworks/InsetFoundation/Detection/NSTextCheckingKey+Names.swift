import Foundation

/// The parts of what is detected, whose names Linux's Foundation keeps to itself.
extension NSTextCheckingKey {
    /// A person's name.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// What the person does there.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// A company's name.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street with the house's number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The town.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or province.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A telephone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// An airline's name.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// A flight's number.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
