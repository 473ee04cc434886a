import Foundation

/// Measures the compositor, or compares its pictures with Chromium's.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let chromium = here.appendingPathComponent("chromium.py")
        guard let verb = arguments.first, arguments.count == 2, let place = arguments.last else {
            print("bench-render time FILE.json | compare FOLDER | profile COUNT")
            exit(2)
        }
        let url = URL(fileURLWithPath: place)
        switch verb {
        case "time":
            let folder = url.deletingLastPathComponent()
            let report = RenderBenchmark(folder: folder, chromium: chromium).run()
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            guard let data = try? encoder.encode(report), (try? data.write(to: url)) != nil else { exit(1) }
            for line in report {
                let peer = line.peer_value.map { " (peer \(($0 * 10).rounded() / 10))" } ?? ""
                let ratio = line.ratio.map { ", ratio \(($0 * 100).rounded() / 100)" } ?? ""
                print(
                    "\(line.name): \((line.value * 100).rounded() / 100) \(line.unit)\(peer)\(ratio); goal: \(line.goal)"
                )
            }
        case "compare":
            switch RenderComparison(folder: url, chromium: chromium).run() {
            case true: break
            case false: exit(1)
            case nil: print("There is no Chromium (or no Python) here: nothing was compared.")
            }
        case "profile":
            RenderBenchmark(folder: url, chromium: chromium).repeatScene(Int(place) ?? 100)
        default:
            print("bench-render time FILE.json | compare FOLDER | profile COUNT")
            exit(2)
        }
    }
}
