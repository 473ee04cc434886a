// Files that are dropped on the device: they go to the running app's Documents folder, in parts.

/** Bytes of a part, as it fits into a message. */
const partSize = 9000;
/** Bytes of the largest file, and files of one drop. */
const largest = 32 << 20;
const most = 32;
/** Bytes that may wait in the socket. */
const backlog = 1 << 20;

function base64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export class FileDrop {
  /** `element` takes the files, `connection` gets them, `say` tells the person. */
  constructor(element, connection, say) {
    Object.assign(this, { connection, say, chain: Promise.resolve() });
    element.addEventListener("dragover", (event) => {
      if (![...event.dataTransfer.types].includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      element.classList.add("drop");
    });
    element.addEventListener("dragleave", () => element.classList.remove("drop"));
    element.addEventListener("drop", (event) => {
      event.preventDefault();
      element.classList.remove("drop");
      this.send([...event.dataTransfer.files]);
    });
  }

  /** Sends files, one after another. */
  send(files) {
    if (files.length > most) this.say(`${most} files can be dropped at once.`, true);
    for (const file of files.slice(0, most)) {
      if (file.size > largest) this.say(`${file.name} is larger than ${largest >> 20} MB.`, true);
      else this.chain = this.chain.then(() => this.#send(file)).catch((error) => this.say(`${file.name}: ${error.message}`, true));
    }
    return this.chain;
  }

  async #send(file) {
    const { socket } = this.connection;
    for (let offset = 0; offset === 0 || offset < file.size; offset += partSize) {
      while (socket.bufferedAmount > backlog) await new Promise((done) => setTimeout(done, 20));
      const part = new Uint8Array(await file.slice(offset, offset + partSize).arrayBuffer());
      this.connection.send({ type: "file", name: file.name, size: file.size, offset, data: base64(part) });
    }
  }
}
