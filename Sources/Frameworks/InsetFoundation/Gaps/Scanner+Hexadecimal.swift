import Foundation

// Foundation's own end the program at characters beyond the basic plane, such as emoji.
extension Scanner {
    /// Reads a hexadecimal number, "0x" or not before it; one that is too large is the largest.
    ///
    /// - Returns: Whether there was one; without it the place stays.
    @discardableResult
    public func scanHexInt32(_ result: inout UInt32) -> Bool {
        guard let number = hexadecimal() else { return false }
        result = UInt32(clamping: number)
        return true
    }

    /// Reads a hexadecimal number, "0x" or not before it; one that is too large is the largest.
    ///
    /// - Returns: Whether there was one; without it the place stays.
    @discardableResult
    public func scanHexInt64(_ result: inout UInt64) -> Bool {
        guard let number = hexadecimal() else { return false }
        result = number
        return true
    }

    private func hexadecimal() -> UInt64? {
        let scalars = string.unicodeScalars
        var place = currentIndex
        while place < scalars.endIndex, charactersToBeSkipped?.contains(scalars[place]) == true {
            place = scalars.index(after: place)
        }
        func digit(at place: String.Index) -> UInt64? {
            guard place < scalars.endIndex, scalars[place].isASCII else { return nil }
            return Character(scalars[place]).hexDigitValue.map(UInt64.init)
        }
        if place < scalars.endIndex, scalars[place] == "0" {
            let mark = scalars.index(after: place)
            if mark < scalars.endIndex, scalars[mark] == "x" || scalars[mark] == "X",
                digit(at: scalars.index(after: mark)) != nil
            {
                place = scalars.index(after: mark)
            }
        }
        guard digit(at: place) != nil else { return nil }
        var number: UInt64 = 0
        while let digit = digit(at: place) {
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: 16)
            number = isTooLarge ? .max : product + digit
            if isTooLarge {
                while place < scalars.endIndex, self.isDigit(scalars[place]) { place = scalars.index(after: place) }
                break
            }
            place = scalars.index(after: place)
        }
        currentIndex = place
        return number
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && Character(scalar).isHexDigit }
}
