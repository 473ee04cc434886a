import Foundation

/// What is wanted of a print.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures in colour.
        case general
        /// Photos.
        case photo
        /// Text in black and greys.
        case grayscale
        /// Photos in black and greys.
        case photoGrayscale
    }

    /// How pages stand.
    public enum Orientation: Int, Sendable {
        /// Higher than wide.
        case portrait
        /// Wider than high.
        case landscape
    }

    /// How both sides of paper are used.
    public enum Duplex: Int, Sendable {
        /// They aren't.
        case none
        /// Pages turn at the long edge.
        case longEdge
        /// Pages turn at the short edge.
        case shortEdge
    }

    /// The printer that was used last; nil: there is none here.
    open var printerID: String?
    /// What the print is called. Default: the app's name.
    open var jobName: String
    /// What is printed. Default: general.
    open var outputType = OutputType.general
    /// How pages stand. Default: portrait.
    open var orientation = Orientation.portrait
    /// How both sides are used. Default: none.
    open var duplex = Duplex.none

    public override init() {
        let bundle = Bundle.main
        jobName = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
        super.init()
    }

    /// From what `dictionaryRepresentation` gave.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        guard let dictionary else { return }
        printerID = dictionary["UIPrintInfoPrinterIDKey"] as? String
        jobName = dictionary["UIPrintInfoJobNameKey"] as? String ?? jobName
        outputType = OutputType(rawValue: dictionary["UIPrintInfoOutputTypeKey"] as? Int ?? 0) ?? .general
        orientation = Orientation(rawValue: dictionary["UIPrintInfoOrientationKey"] as? Int ?? 0) ?? .portrait
        duplex = Duplex(rawValue: dictionary["UIPrintInfoDuplexKey"] as? Int ?? 0) ?? .none
    }

    /// A new one with the defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// All values, to keep.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        all["UIPrintInfoPrinterIDKey"] = printerID
        return all
    }
}
