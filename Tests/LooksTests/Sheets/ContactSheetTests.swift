import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Every control in every state, an era and an appearance a sheet, to be looked at beside real pictures.
///
/// `INSET_SHEETS` names the folder to write them into; without it two of the sheets are drawn and nothing is written.
@MainActor @Suite("Looks: contact sheets")
struct ContactSheetTests {
    /// An era, with a pad and a phone that run it.
    struct Sheet: Sendable, CustomTestStringConvertible {
        var os: String
        var pad: String
        var phone: String
        var isDark = false
        var testDescription: String { "iOS-\(os)" + (isDark ? "-dark" : "") }
    }

    nonisolated static let eras: [Sheet] = [
        Sheet(os: "7", pad: "iPad Air", phone: "iPhone 5s"),
        Sheet(os: "9", pad: "iPad Air 2", phone: "iPhone 6s"),
        Sheet(os: "12", pad: "iPad (6th generation)", phone: "iPhone 8"),
        Sheet(os: "13.4", pad: "iPad (7th generation)", phone: "iPhone 11"),
        Sheet(os: "15", pad: "iPad (9th generation)", phone: "iPhone 13"),
        Sheet(os: "18", pad: "iPad (10th generation)", phone: "iPhone 16"),
        Sheet(os: "26", pad: "iPad (10th generation)", phone: "iPhone 16"),
    ]
    nonisolated static let sheets =
        eras
        + eras.filter { (Double($0.os) ?? 0) >= 13 }.map {
            Sheet(os: $0.os, pad: $0.pad, phone: $0.phone, isDark: true)
        }

    /// Speed: all sheets take a minute and a half.
    private nonisolated static var drawn: [Sheet] {
        ProcessInfo.processInfo.environment["INSET_SHEETS"] == nil ? [sheets[1], sheets[sheets.count - 1]] : sheets
    }

    @Test(arguments: drawn)
    func `every control has a picture in every state`(sheet: Sheet) throws {
        let simulator = try boot(sheet, sheet.pad)
        let controller = ControlSheet()
        simulator.present(controller)
        controller.showStates()
        try keep(simulator, "\(sheet.testDescription)-controls")
    }

    @Test(arguments: drawn, SheetScreen.allCases)
    func `every screen of the system has a picture`(sheet: Sheet, screen: SheetScreen) throws {
        let simulator = try boot(sheet, sheet.phone)
        screen.show(on: simulator)
        try keep(simulator, "\(sheet.testDescription)-\(screen.rawValue)")
    }

    private func boot(_ sheet: Sheet, _ device: String) throws -> Simulator {
        let simulator = try Simulator(device: device, os: sheet.os)
        simulator.userInterfaceStyle = sheet.isDark ? .dark : .light
        return simulator
    }

    private func keep(_ simulator: Simulator, _ name: String) throws {
        simulator.advance(by: 1)
        let picture = simulator.screenshot()
        #expect(picture.width > 0)
        guard let folder = ProcessInfo.processInfo.environment["INSET_SHEETS"] else { return }
        let url = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try picture.pngData().write(to: url.appendingPathComponent("\(name).png"))
    }
}
