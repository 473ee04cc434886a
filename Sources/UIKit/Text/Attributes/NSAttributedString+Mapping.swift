extension NSAttributedString {
    /// The same characters with each stretch's attributes changed.
    func mappingAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let characters = NSString(string: string)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
            var values = values
            change(&values)
            result.append(NSAttributedString(string: characters.substring(with: range), attributes: values))
        }
        return result
    }
}
