import Foundation

/// Writes objects down with references in place of those that take part.
final class RestorationArchiver: NSObject, NSKeyedArchiverDelegate {
    private let paths: [ObjectIdentifier: [String]]

    init(_ paths: [ObjectIdentifier: [String]]) { self.paths = paths }

    /// What a body writes.
    func data(_ write: (NSCoder) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.delegate = self
        write(archiver)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        paths[ObjectIdentifier(object as AnyObject)].map(RestorationReference.init) ?? object
    }

    // What Linux's Foundation asks of every delegate.
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

/// Reads objects with those that take part in place of references.
final class RestorationUnarchiver: NSObject, NSKeyedUnarchiverDelegate {
    var objects: [[String]: AnyObject] = [:]

    /// Hands what was written to a body; data that can't be read are empty.
    func read<Result>(_ data: Data, _ body: (NSCoder) -> Result) -> Result {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return body(NSCoder()) }
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        unarchiver.delegate = self
        defer { unarchiver.finishDecoding() }
        return body(unarchiver)
    }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        guard let reference = object as? RestorationReference else { return object }
        return objects[reference.path]
    }

    // What Linux's Foundation asks of every delegate.
    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver,
        cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
