/** Reads a WebSocket stream and, while enabled, duplicates every complete text frame. */
export class FrameRepeater {
  #buffer: Buffer = Buffer.alloc(0);
  #isUpgraded = false;

  take(bytes: Buffer, repeat: boolean): Buffer {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    const out: Buffer[] = [];
    if (!this.#isUpgraded) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      const head = this.#buffer.subarray(0, Math.max(0, end)).toString('latin1');
      if (end < 0 || !/^upgrade: websocket/im.test(head)) return this.#drain(this.#buffer.length);
      this.#isUpgraded = true;
      out.push(this.#drain(end + 4));
    }
    for (let length = this.#frameLength(); length !== null; length = this.#frameLength()) {
      // A final text frame.
      const isWhole = this.#buffer[0] === 0x81;
      const frame = this.#drain(length);
      out.push(frame);
      if (repeat && isWhole) out.push(frame);
    }
    return Buffer.concat(out);
  }

  #drain(length: number): Buffer {
    const head = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return head;
  }

  /** Bytes of the first frame; null while incomplete. */
  #frameLength(): number | null {
    const buffer = this.#buffer;
    if (buffer.length < 2) return null;
    const second = buffer.readUInt8(1);
    const short = second & 0x7f;
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (buffer.length < 2 + extra) return null;
    let size = short;
    if (extra === 2) size = buffer.readUInt16BE(2);
    if (extra === 8) size = Number(buffer.readBigUInt64BE(2));
    const whole = 2 + extra + ((second & 0x80) === 0 ? 0 : 4) + size;
    return buffer.length < whole ? null : whole;
  }
}
