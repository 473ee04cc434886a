import Foundation
import Platform

/// Tells how the device moves; it doesn't, and has no sensors, as Xcode's simulator.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// Accelerometer update interval. Default: 0.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// Gyro update interval. Default: 0.
    open var gyroUpdateInterval: TimeInterval = 0
    /// Magnetometer update interval. Default: 0.
    open var magnetometerUpdateInterval: TimeInterval = 0
    /// Device motion update interval. Default: 0.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// Whether this is accelerometer available.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether this is gyro available.
    open var isGyroAvailable: Bool { false }
    /// Whether this is magnetometer available.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether this is device motion available.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether this is accelerometer active. Default: false.
    open private(set) var isAccelerometerActive = false
    /// Whether this is gyro active. Default: false.
    open private(set) var isGyroActive = false
    /// Whether this is magnetometer active. Default: false.
    open private(set) var isMagnetometerActive = false
    /// Whether this is device motion active. Default: false.
    open private(set) var isDeviceMotionActive = false
    /// Accelerometer data.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Gyro data.
    open var gyroData: CMGyroData? { nil }
    /// Magnetometer data.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Device motion.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Attitude reference frame.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// Whether this shows device movement display. Default: false.
    open var showsDeviceMovementDisplay = false
    public override init() { super.init() }
    /// Available attitude reference frames.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    private func report(_ call: String) {
        AbsentFeature.report("CMMotionManager.\(call)", "the device has no sensors; the handler is never called")
    }
    /// Never has something to tell.
    open func startAccelerometerUpdates() { report("startAccelerometerUpdates()") }
    /// Never calls the handler.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        report("startAccelerometerUpdates()")
    }
    /// Stop accelerometer updates.
    open func stopAccelerometerUpdates() {}
    /// Never has something to tell.
    open func startGyroUpdates() { report("startGyroUpdates()") }
    /// Never calls the handler.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        report("startGyroUpdates()")
    }
    /// Stop gyro updates.
    open func stopGyroUpdates() {}
    /// Never has something to tell.
    open func startMagnetometerUpdates() { report("startMagnetometerUpdates()") }
    /// Stop magnetometer updates.
    open func stopMagnetometerUpdates() {}
    /// Never has something to tell.
    open func startDeviceMotionUpdates() { report("startDeviceMotionUpdates()") }
    /// Never has something to tell.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        report("startDeviceMotionUpdates()")
    }
    /// Never calls the handler.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        report("startDeviceMotionUpdates()")
    }
    /// Never calls the handler.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame,
        to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { report("startDeviceMotionUpdates()") }
    /// Stop device motion updates.
    open func stopDeviceMotionUpdates() {}
}

/// Accelerometer handler.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Gyro handler.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Device motion handler.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Pedometer handler.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Motion activity handler.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// What directions are measured from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// Raw value.
    public let rawValue: UInt
    /// Makes one by raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// X arbitrary z vertical.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// X arbitrary corrected z vertical.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// X magnetic north z vertical.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// X true north z vertical.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
/// How fast something gets faster, in the earth's pull.
public struct CMAcceleration: Hashable, Sendable {
    /// X.
    public var x: Double, y: Double, z: Double
    /// Makes one by x, y, z.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How fast something turns, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    /// X.
    public var x: Double, y: Double, z: Double
    /// Makes one by x, y, z.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How strong magnets are, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
    /// X.
    public var x: Double, y: Double, z: Double
    /// Makes one by x, y, z.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A turn in space.
public struct CMQuaternion: Hashable, Sendable {
    /// X.
    public var x: Double, y: Double, z: Double, w: Double
    /// Makes one by x, y, z, w.
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
/// Something that was measured.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device started: 0 here.
    open var timestamp: TimeInterval { 0 }
}
/// How the device gets faster.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// None here.
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// How the device turns.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// None here.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// Which magnets are near.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// None here.
    open var magneticField: CMMagneticField { CMMagneticField() }
}
/// How the device is held, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// Roll.
    open var roll: Double { 0 }
    /// Pitch.
    open var pitch: Double { 0 }
    /// Yaw.
    open var yaw: Double { 0 }
    /// Quaternion.
    open var quaternion: CMQuaternion { CMQuaternion() }
    /// Multiply by inverse of.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
