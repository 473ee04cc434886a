/// How documents were taken before iOS 14; raw values are UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}
