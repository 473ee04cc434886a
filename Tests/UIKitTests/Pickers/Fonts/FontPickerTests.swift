import Foundation
import Platform
import Testing

@testable import UIKit

@Suite("Pickers: fonts")
@MainActor
struct FontPickerTests {
    private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
        var log: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append(viewController.selectedFontDescriptor?.postscriptName ?? "-")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancelled") }
    }

    private func present(_ picker: UIFontPickerViewController) throws -> UINavigationController {
        let root = UIViewController()
        _ = try stage(root, on: "iPhone 16", os: 18)
        root.present(picker, animated: false)
        picker.view.layoutIfNeeded()
        return try #require(picker.children.first as? UINavigationController)
    }

    private func choose(_ name: String, in controller: UIViewController?) throws {
        let table = try #require((controller as? UITableViewController)?.tableView)
        let count = try #require(table.dataSource).tableView(table, numberOfRowsInSection: 0)
        let rows = (0..<count).map { IndexPath(row: $0, section: 0) }
        let row = try #require(
            rows.first { table.dataSource?.tableView(table, cellForRowAt: $0).textLabel?.text == name }
        )
        table.delegate?.tableView(table, didSelectRowAt: row)
    }

    @Test func `a family is picked at once, and the picker goes`() throws {
        try World().run {
            let picker = UIFontPickerViewController()
            let listener = Listener()
            picker.delegate = listener
            let navigation = try present(picker)
            try choose("Georgia", in: navigation.topViewController)
            EventLoop.main.advance(by: 2)
            #expect(listener.log == ["Georgia"] && picker.presentingViewController == nil)
            #expect(picker.selectedFontDescriptor?.object(forKey: .family) as? String == "Georgia")
        }
    }

    @Test func `faces are picked behind their family where they are included`() throws {
        try World().run {
            let configuration = UIFontPickerViewController.Configuration()
            configuration.includeFaces = true
            let picker = UIFontPickerViewController(configuration: configuration)
            configuration.includeFaces = false
            #expect(picker.configuration.includeFaces)
            let listener = Listener()
            picker.delegate = listener
            let navigation = try present(picker)
            try choose("Georgia", in: navigation.topViewController)
            EventLoop.main.advance(by: 1)
            #expect(listener.log.isEmpty && navigation.topViewController?.navigationItem.title == "Georgia")
            try choose("Bold", in: navigation.topViewController)
            #expect(listener.log == ["Georgia-Bold"])
        }
    }

    @Test func `a swipe that takes the picker away is a cancel`() throws {
        try World().run {
            let picker = UIFontPickerViewController()
            let listener = Listener()
            picker.delegate = listener
            _ = try present(picker)
            picker.dismiss(animated: false)
            EventLoop.main.advance(by: 2)
            #expect(listener.log == ["cancelled"])
        }
    }

    @Test func `families are filtered by traits and by languages`() throws {
        try World().run {
            let configuration = UIFontPickerViewController.Configuration()
            #expect(configuration.families == UIFont.familyNames)
            configuration.filteredTraits = .traitMonoSpace
            #expect(configuration.families.contains("Menlo") && !configuration.families.contains("Georgia"))
            configuration.filteredTraits = []
            typealias Configuration = UIFontPickerViewController.Configuration
            configuration.filteredLanguagesPredicate = Configuration.filterPredicate(forFilteredLanguages: ["xx"])
            #expect(configuration.families.isEmpty)
            configuration.filteredLanguagesPredicate = Configuration.filterPredicate(forFilteredLanguages: ["xx", "de"])
            #expect(!configuration.families.isEmpty && Configuration.filterPredicate(forFilteredLanguages: []) == nil)
        }
    }
}
