import Foundation

/// How often a test measures, and when.
///
/// - Note: No effect here: XCTest for Linux measures the time of ten runs, whatever is asked for.
open class XCTMeasureOptions: NSObject {
    /// Who starts and stops the measurement.
    public struct InvocationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The block, by `startMeasuring()`.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The block, by `stopMeasuring()`.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// How often. Default: 5.
    open var iterationCount = 5
    /// Who starts and stops. Empty by default: XCTest.
    open var invocationOptions: InvocationOptions = []

    /// Options with their defaults.
    public override init() { super.init() }

    /// Options with their defaults, as a new object.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

/// What a test measures.
///
/// - Note: XCTest for Linux measures time alone.
public protocol XCTMetric: AnyObject {}

/// Time by the clock.
open class XCTClockMetric: NSObject, XCTMetric {}
/// Work of the processor.
open class XCTCPUMetric: NSObject, XCTMetric {}
/// Memory that is in use.
open class XCTMemoryMetric: NSObject, XCTMetric {}
/// What is written to the disk.
open class XCTStorageMetric: NSObject, XCTMetric {}
