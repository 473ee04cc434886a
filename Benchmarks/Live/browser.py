"""A headless Chromium, driven through the pipe of its developer tools: nothing but Chromium itself is needed."""
import json
import os
import shutil
import subprocess
import tempfile

# Software drawing, so that figures of machines with and without a graphics card can be compared.
SWITCHES = ["--headless", "--no-sandbox", "--no-first-run", "--use-gl=angle", "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader", "--disable-background-networking", "--remote-debugging-pipe"]


class Browser:
    """One process of Chromium with a profile of its own, until the block ends."""

    def __init__(self):
        program = shutil.which("chromium")
        if not program:
            raise SystemExit("chromium isn't installed (apt install chromium)")
        self.profile = tempfile.mkdtemp(prefix="inset-browser-")
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # It reads commands from descriptor 3 and writes answers to 4; a shell moves them there.
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", 'exec "$0" "$@" 3<&0 4>&1 1>/dev/null', program, *SWITCHES,
             f"--user-data-dir={self.profile}"], stdin=commands, stdout=answers, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.last = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        """Calls a method of the DevTools protocol; what it answers."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def message(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                raise SystemExit("the browser ended")
            self.buffer += chunk
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def new_page(self, width, height):
        return Page(self, width, height)


class Page:
    """A page in a window of its own size, in CSS pixels."""

    def __init__(self, browser, width, height):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def goto(self, address):
        """Begins to load a page; it doesn't wait for it."""
        self.call("Page.navigate", url=address)

    def evaluate(self, expression):
        """Runs an expression; the value of it, or of what it promises."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"on the page: {answer['exceptionDetails'].get('exception', {}).get('description')}")
        return answer["result"].get("value")

    def run(self, function, argument=None):
        """Calls a function with what JSON can hold."""
        return self.evaluate(f"({function})({json.dumps(argument)})")

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
