/// What documents may say of UIKit's objects: a table for each class, which stands beside the class.
///
/// Loading, variations by size class, runtime attributes and the test of completeness all go by these tables.
@MainActor
enum DocumentTables {}
