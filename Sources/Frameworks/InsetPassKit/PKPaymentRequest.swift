import Foundation

/// What is to be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    /// The shop's name with Apple.
    open var merchantIdentifier = ""
    /// Where the shop is: two letters.
    open var countryCode = ""
    /// In which money: three letters.
    open var currencyCode = ""
    /// The cards that count.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// What the shop can do.
    open var merchantCapabilities: PKMerchantCapability = []
    /// The lines of the bill, the sum last.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// What the shop wants to know for the bill.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// What the shop wants to know to send things.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// Ways of sending.
    open var shippingMethods: [PKShippingMethod]?
    /// What the shop sends.
    open var shippingType = PKShippingType.shipping
    /// Anything of the app's.
    open var applicationData: Data?
    /// An empty request.
    public override init() {}
    /// The cards that there are.
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .discover, .masterCard, .visa] }
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    /// What it is.
    open var label: String
    /// How much.
    open var amount: NSDecimalNumber
    /// Whether the amount is certain.
    open var type: PKPaymentSummaryItemType
    /// A line with a certain amount.
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
    /// A line.
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// Whether an amount is certain.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    /// Certain, or not yet.
    case final = 0, pending
}

/// A way of sending.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    /// The way's name in the app.
    open var identifier: String?
    /// What it is.
    open var detail: String?
}

/// What a shop sends.
public enum PKShippingType: UInt, Sendable {
    /// A parcel, a delivery, picking up at the shop, picking up at home.
    case shipping = 0, delivery, storePickup, servicePickup
}

/// What a shop can do.
public struct PKMerchantCapability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Abilities by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The usual protocol.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    /// The usual protocol, by its older name.
    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    /// Cards with a chip.
    public static let emv = PKMerchantCapability(rawValue: 2)
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 4)
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 8)
}

/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// American Express.
    public static let amex = PKPaymentNetwork("AmEx")
    /// Discover.
    public static let discover = PKPaymentNetwork("Discover")
    /// JCB.
    public static let JCB = PKPaymentNetwork("JCB")
    /// Maestro.
    public static let maestro = PKPaymentNetwork("Maestro")
    /// MasterCard.
    public static let masterCard = PKPaymentNetwork("MasterCard")
    /// Visa.
    public static let visa = PKPaymentNetwork("Visa")
    /// China UnionPay.
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    /// Interac.
    public static let interac = PKPaymentNetwork("Interac")
}

/// What a shop wants to know of a person.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    /// The field's name.
    public let rawValue: String
    /// A field by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address.
    public static let postalAddress = PKContactField(rawValue: "post")
    /// The address of mail.
    public static let emailAddress = PKContactField(rawValue: "email")
    /// The telephone's number.
    public static let phoneNumber = PKContactField(rawValue: "phone")
    /// The name.
    public static let name = PKContactField(rawValue: "name")
}
