#!/usr/bin/env python3
"""Has headless Chromium draw pages.

chromium.py shoot SCALE WIDTH HEIGHT FOLDER   draws each FOLDER/*.html into a PNG beside it
chromium.py time SCALE WIDTH HEIGHT PAGE      prints milliseconds as JSON: a warm browser's plain and its
                                               fastest PNG, and a cold start of the whole program
"""
import base64, glob, json, os, shutil, subprocess, sys, tempfile, time

FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb',
         '--font-render-hinting=none', '--disable-lcd-text', '--disable-extensions', '--no-first-run']


def program():
    for name in ('chromium', 'chromium-browser', 'google-chrome'):
        path = shutil.which(name)
        if path:
            return path
    sys.exit(3)


class Browser:
    """A Chromium that takes DevTools' messages through two pipes."""

    def __init__(self):
        to_child, self.writer = os.pipe()
        self.reader, from_child = os.pipe()
        self.folder = tempfile.mkdtemp()

        def place():
            # DevTools reads from descriptor 3 and writes to 4; the ends may already have these numbers.
            a, b = os.dup(to_child), os.dup(from_child)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [program(), *FLAGS, '--remote-debugging-pipe', '--user-data-dir=' + self.folder, 'about:blank'],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_child)
        os.close(from_child)
        self.buffer, self.number, self.events = b'', 0, []
        target = self.call('Target.createTarget', url='about:blank')['targetId']
        self.session = None
        self.session = self.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        self.call('Page.enable')

    def message(self):
        while b'\0' not in self.buffer:
            chunk = os.read(self.reader, 1 << 20)
            if not chunk:
                sys.exit('chromium ended')
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b'\0', 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        request = {'id': self.number, 'method': method, 'params': parameters}
        if getattr(self, 'session', None):
            request['sessionId'] = self.session
        os.write(self.writer, json.dumps(request).encode() + b'\0')
        while True:
            answer = self.message()
            if answer.get('id') == self.number:
                if 'error' in answer:
                    sys.exit(f'{method}: {answer["error"]}')
                return answer['result']
            self.events.append(answer.get('method'))

    def show(self, path, width, height, scale):
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.events = []
        self.call('Page.navigate', url='file://' + os.path.abspath(path))
        while 'Page.loadEventFired' not in self.events:
            self.events.append(self.message().get('method'))
        # Fonts are loaded when they are first drawn with.
        self.call('Runtime.evaluate', expression='document.fonts.ready.then(() => 1)', awaitPromise=True)

    def picture(self, **options):
        return base64.b64decode(self.call('Page.captureScreenshot', format='png', **options)['data'])

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    verb, scale, width, height, place = sys.argv[1], float(sys.argv[2]), *map(int, sys.argv[3:5]), sys.argv[5]
    browser = Browser()
    if verb == 'shoot':
        for page in sorted(glob.glob(os.path.join(place, '*.html'))):
            browser.show(page, width, height, scale)
            with open(page[:-5] + '.chromium.png', 'wb') as file:
                file.write(browser.picture())
        browser.close()
        return
    browser.show(place, width, height, scale)

    def best(**options):
        times = []
        for _ in range(7):
            start = time.perf_counter()
            browser.picture(**options)
            times.append((time.perf_counter() - start) * 1000)
        return min(times)

    warm, fast = best(), best(optimizeForSpeed=True)
    browser.close()
    cold = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            start = time.perf_counter()
            subprocess.run([program(), *FLAGS, f'--window-size={width},{height}', f'--force-device-scale-factor={scale}',
                            '--user-data-dir=' + folder + '/data', '--screenshot=' + folder + '/shot.png',
                            'file://' + os.path.abspath(place)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            cold.append((time.perf_counter() - start) * 1000)
    print(json.dumps({'warm': warm, 'fast': fast, 'cold': min(cold)}))


main()
