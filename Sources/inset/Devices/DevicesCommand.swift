import ArgumentParser
import DeviceCatalog
import Foundation

/// `inset devices`: what there is to preview on.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the devices of the catalog.",
        discussion: """
            Sizes and safe areas are in points, upright, for the newest system that a device runs. A name is found whatever \
            its case, spaces, hyphens and brackets are: "iphone se 3".

            EXAMPLES
              inset devices
              inset devices --format json
            """
    )

    /// How the list is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case table, json
    }

    @Option(help: "How the list is printed: table or json.")
    var format: Format = .table

    func run() throws {
        let entries = DeviceCatalog.standard.devices.map(DeviceEntry.init)
        switch format {
        case .table:
            try StandardOutput.line(DeviceTable(entries).text)
        case .json:
            try StandardOutput.json(entries)
        }
    }
}
