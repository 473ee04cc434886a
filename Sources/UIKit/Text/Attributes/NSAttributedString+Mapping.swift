extension NSAttributedString {
    /// The same characters with each stretch's attributes changed.
    ///
    /// It builds a string anew: Foundation's `addAttribute` stops the program on some strings that were made from others.
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
