import Testing

extension LiveBrowser {
    /// How many pixels of the page differ from the simulator's own picture by more than a few of 255 steps, in parts of all; 1
    /// where their sizes differ. The page is at its native scale.
    func difference() throws -> Double { try #require(try evaluate(Self.difference) as? Double) }

    private static let difference = """
        (async () => {
          const file = new Blob([new Uint8Array(await window.inset.screenshot())], { type: "image/png" });
          const wanted = await createImageBitmap(file, { premultiplyAlpha: "none", colorSpaceConversion: "none" });
          await new Promise((done) => { const look = () => window.inset.isDrawn ? requestAnimationFrame(done) : setTimeout(look, 20); look(); });
          const screen = document.getElementById("screen");
          if (wanted.width !== screen.width || wanted.height !== screen.height) return 1;
          const pixels = (source) => {
            const canvas = new OffscreenCanvas(wanted.width, wanted.height);
            const context = canvas.getContext("2d", { willReadFrequently: true });
            context.drawImage(source, 0, 0);
            return context.getImageData(0, 0, wanted.width, wanted.height).data;
          };
          const [a, b] = [pixels(wanted), pixels(screen)];
          let count = 0;
          for (let i = 0; i < a.length; i += 4) {
            if (Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2])) > 8) count += 1;
          }
          return count / (wanted.width * wanted.height);
        })()
        """
}
