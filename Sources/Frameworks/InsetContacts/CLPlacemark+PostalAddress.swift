import InsetCoreLocation

extension CLPlacemark {
    /// The place's address as contacts have it; nil where the place has neither street nor city.
    public var postalAddress: CNPostalAddress? {
        guard thoroughfare != nil || locality != nil else { return nil }
        let address = CNPostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address
    }
}
