#!/usr/bin/env python3
"""Times inset-source over a module of 100,000 lines: from cold, without a change, and after one file has changed.

    Benchmarks/SourcePort/measure.py PROGRAM [--lines 100000] [--json FILE]

Goals: under 3 s from cold, under 0.2 s without a change. The least of some runs is printed.
"""
import argparse
import json
import os
import pathlib
import subprocess
import tempfile
import time

SCREEN = """import UIKit

@objc protocol Screen{n}Delegate: AnyObject {{
    func screen(_ screen: Screen{n}, didPick row: Int)
    @objc optional func screenDidClose(_ screen: Screen{n})
}}

class Screen{n}: UIViewController, UITableViewDataSource {{
    @IBOutlet private weak var titleLabel: UILabel! {{ didSet {{ titleLabel.text = title }} }}
    @IBOutlet var buttons: [UIButton]!
    @IBInspectable var inset: CGFloat = 8
    @objc dynamic var count = 0
    weak var delegate: Screen{n}Delegate?
    private var rows: [String] = []

    override func viewDidLoad() {{
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
        if #available(iOS 15.0, *) {{ view.tintColor = .systemTeal }}
        #if os(iOS) && !targetEnvironment(macCatalyst)
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
        #endif
    }}

    @objc private func add(_ sender: Any) {{ rows.append("Row \\(rows.count)"); delegate?.screen(self, didPick: rows.count) }}
    @objc func reload() {{ delegate?.screenDidClose?(self) }}
    @IBAction func close(_ sender: UIButton) {{ dismiss(animated: true) }}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ rows.count }}
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }}
}}
"""
PLAIN = """
struct Model{n}_{m}: Codable, Equatable {{
    var name: String
    var values: [Int] = []
    // What the rows of the screen show, in the order of the list.
    func total(of keys: [String], where isWanted: (Int) -> Bool) -> Int {{
        values.filter(isWanted).reduce(0) {{ sum, value in sum + value * keys.count }}
    }}

    mutating func sort(by order: Order) {{
        switch order {{
        case .up: values.sort()
        case .down: values.sort {{ $0 > $1 }}
        }}
    }}

    enum Order: String {{ case up, down }}
}}
"""


def text(number):
    return SCREEN.format(n=number) + "".join(PLAIN.format(n=number, m=m) for m in range(8))


def run(program, job):
    start = time.perf_counter()
    report = subprocess.run([program, job], check=True, capture_output=True, text=True).stdout
    return time.perf_counter() - start, json.loads(report)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json")
    options = parser.parse_args()
    count = -(-options.lines // text(0).count("\n"))
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder, "App")
        root.mkdir()
        for number in range(count):
            (root / f"Screen{number}.swift").write_text(text(number))
        job = pathlib.Path(folder, "job.json")
        cold = []
        for place in range(options.runs):
            job.write_text(json.dumps({
                "module": "App", "root": str(root), "output": f"{folder}/out{place}",
                "sources": [str(root / f"Screen{number}.swift") for number in range(count)],
                "conditions": {"flags": ["DEBUG"], "swift": "6.3", "modules": ["UIKit"], "arch": "x86_64"},
                "summary": f"{folder}/summary.json", "map": f"{folder}/map{place}.json",
            }))
            cold.append(run(options.program, job))
        unchanged = [run(options.program, job) for _ in range(options.runs)]
        (root / "Screen0.swift").write_text(text(0) + "// changed\n")
        changed = run(options.program, job)
        assert changed[1]["rewritten"] == 1 and unchanged[0][1]["rewritten"] == 0
        figures = {
            "files": count, "lines": count * text(0).count("\n"), "processors": os.cpu_count(),
            "cold_s": round(min(t for t, _ in cold), 3), "unchanged_s": round(min(t for t, _ in unchanged), 3),
            "one_file_changed_s": round(changed[0], 3), "notes": len(cold[0][1]["notes"]),
        }
    print(json.dumps(figures, indent=2))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(figures, indent=2) + "\n")


main()
