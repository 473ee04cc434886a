/// What a project is read for; decides which of several in one folder is meant.
public enum ProjectPurpose: Sendable {
    /// One with an app comes first.
    case running
    /// One with unit tests comes first; a package's are the simplest.
    case testing
}