/// How the device moves.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Attitude.
    open var attitude: CMAttitude { CMAttitude() }
    /// Rotation rate.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Gravity.
    open var gravity: CMAcceleration { CMAcceleration(z: -1) }
    /// User acceleration.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// Heading.
    open var heading: Double { 0 }
}
/// Counts steps; there are none.
open class CMPedometer: NSObject, @unchecked Sendable {
    /// Is step counting available.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Is distance available.
    open class func isDistanceAvailable() -> Bool { false }
    /// Is floor counting available.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Is pace available.
    open class func isPaceAvailable() -> Bool { false }
    /// Is cadence available.
    open class func isCadenceAvailable() -> Bool { false }
    /// Authorization status.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    public override init() { super.init() }
    /// Answers with an error.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        AbsentFeature.report("CMPedometer", "the device counts no steps; the answer is an error")
        handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue)))
    }
    /// Never calls the handler.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        AbsentFeature.report("CMPedometer", "the device counts no steps; the answer is an error")
    }
    /// Stop updates.
    open func stopUpdates() {}
    /// Whether it tells when a person stops and goes on; false.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Answers with an error.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        AbsentFeature.report("CMPedometer", "the device counts no steps; the answer is an error")
        handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue)))
    }
    /// Stops what never begins.
    open func stopEventUpdates() {}
}
/// The domain of errors.
public let CMErrorDomain = "CMErrorDomain"
/// How many steps there were.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// Start date.
    open var startDate: Date { .distantPast }
    /// End date.
    open var endDate: Date { .distantPast }
    /// Number of steps.
    open var numberOfSteps: NSNumber { 0 }
    /// Distance.
    open var distance: NSNumber? { nil }
    /// Floors ascended.
    open var floorsAscended: NSNumber? { nil }
    /// Floors descended.
    open var floorsDescended: NSNumber? { nil }
    /// Current pace.
    open var currentPace: NSNumber? { nil }
    /// Current cadence.
    open var currentCadence: NSNumber? { nil }
    /// Average active pace.
    open var averageActivePace: NSNumber? { nil }
}
/// Whether the app may know of steps.
public enum CMAuthorizationStatus: Int, Sendable {
    /// As Apple numbers them.
    case notDetermined, restricted, denied, authorized
}
/// Tells what the person does; not known.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// Is activity available.
    open class func isActivityAvailable() -> Bool { false }
    /// Authorization status.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    public override init() { super.init() }
    /// Never calls the handler.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        AbsentFeature.report("CMMotionActivityManager", "the device doesn't know what the person does")
    }
    /// Stop activity updates.
    open func stopActivityUpdates() {}
    /// Answers with an error.
    open func queryActivityStarting(
        from start: Date,
        to end: Date,
        to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) { handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))) }
}
/// What the person does.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// Confidence.
    open var confidence: CMMotionActivityConfidence { .low }
    /// Start date.
    open var startDate: Date { .distantPast }
    /// Stationary.
    open var stationary: Bool { true }
    /// Walking.
    open var walking: Bool { false }
    /// Running.
    open var running: Bool { false }
    /// Automotive.
    open var automotive: Bool { false }
    /// Cycling.
    open var cycling: Bool { false }
    /// Unknown.
    open var unknown: Bool { true }
}
/// How sure that is.
public enum CMMotionActivityConfidence: Int, Sendable {
    /// As Apple numbers them.
    case low, medium, high
}
/// Tells how high the device is; not known.
open class CMAltimeter: NSObject, @unchecked Sendable {
    /// Is relative altitude available.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    public override init() { super.init() }
    /// Never calls the handler.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {}
    /// Stop relative altitude updates.
    open func stopRelativeAltitudeUpdates() {}
}
/// How high the device is.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Relative altitude.
    open var relativeAltitude: NSNumber { 0 }
    /// Pressure.
    open var pressure: NSNumber { 0 }
}
