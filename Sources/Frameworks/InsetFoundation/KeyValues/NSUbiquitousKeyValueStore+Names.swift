/// In the notification of a change from elsewhere: why, as an `Int`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// In the notification of a change from elsewhere: which keys, as texts.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// A reason: another device changed a value.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// A reason: the first values came.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// A reason: there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// A reason: the person has another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
