import Foundation
import ObjectiveCRuntime

/// Parts of UIKit's objects that have no public name, and that apps have long asked for by key.
final class __Ported_NamedParts: PortedMembers {
    override class func register() {
        property(
            "separatorColor",
            { (cell: UITableViewCell) in cell.cellState.separatorColor ?? cell.tableView?.separatorColor },
            { (cell, color) in
                cell.cellState.separatorColor = color
                cell.setNeedsLayout()
            }
        )
        property("view", { (item: UIBarButtonItem) in item.view })
        property("searchField", { (bar: UISearchBar) in bar.searchTextField })
        property("_searchField", { (bar: UISearchBar) in bar.searchTextField })
        property("cancelButton", { (bar: UISearchBar) in bar.cancelPart })
        property("_cancelButton", { (bar: UISearchBar) in bar.cancelPart })
        for key in ["cancelButtonText", "_cancelButtonText"] {
            property(
                key,
                { (bar: UISearchBar) in bar.cancelPart.title(for: .normal) },
                { $0.cancelPart.setTitle($1, for: .normal) }
            )
        }
        for key in ["clearButton", "_clearButton"] {
            property(
                key,
                { (field: UITextField) in
                    field.layoutIfNeeded()
                    return field.parts.clearButton
                }
            )
        }
        property("textColor", { (picker: UIPickerView) in picker.titleColor }, { $0.titleColor = $1 })
        property("textColor", { (picker: UIDatePicker) in picker.titleColor }, { $0.titleColor = $1 })
        property("_displayCornerRadius", { (_: UIScreen) in SimulatedDevice.current.device.displayCornerRadius })
        property("_viewControllerForAncestor", { (view: UIView) in view.nearestViewController })
        property("viewDelegate", { (view: UIView) in view.owningViewController })
        for key in ["_targets", "targets"] {
            property(
                key,
                { (recognizer: UIGestureRecognizer) in recognizer.targets.map(RecognizerTargetPart.init) },
                { $0.targets = $1.map(\.target) }
            )
        }
        registerBars()
        registerAlerts()
        for key in ["placeholderLabel", "_placeholderLabel"] {
            property(key, { (field: UITextField) in PlaceholderPart(of: field) })
        }
    }

    private class func registerBars() {
        property("tabBar", { (controller: UITabBarController) in controller.tabBar }, { $0.useTabBar($1) })
        property(
            "navigationBar",
            { (controller: UINavigationController) in controller.navigationBar },
            { $0.useBar($1) }
        )
        property("toolbar", { (controller: UINavigationController) in controller.toolbar }, { $0.useToolbar($1) })
        property(
            "hidesShadow",
            { (bar: UINavigationBar) in bar.shadowImage?.size == .zero },
            { $0.shadowImage = $1 ? UIImage() : nil }
        )
        property(
            "hidesShadow",
            { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: .any)?.size == .zero },
            { $0.setShadowImage($1 ? UIImage() : nil, forToolbarPosition: .any) }
        )
        for key in ["_pageImage", "pageImage"] {
            property(
                key,
                { (control: UIPageControl) in control.preferredIndicatorImage },
                { $0.preferredIndicatorImage = $1 }
            )
        }
        for key in ["_currentPageImage", "currentPageImage"] {
            property(
                key,
                { (control: UIPageControl) in control.preferredCurrentPageIndicatorImage },
                { $0.preferredCurrentPageIndicatorImage = $1 }
            )
        }
    }

    private class func registerAlerts() {
        property("attributedTitle", { (alert: UIAlertController) in alert.parts.title }, { $0.parts.title = $1 })
        property("attributedMessage", { (alert: UIAlertController) in alert.parts.message }, { $0.parts.message = $1 })
        property(
            "contentViewController",
            { (alert: UIAlertController) in alert.parts.content },
            { $0.parts.content = $1 }
        )
        property("titleTextColor", { (action: UIAlertAction) in action.parts.titleColor }, { $0.parts.titleColor = $1 })
        property(
            "titleTextAlignment",
            { (action: UIAlertAction) in action.parts.alignment.rawValue },
            { $0.parts.alignment = NSTextAlignment(rawValue: $1) ?? .center }
        )
        property("handler", { (action: UIAlertAction) in action.handler })
        property("image", { (action: UIAlertAction) in action.parts.image }, { $0.parts.image = $1 })
        property("imageTintColor", { (action: UIAlertAction) in action.parts.imageColor }, { $0.parts.imageColor = $1 })
        property("checked", { (action: UIAlertAction) in action.parts.isChecked }, { $0.parts.isChecked = $1 })
        property("subject", { (sheet: UIActivityViewController) in sheet.subject }, { $0.subject = $1 })
    }
}
