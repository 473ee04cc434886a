import CoreGraphics
import Foundation
import QuartzCore

/// Measures how fast a screen becomes a PNG file, beside headless Chromium.
struct RenderBenchmark {
    let folder: URL
    let chromium: URL
    private let scene = BenchScene()
    private let count = 25

    func run() -> [Measurement] {
        guard let image = paint() else { return [] }
        let file = image.pngData()
        write(file, "scene.png")
        write(Data(scene.page.utf8), "scene.html")
        var report: [Measurement] = []
        for cores in [1, 2] {
            use_cores(Int32(cores))
            let painting = Stopwatch.best(of: count) { _ = paint() }
            let encoding = Stopwatch.best(of: count) { _ = image.pngData() }
            let whole = Stopwatch.best(of: count) { _ = paintFile() }
            let words = cores == 1 ? "one core" : "two cores"
            report.append(.init(name: "paint, \(words)", value: painting, unit: "ms", goal: "as little as can be"))
            report.append(.init(name: "encode, \(words)", value: encoding, unit: "ms", goal: "as little as can be"))
            report.append(
                .init(
                    name: "scene to PNG, \(words)",
                    value: whole,
                    unit: "ms",
                    goal: cores == 1 ? "at most 30, aim 20" : "aim 15"
                )
            )
        }
        let words = (0..<image.height).flatMap { y in UnsafeBufferPointer(start: image.row(y), count: image.width) }
        let peer = Double(libpng_size(words, Int32(image.width), Int32(image.height), 6))
        report.append(
            .init(
                name: "file size",
                value: Double(file.count),
                unit: "bytes",
                peer_value: peer,
                ratio: Double(file.count) / peer,
                goal: "at most 1.15 of libpng's level 6"
            )
        )
        report.append(
            .init(name: "peak memory", value: Double(peak_memory()) / 1024, unit: "MB", goal: "below 150")
        )
        return report + compareWithChromium(one: report[2].value, two: report[5].value)
    }

    /// Work for a profiler to look at.
    func repeatScene(_ count: Int) {
        for _ in 0..<count { _ = paintFile() }
    }

    private func paint() -> CGImage? {
        LayerRenderer.image(of: scene.layer, scale: BenchScene.scale, isOpaque: true)
    }

    /// Painted and encoded side by side, where there are two cores.
    private func paintFile() -> Data? {
        let format = LayerPainter.Format(
            pixelWidth: BenchScene.width,
            pixelHeight: BenchScene.height,
            scale: BenchScene.scale,
            background: CGColor(gray: 0, alpha: 1)
        )
        return LayerPainter(format)?.pngData(of: [scene.layer])
    }

    private func compareWithChromium(one: Double, two: Double) -> [Measurement] {
        let page = folder.appendingPathComponent("scene.html").path
        let size = ["\(BenchScene.width / 3)", "\(BenchScene.height / 3)"]
        guard let output = Chromium.run(chromium, ["time", "3"] + size + [page]),
            let times = try? JSONDecoder().decode([String: Double].self, from: output), let warm = times["warm"],
            let fast = times["fast"], let cold = times["cold"]
        else {
            print("There is no Chromium here, so nothing is compared with it.")
            return []
        }
        return [
            ("one core; warm Chromium", one, warm, "at least 8"),
            ("one core; warm Chromium, optimized for speed", one, fast, "at least 8"),
            ("one core; cold Chromium", one, cold, "at least 30"),
            ("two cores; warm Chromium, optimized for speed", two, fast, "at least 8"),
        ].map { name, value, peer, goal in
            Measurement(
                name: "scene to PNG, \(name)",
                value: value,
                unit: "ms",
                peer_value: peer,
                ratio: peer / value,
                goal: goal
            )
        }
    }

    private func write(_ data: Data, _ name: String) {
        try? data.write(to: folder.appendingPathComponent(name))
    }
}

/// Runs `chromium.py`.
enum Chromium {
    /// What it printed; nil where there is no Chromium or no Python.
    static func run(_ script: URL, _ arguments: [String]) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + arguments
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
