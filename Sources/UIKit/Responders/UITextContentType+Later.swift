extension UITextContentType {
    /// A date of birth (iOS 17), as the following ones.
    public static let birthdate = Self(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = Self(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = Self(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = Self(rawValue: "bday-year")
    /// The name on a card.
    public static let creditCardName = Self(rawValue: "cc-name")
    /// The first name on a card.
    public static let creditCardGivenName = Self(rawValue: "cc-given-name")
    /// The names between on a card.
    public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
    /// The last name on a card.
    public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
    /// The digits on a card's back.
    public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
    /// When a card ends.
    public static let creditCardExpiration = Self(rawValue: "cc-exp")
    /// The month in which a card ends.
    public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
    /// The year in which a card ends.
    public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
    /// Whose card it is.
    public static let creditCardType = Self(rawValue: "cc-type")
    /// A day and a time (iOS 15), as the following ones.
    public static let dateTime = Self(rawValue: "date-time")
    /// A flight.
    public static let flightNumber = Self(rawValue: "flight-number")
    /// A parcel.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    /// The number of a phone's built-in card (iOS 17.4).
    public static let cellularEID = Self(rawValue: "cellular-eid")
    /// The number of a phone (iOS 17.4).
    public static let cellularIMEI = Self(rawValue: "cellular-imei")
}
