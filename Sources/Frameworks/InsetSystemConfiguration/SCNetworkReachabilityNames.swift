// Names of C, older than `SCNetworkReachabilityFlags`' own.

/// The same as `transientConnection`.
public let kSCNetworkReachabilityFlagsTransientConnection = SCNetworkReachabilityFlags.transientConnection
/// The same as `reachable`.
public let kSCNetworkReachabilityFlagsReachable = SCNetworkReachabilityFlags.reachable
/// The same as `connectionRequired`.
public let kSCNetworkReachabilityFlagsConnectionRequired = SCNetworkReachabilityFlags.connectionRequired
/// The same as `connectionOnTraffic`.
public let kSCNetworkReachabilityFlagsConnectionOnTraffic = SCNetworkReachabilityFlags.connectionOnTraffic
/// The same as `interventionRequired`.
public let kSCNetworkReachabilityFlagsInterventionRequired = SCNetworkReachabilityFlags.interventionRequired
/// The same as `connectionOnDemand`.
public let kSCNetworkReachabilityFlagsConnectionOnDemand = SCNetworkReachabilityFlags.connectionOnDemand
/// The same as `isLocalAddress`.
public let kSCNetworkReachabilityFlagsIsLocalAddress = SCNetworkReachabilityFlags.isLocalAddress
/// The same as `isDirect`.
public let kSCNetworkReachabilityFlagsIsDirect = SCNetworkReachabilityFlags.isDirect
/// The same as `isWWAN`.
public let kSCNetworkReachabilityFlagsIsWWAN = SCNetworkReachabilityFlags.isWWAN
/// The same as `connectionAutomatic`.
public let kSCNetworkReachabilityFlagsConnectionAutomatic = SCNetworkReachabilityFlags.connectionAutomatic

/// For a while; a number.
public let kSCNetworkFlagsTransientConnection: UInt32 = 1
/// Something answers; a number.
public let kSCNetworkFlagsReachable: UInt32 = 2
/// After something was begun; a number.
public let kSCNetworkFlagsConnectionRequired: UInt32 = 4
/// Begun by the first bytes; a number.
public let kSCNetworkFlagsConnectionAutomatic: UInt32 = 8
/// After the person did something; a number.
public let kSCNetworkFlagsInterventionRequired: UInt32 = 16
/// The host is this device; a number.
public let kSCNetworkFlagsIsLocalAddress: UInt32 = 1 << 16
/// Without a way between; a number.
public let kSCNetworkFlagsIsDirect: UInt32 = 1 << 17
