import { createHash, randomBytes, randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline as pipe } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '@scriptorium/contract/errors.ts';
import type { TellDamage } from '../../domain/damage.ts';
import { CheckedBytes, DamagedContent } from './checked-bytes.ts';
import { mayPass, type S3Bucket } from './s3-bucket.ts';
import type { BlobStore, StoredBlob } from './store.ts';

/** What the database stores about objects; see db/items/blob-objects.ts. */
export interface Objects {
  find(hash: string): Promise<{ name: string; size: number } | undefined>;
  adopt(hash: string, isUndecided: boolean): Promise<boolean>;
  begin(name: string): Promise<void>;
  /** `lost`: the content's previous name, whose object is gone. */
  place(object: {
    hash: string;
    size: number;
    name: string;
    isUndecided: boolean;
    lost: string | null;
  }): Promise<string | null>;
  release(call: { hash: string; calls: number; isWanted: boolean }): Promise<string | null>;
  forget(hash: string, before: number): Promise<string | null>;
  /** The object is no longer in the bucket. */
  removed(name: string): Promise<void>;
  loose(before: number, most: number): Promise<string[]>;
  list(after: string, most: number): Promise<{ hash: string; size: number; touched_at: number }[]>;
}

/** Each upload holds a part in memory. */
const UPLOADS_AT_ONCE = 8;
/** How often a broken download is resumed. */
const CONTINUED = 4;
const PAUSE_MS = 200;
/** Without a byte for this long, a download counts as broken. */
const SILENCE_MS = 20_000;
const PAGE = 500;

const BUSY = 'The file storage is not responding. Please try again in a moment.';

interface Undecided {
  calls: number;
  received: number;
  isWanted: boolean;
}

/**
 * Content in a bucket, found through rows of the database. An upload goes to a temporary file first: only at its end
 * are its name and whether it already exists known, and a refused request must be sent again.
 */
export class S3BlobStore implements BlobStore {
  readonly #bucket: S3Bucket;
  readonly #objects: Objects;
  readonly #temp: string;
  readonly #tell: TellDamage;
  readonly #silenceMs: number;
  readonly maySweep: () => boolean;
  readonly #undecided = new Map<string, Undecided>();
  readonly #waiting: (() => void)[] = [];
  #uploads = 0;

  constructor(
    parts: { bucket: S3Bucket; objects: Objects; temp: string; silenceMs?: number; maySweep?: () => boolean },
    tell: TellDamage = () => undefined,
  ) {
    this.#bucket = parts.bucket;
    this.#objects = parts.objects;
    this.#temp = parts.temp;
    this.#silenceMs = parts.silenceMs ?? SILENCE_MS;
    this.maySweep = parts.maySweep ?? (() => true);
    this.#tell = tell;
    mkdirSync(this.#temp, { recursive: true, mode: 0o700 });
  }

  write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    return this.#store(source, false);
  }

