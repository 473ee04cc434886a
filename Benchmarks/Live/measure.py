#!/usr/bin/env python3
"""Measures the page of a device that lives, in headless Chromium, and prints JSON.

    measure.py INSET [--json FILE] [--only NAME]... [--device NAME] [--reconnects COUNT]

What is measured, in milliseconds unless it says otherwise:
  start      from the program's start to its first picture in a browser that is already there
  touch      from a touch to its pixels, for a finger that drags a table; what the device's process works for a frame, and bytes of a
             frame beside those of its PNG
  wall       pictures a second of each of twelve devices that one finger drags
  reload     from saving a storyboard, an asset or a translation to its picture
  viewers    from a change of the device to its picture at each of twenty viewers, who all get the same
  reconnects memory of the device's process before and after viewers that come and go, in megabytes
"""
import argparse
import base64
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import tempfile
import time

from browser import Browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DOCUMENT = os.path.join(ROOT, "Examples/Welcome/Welcome.storyboard")


class Program:
    """`inset preview --live` until the block ends."""

    def __init__(self, inset, *arguments):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [inset, "preview", "--live", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL)
        line = self.process.stdout.readline().decode()
        self.listening = time.perf_counter()
        self.url = re.search(r"http:\S+/", line).group(0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.process.wait()

    @property
    def devices(self):
        pids = []
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{task}/children") as file:
                pids += [int(pid) for pid in file.read().split()]
        return pids


def share(values, part):
    values = sorted(values)
    return round(values[min(len(values) - 1, int(len(values) * part))], 1) if values else None


def summary(values):
    return {"p50": share(values, 0.5), "p95": share(values, 0.95), "count": len(values)}


def wait(page, condition, limit=20):
    end = time.perf_counter() + limit
    while not page.evaluate(f"Boolean({condition})"):
        if time.perf_counter() > end:
            raise SystemExit(f"never: {condition}")
        time.sleep(0.002)


DRAWN = "window.inset?.isDrawn"
PICTURED = "window.inset?.hasPicture ?? window.inset?.isDrawn"

# A number for the picture that the device has.
PICTURE = "inset.screenshot().then((bytes) => new Uint8Array(bytes).reduce((sum, byte) => (sum * 31 + byte) | 0, 7))"

# A finger that goes up and down, a step a frame.
DRAG = """async ({ live, frames }) => {
  const screen = live ?? window.inset.live;
  const [width, height] = screen.screen.size;
  let number = 1e6;
  const send = (phase, y) => screen.send({
    type: "touch", touches: [[0, phase, width / 2, y]], sequence: (number += 1), time: performance.now() });
  const next = () => new Promise((done) => requestAnimationFrame(done));
  send(0, height * 0.6);
  for (let i = 0; i < frames; i += 1) {
    await next();
    send(1, height * (0.6 - 0.3 * Math.abs(((i / 40) % 2) - 1) + 0.3));
  }
  send(2, height * 0.6);
}"""


def measure_start(inset, browser, options):
    times, listening, device = [], [], []
    for _ in range(5):
        page = browser.new_page(1200, 1000)
        # The browser is there once it has shown its window, which takes a second without a graphics card.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        time.sleep(1)
        with Program(inset, DOCUMENT, "--device", options.device) as program:
            page.goto(program.url)
            wait(page, PICTURED)
            times.append((time.perf_counter() - program.started) * 1000)
            listening.append((program.listening - program.started) * 1000)
            wait(page, DRAWN)
            device.append(page.evaluate("inset.stats.deviceMilliseconds[0]"))
        page.close()
    return {"picture": round(statistics.median(times)), "listening": round(statistics.median(listening)),
            "layout": round(statistics.median(device))}


def measure_touch(inset, browser, options):
    page = browser.new_page(1200, 1000)
    with Program(inset, DOCUMENT, "--device", options.device) as program:
        page.goto(program.url)
        wait(page, DRAWN)
        page.run("""() => { const live = inset.live; const [w, h] = live.screen.size; live.stats.textures0 = live.stats.textures;
            for (const phase of [0, 2]) live.send({ type: "touch", touches: [[0, phase, w * 0.83, h * 0.93]] }); }""")
        wait(page, "inset.stats.textures > inset.stats.textures0")
        time.sleep(1)
        png = page.evaluate("inset.screenshot().then((bytes) => bytes.length)")
        page.run("""() => { const { stats } = inset; stats.latencies.length = 0; stats.deviceMilliseconds.length = 0;
            stats.before = [stats.bytes + stats.textureBytes, stats.messages, stats.frames, performance.now()]; }""")
        page.run(DRAG, {"frames": 240})
        values = page.run("""() => { const { stats } = inset; const [bytes, messages, frames, time] = stats.before; return {
            latencies: stats.latencies, device: stats.deviceMilliseconds, bytes: stats.bytes + stats.textureBytes - bytes,
            messages: stats.messages - messages, frames: stats.frames - frames, time: performance.now() - time }; }""")
    page.close()
    return {"latency": summary(values["latencies"]), "device": summary(values["device"]),
            "bytes": round(values["bytes"] / max(values["messages"], 1)), "png": png,
            "framesPerSecond": round(values["frames"] / values["time"] * 1000, 1)}


def measure_wall(inset, browser, options):
    page = browser.new_page(1600, 1000)
    with Program(inset, DOCUMENT) as program:
        page.goto(program.url + "wall.html")
        wait(page, "window.inset?.tiles.length === 12 && inset.isDrawn", 60)
        wait(page, "inset.tiles.every((tile) => tile.live.screen.device === tile.device.name)", 60)
        time.sleep(1)
        page.run("""() => { for (const { live } of inset.tiles) live.stats.before = live.stats.frames; window.t0 = performance.now();
            const [w, h] = inset.tiles[0].live.screen.size;
            for (const phase of [0, 2]) inset.tiles[0].live.send({ type: "touch", touches: [[0, phase, w * 0.83, h * 0.94]] }); }""")
        time.sleep(2)
        page.run("() => { for (const { live } of inset.tiles) live.stats.before = live.stats.frames; window.t0 = performance.now(); }")
        page.evaluate(f"({DRAG})({{ live: inset.tiles[0].live, frames: 90 }})")
        rates = page.evaluate("inset.tiles.map(({ live }) => (live.stats.frames - live.stats.before) / (performance.now() - t0) * 1000)")
    page.close()
    return {"framesPerSecond": round(min(rates), 1), "median": round(statistics.median(rates), 1)}


def measure_reload(inset, browser, options):
    folder = tempfile.mkdtemp(prefix="inset-bench-")
    try:
        shutil.copytree(os.path.dirname(DOCUMENT), folder, dirs_exist_ok=True)
        document = os.path.join(folder, os.path.basename(DOCUMENT))
        picture = os.path.join(folder, "Assets.xcassets/Ridge.imageset/Ridge@2x.png")
        table = os.path.join(folder, "fr.lproj/Welcome.strings")
        os.mkdir(os.path.dirname(table))
        with open(document) as file:
            text = file.read()
        pictures = []
        for path in (picture, picture.replace("@2x", "-dark@2x")):
            with open(path, "rb") as file:
                pictures.append(file.read())

        def translation(number):
            return f'"RJ2-4G-Afo.text" = "Marchez {number} km";\n'.encode()

        changes = {
            "asset": (picture, lambda number: pictures[(number + 1) % 2]),
            "translation": (table, translation),
            "storyboard": (document, lambda number: text.replace(
                'image="Ridge"', f'alpha="0.{number + 1}" image="Ridge"').encode()),
        }
        with open(table, "wb") as file:
            file.write(translation("mille"))
        results = {}
        page = browser.new_page(1200, 1000)
        with Program(inset, document, "--device", options.device, "--locale", "fr") as program:
            page.goto(program.url)
            wait(page, DRAWN)
            for name, (path, content) in changes.items():
                times = []
                for number in range(8):
                    time.sleep(0.3)
                    before = page.evaluate(PICTURE)
                    page.evaluate("inset.stats.before = inset.stats.reloads")
                    start = time.perf_counter()
                    with open(path, "wb") as file:
                        file.write(content(number))
                    wait(page, "inset.stats.reloads > inset.stats.before && inset.isDrawn")
                    times.append((time.perf_counter() - start) * 1000)
                    if page.evaluate(PICTURE) == before:
                        raise SystemExit(f"{name}: the picture is as it was")
                results[name] = summary(times)
        page.close()
        return results
    finally:
        shutil.rmtree(folder)


def memory(pid):
    with open(f"/proc/{pid}/status") as file:
        return round(int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024, 1)


class Viewer:
    """A viewer without a browser, that reads what comes and draws nothing."""

    def __init__(self, url):
        port, token = re.match(r"http://127.0.0.1:(\d+)/(\w+)/", url).groups()
        self.connection = socket.create_connection(("127.0.0.1", int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.connection.sendall((
            f"GET /{token}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.connection.makefile("rb")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()
        self.connection.close()

    def send(self, message):
        data = json.dumps(message).encode()
        assert len(data) < 126
        # A mask of zeros leaves the payload as it is.
        self.connection.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)

    def wait(self, kind):
        """Reads until a message of a type has come; the message."""
        while True:
            first, length = self.file.read(2)
            length &= 127
            if length == 126:
                length = struct.unpack(">H", self.file.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.file.read(8))[0]
            payload = self.file.read(length)
            if first & 15 == 1 and payload.startswith(b'{"type":"%s"' % kind.encode()):
                return payload


def viewer(url):
    """Comes, reads the whole tree and goes."""
    with Viewer(url) as one:
        one.wait("tree")


def measure_viewers(inset, browser, options):
    with Program(inset, DOCUMENT, "--device", options.device) as program, contextlib.ExitStack() as stack:
        viewers = [stack.enter_context(Viewer(program.url)) for _ in range(20)]
        for one in viewers:
            one.wait("tree")
        times, same = [], True
        for turn in range(20):
            start = time.perf_counter()
            viewers[0].send({"type": "set", "settings": {"appearance": ("dark", "light")[turn % 2]}})
            same = len({one.wait("difference") for one in viewers}) == 1 and same
            times.append((time.perf_counter() - start) * 1000)
        return {"count": len(viewers), "all": summary(times), "same": same}


def measure_reconnects(inset, browser, options):
    with Program(inset, DOCUMENT, "--device", options.device) as program:
        for _ in range(20):
            viewer(program.url)
        device = program.devices[0]
        before = {"device": memory(device), "server": memory(program.process.pid)}
        for _ in range(options.reconnects):
            viewer(program.url)
        time.sleep(0.5)
        return {"count": options.reconnects, "before": before,
                "after": {"device": memory(device), "server": memory(program.process.pid)}}


MEASURES = {"start": measure_start, "touch": measure_touch, "wall": measure_wall, "reload": measure_reload,
            "viewers": measure_viewers, "reconnects": measure_reconnects}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("inset")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--only", action="append", choices=MEASURES)
    parser.add_argument("--device", default="iPhone 16")
    parser.add_argument("--reconnects", type=int, default=1000)
    options = parser.parse_args()
    results = {}
    with Browser() as browser:
        for name in options.only or MEASURES:
            results[name] = MEASURES[name](options.inset, browser, options)
            print(name, json.dumps(results[name]), flush=True)
    if options.json:
        with open(options.json, "w") as file:
            json.dump(results, file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main()
