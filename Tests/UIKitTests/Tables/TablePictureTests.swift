import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

/// Tables of each era on a picture, for eyes; `INSET_SHEETS` names a folder to write it into.
@MainActor @Suite("Tables: pictures", .serialized)
struct TablePictureTests {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 4 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Network" : "Accounts"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Known networks will be joined automatically." : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let style: UITableViewCell.CellStyle = indexPath.section == 0 ? .value1 : .subtitle
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = ["Wi-Fi", "Bluetooth", "Hotspot", "Mail"][indexPath.row]
            cell.detailTextLabel?.text = ["Home", "On", "Off", "Two accounts"][indexPath.row]
            cell.accessoryType = [.disclosureIndicator, .checkmark, .detailDisclosureButton, .none][indexPath.row]
            return cell
        }
    }

    @Test(arguments: [12, 18, 26], [UIUserInterfaceStyle.light, .dark])
    func `a table is painted alike each time`(os: Int, style: UIUserInterfaceStyle) throws {
        guard os >= 13 || style == .light else { return }
        let (first, second) = (try sheet(os, style), try sheet(os, style))
        #expect(first.pngData() == second.pngData())
        guard let folder = ProcessInfo.processInfo.environment["INSET_SHEETS"] else { return }
        let name = "tables-\(os)-\(style == .dark ? "dark" : "light").png"
        try first.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }

    private func sheet(_ os: Int, _ style: UIUserInterfaceStyle) throws -> UIImage {
        let root = UIViewController()
        let window = try stage(root, on: os == 12 ? "iPhone 8" : "iPhone 16", os: OSVersion(os))
        window.overrideUserInterfaceStyle = style
        let size = root.view.bounds.size
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: size.width * 3, height: size.height))
        let source = Source()
        for (index, tableStyle) in [UITableView.Style.plain, .grouped, .insetGrouped].enumerated() {
            let table = UITableView(
                frame: CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height),
                style: tableStyle
            )
            table.dataSource = source
            table.delegate = source
            sheet.addSubview(table)
        }
        window.addSubview(sheet)
        window.layoutIfNeeded()
        window.layoutIfNeeded()
        let image = try #require(LayerRenderer.image(of: sheet.layer, scale: 2))
        return UIImage(cgImage: image)
    }
}
