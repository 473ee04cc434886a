/// What classes adopt whose members scripts shall see.
///
/// - Note: No effect here: without Objective-C members aren't found by name; scripts can only hand such objects around.
public protocol JSExport: AnyObject {}
