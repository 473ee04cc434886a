import Foundation

extension Product {
    /// What is known of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group it is in.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The offer at its beginning; nil for none.
        public let introductoryOffer: SubscriptionOffer?
        /// Offers of the app.
        public let promotionalOffers: [SubscriptionOffer]
        /// Whether the person may have the offer at its beginning; false.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// Whether the person may have the offer at a group's beginning; false.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        /// How far the person's subscriptions are; none.
        public var status: [Status] { get async throws { [] } }
        /// How far a group's subscriptions are; none.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// How far a subscription is.
        public struct Status: Hashable, Sendable {
            /// Whether it counts.
            public let state: RenewalState
            /// What was paid.
            public let transaction: VerificationResult<Transaction>
        }

        /// Whether a subscription counts.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            /// The state's number.
            public let rawValue: Int
            /// A state by its number.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// Counts.
            public static let subscribed = RenewalState(rawValue: 1)
            /// Has ended.
            public static let expired = RenewalState(rawValue: 2)
            /// Is asked to be paid again.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// Counts, though not paid.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// Was taken back.
            public static let revoked = RenewalState(rawValue: 5)
        }
    }

    /// A length of time.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A part of the calendar.
        public enum Unit: Hashable, Sendable {
            /// From the shortest to the longest.
            case day, week, month, year
        }
        /// The part.
        public let unit: Unit
        /// How many of them.
        public let value: Int
    }

    /// A price for a time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The offer's name; nil for the one at the beginning.
        public let id: String?
        /// What it costs.
        public let price: Decimal
        /// The price with its money, for people.
        public let displayPrice: String
        /// How long each time is.
        public let period: SubscriptionPeriod
        /// How many times.
        public let periodCount: Int
        /// When it is paid.
        public let paymentMode: PaymentMode

        /// When an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// A way by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Each time.
            public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
            /// At once.
            public static let payUpFront = PaymentMode(rawValue: "payUpFront")
            /// Never.
            public static let freeTrial = PaymentMode(rawValue: "freeTrial")
        }
    }
}