  async receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    const stored = await this.#store(source, true);
    this.#noteCall(stored.hash, 1);
    return stored;
  }

  hold(hash: string): void {
    this.#noteCall(hash, 0);
  }

  #noteCall(hash: string, received: number): void {
    const undecided = this.#undecided.get(hash);
    if (undecided === undefined) this.#undecided.set(hash, { calls: 1, received, isWanted: false });
    else {
      undecided.calls += 1;
      undecided.received += received;
    }
  }

  settle(hash: string, isWanted: boolean): void {
    const undecided = this.#undecided.get(hash);
    if (undecided === undefined) return;
    undecided.calls -= 1;
    undecided.isWanted ||= isWanted;
    if (undecided.calls > 0) return;
    this.#undecided.delete(hash);
    // If this fails, the sweeper will delete it.
    this.#release(hash, undecided).catch(() => undefined);
  }

  async #release(hash: string, { received, isWanted }: Undecided): Promise<void> {
    await this.#remove(await this.#objects.release({ hash, calls: received, isWanted }));
  }

  async #remove(name: string | null, options: { parts?: boolean } = {}): Promise<boolean> {
    if (name === null) return false;
    await this.#bucket.remove(name, options);
    await this.#objects.removed(name);
    return true;
  }

  read(hash: string): Promise<Uint8Array> {
    return buffer(this.stream(hash));
  }

  stream(hash: string, range?: { start: number; end: number }): Readable {
    const bytes = Readable.from(this.#bytes(hash, range), { objectMode: false });
    // Readers get errors through the stream.
    const note = (error: Error | null | undefined): void => {
      if (error instanceof DamagedContent) this.#tell({ what: 'file', subject: hash });
    };
    return range === undefined ? pipeline(bytes, new CheckedBytes(hash), note) : bytes.on('error', note);
  }

  async *#bytes(hash: string, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    const object = await this.#objects.find(hash);
    if (object === undefined) throw new DamagedContent(`The content ${hash} is missing.`);
    const end = range?.end ?? object.size - 1;
    let at = range?.start ?? 0;
    for (let failures = 0; ; failures += 1) {
      try {
        const isWhole = at === 0 && end === object.size - 1;
        const body = await this.#bucket.get(object.name, isWhole ? undefined : { start: at, end });
        if (body === undefined) throw new DamagedContent(`The content ${hash} is missing.`);
        for await (const chunk of within(body, this.#silenceMs)) {
          at += chunk.byteLength;
          failures = 0;
          yield chunk;
        }
        if (at > end) return;
        throw new Error('The store ended a download early.');
      } catch (error) {
        // It broke off after the last byte.
        if (at > end) return;
        if (error instanceof DamagedContent || !mayPass(error) || failures + 1 >= CONTINUED) throw error;
      }
      await wait(2 ** failures * randomInt(PAUSE_MS / 2, PAUSE_MS * 1.5));
    }
  }

  async isWhole(hash: string, size: number): Promise<boolean> {
    const isWhole = (await orBusy(this.sizeOf(hash))) === size;
    if (!isWhole) this.#tell({ what: 'file', subject: hash });
    return isWhole;
  }

  async sizeOf(hash: string): Promise<number | null> {
    const object = await this.#objects.find(hash);
    return object === undefined ? null : this.#bucket.sizeOf(object.name);
  }

  async borrow(hash: string): Promise<{ path: string; release(): Promise<void> }> {
    const path = this.#newTemp();
    const release = (): Promise<void> => rm(path, { force: true });
    try {
      await this.copyTo(hash, path);
    } catch (error) {
      await release();
      throw error;
    }
    return { path, release };
  }

  async copyTo(hash: string, file: string): Promise<void> {
    await pipe(this.stream(hash), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  }

  async deleteOlder(hash: string, before: number): Promise<boolean> {
    return this.#remove(await this.#objects.forget(hash, before));
  }

  /** From the rows: nothing else that the bucket holds is reachable. */
  async *list(): AsyncIterable<StoredBlob> {
    let after = '';
    for (;;) {
      const rows = await this.#objects.list(after, PAGE);
      for (const { hash, size, touched_at: writtenAt } of rows) yield { hash, size, writtenAt };
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.hash ?? '';
    }
  }

  async probe(): Promise<void> {
    const name = `probe/${randomBytes(16).toString('hex')}`;
    await this.#bucket.put(name, Buffer.from('Scriptorium'));
    const size = await this.#bucket.sizeOf(name);
    await this.#bucket.remove(name);
    if (size !== 11) throw new Error('The store lost what it had just stored.');
  }

  async sweepTemporary(olderThan: number): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#temp)) {
      const path = join(this.#temp, name);
      const facts = await stat(path).catch(() => undefined);
      if (facts === undefined || facts.mtimeMs >= olderThan) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    // When a single server starts, everything is left over; otherwise another server may be uploading.
    if (olderThan === Number.POSITIVE_INFINITY) return removed;
    for (const name of await this.#objects.loose(olderThan, PAGE))
      // One that cannot be deleted now must not hold up the others.
      if (await this.#remove(name, { parts: true }).catch(() => false)) removed += 1;
    return removed;
  }

  #newTemp(): string {
    return join(this.#temp, randomBytes(16).toString('hex'));
  }

  async #store(source: AsyncIterable<Uint8Array>, isUndecided: boolean): Promise<{ hash: string; size: number }> {
    const temp = this.#newTemp();
    try {
      const { hash, size } = await fill(await open(temp, 'wx', 0o600), source);
      const lost = await this.#findLost(hash);
      if (lost === null && (await this.#objects.adopt(hash, isUndecided))) return { hash, size };
      const name = `${hash}/${randomBytes(16).toString('hex')}`;
      await this.#objects.begin(name);
      await this.#inTurn(() => orBusy(this.#bucket.putFile(name, temp, size)));
      const placed = await this.#objects.place({ hash, size, name, isUndecided, lost });
      if (placed === null) return fail('overloaded', { message: BUSY });
      // Another upload of the same content was first.
      if (placed !== name) await this.#remove(name).catch(() => undefined);
      return { hash, size };
    } finally {
      await rm(temp, { force: true });
    }
  }

  /** Uploading content that the bucket has lost restores it for all files that refer to it. */
  async #findLost(hash: string): Promise<string | null> {
    const object = await this.#objects.find(hash);
    if (object === undefined) return null;
    return (await orBusy(this.#bucket.sizeOf(object.name))) === object.size ? null : object.name;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#uploads >= UPLOADS_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#uploads += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#uploads -= 1;
      else next();
    }
  }
}

async function fill(handle: FileHandle, source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
  try {
    const digest = createHash('sha256');
    let size = 0;
    for await (const chunk of source) {
      digest.update(chunk);
      size += chunk.byteLength;
      await handle.writeFile(chunk);
    }
    return { hash: digest.digest('hex'), size };
  } finally {
    await handle.close();
  }
}

/** Only time spent waiting for the store counts, since readers may be slow. */
async function* within(body: AsyncIterable<Uint8Array>, silenceMs: number): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = new AbortController();
      const late = wait(silenceMs, null, { signal: silence.signal }).catch(() => null);
      const next = await Promise.race([chunks.next(), late]);
      silence.abort();
      if (next === null) throw new Error('The store fell silent during a download.');
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // A silent stream would not respond to `return`.
    if (body instanceof Readable) body.destroy();
  }
}

/** If the store fails, all a caller can do is try again. */
async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    return fail('overloaded', { message: BUSY, cause });
  }
}
