import Foundation
import ObjectiveCRuntime

/// Parts of UIKit's objects that have no public name, and that apps have long asked for by key.
final class __Ported_NamedParts: PortedMembers {
    override class func register() {
        property("view", { (item: UIBarButtonItem) in item.view })
        property("searchField", { (bar: UISearchBar) in bar.searchTextField })
        property("_searchField", { (bar: UISearchBar) in bar.searchTextField })
        property("cancelButton", { (bar: UISearchBar) in bar.cancelPart })
        property("titleTextColor", { (action: UIAlertAction) in action.titleColor }, { $0.titleColor = $1 })
        for key in ["placeholderLabel", "_placeholderLabel"] {
            property(key, { (field: UITextField) in PlaceholderPart(of: field) })
        }
    }
}
