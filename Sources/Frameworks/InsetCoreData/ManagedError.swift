import Foundation

/// A required value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// Several values are wrong.
public let NSValidationMultipleErrorsError = 1560
/// Another error of a value.
public let NSManagedObjectValidationError = 1550
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A number is above the most that its attribute allows.
public let NSValidationNumberTooLargeError = 1610
/// A number is below the least that its attribute allows.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A date can't be one.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text doesn't fit its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A relationship keeps an object from being deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// There is no such object.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The store can't be used.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The object of an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the value of an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value of an error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The errors in an error of several.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// Errors as Core Data makes them.
enum ManagedError {
    static func of(_ code: Int, _ object: NSManagedObject, _ key: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain,
            code: code,
            userInfo: [
                NSLocalizedDescriptionKey: "\(key) is a required value.", NSValidationObjectErrorKey: object,
                NSValidationKeyErrorKey: key,
            ]
        )
    }

    /// One error as it is, several in one.
    static func joined(_ errors: [any Error]) -> (any Error)? {
        guard errors.count > 1 else { return errors.first }
        return NSError(
            domain: NSCocoaErrorDomain,
            code: NSValidationMultipleErrorsError,
            userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors]
        )
    }
}
