// The socket to the server: messages in the order in which they were sent, and again after each interruption.

import { parse, unpack } from "./textures.js";

export class Connection {
  /** Handlers: message (JSON), texture and still (parsed), screenshot (PNG bytes), state ("open", "lost"). */
  constructor(handlers, name = "socket") {
    this.handlers = handlers;
    this.name = name;
    this.delay = 250;
    this.isWanted = true;
    this.chain = Promise.resolve();
    this.#open();
  }

  #open() {
    const url = new URL(this.name, location.href);
    url.protocol = "ws:";
    this.socket = new WebSocket(url);
    this.socket.binaryType = "arraybuffer";
    this.socket.addEventListener("open", () => {
      this.delay = 250;
      this.handlers.state("open");
    });
    this.socket.addEventListener("message", (event) => {
      // Textures take a moment to unpack, all at once; what comes after them waits.
      const message = this.#begin(event.data);
      this.chain = this.chain.then(() => this.#take(message)).catch((error) => console.error(error));
    });
    this.socket.addEventListener("close", () => {
      this.handlers.state("lost");
      if (!this.isWanted) return;
      setTimeout(() => this.#open(), this.delay);
      this.delay = Math.min(this.delay * 2, 4000);
    });
  }

  /** Lets the server go. */
  close() {
    this.isWanted = false;
    this.socket.close();
  }

  #begin(data) {
    if (typeof data === "string") return data;
    const message = parse(data);
    if (message.kind === 1) {
      message.pixels = unpack(message);
      // Whoever takes the message hears of what goes wrong.
      Promise.resolve(message.pixels).catch(() => {});
    }
    return message;
  }

  async #take(message) {
    if (typeof message === "string") await this.handlers.message(JSON.parse(message), message.length);
    else if (message.kind === 1) await this.handlers.texture(message);
    else if (message.kind === 2) this.handlers.screenshot(message.data);
    else if (message.kind === 3) await this.handlers.still?.(message);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
