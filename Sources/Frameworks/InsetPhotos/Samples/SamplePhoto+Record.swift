extension SamplePhoto {
    /// The photo as a new library holds it.
    var record: PhotoRecord {
        var record = PhotoRecord(
            identifier: PhotoRecord.identifier(group: 1, number: rawValue),
            fileName: PhotoRecord.fileName(rawValue, type: "public.jpeg"),
            picture: .sample(self),
            creationDate: creationDate
        )
        record.isFavorite = self == .sea
        return record
    }
}
