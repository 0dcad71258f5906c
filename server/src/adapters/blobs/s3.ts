import { createHash, randomBytes, randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline as pipe } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ReportDamage } from '../../domain/damage.ts';
import { CheckedBytes, DamagedContent } from './checked-bytes.ts';
import { isTransient, type S3Bucket } from './s3-bucket.ts';
import type { BlobStore, StoredBlob } from './store.ts';

/** What the database stores about objects; see db/items/blob-objects.ts. */
export interface Objects {
  find(hash: string): Promise<{ name: string; size: number } | undefined>;
  adopt(hash: string, isUndecided: boolean): Promise<boolean>;
  begin(name: string): Promise<void>;
  place(object: {
    hash: string;
    size: number;
    name: string;
    isUndecided: boolean;
    lost: string | null;
  }): Promise<string | null>;
  release(call: { hash: string; calls: number; isWanted: boolean }): Promise<string | null>;
  forget(hash: string, before: number): Promise<string | null>;
  /** To be called once the object is no longer in the bucket. */
  removed(name: string): Promise<void>;
  loose(before: number, most: number): Promise<string[]>;
  list(after: string, most: number): Promise<{ hash: string; size: number; touched_at: number }[]>;
}

/** Bounded, since each upload holds a part in memory. */
const MAX_UPLOADS = 8;
/** Failures in a row after which a download is given up. */
const MAX_FAILURES = 4;
const PAUSE_MS = 200;
/** Without a byte for this long, a download counts as broken. */
const READ_TIMEOUT_MS = 20_000;
const PAGE = 500;

const BUSY = 'The file storage is not responding. Please try again in a moment.';

/** Content received for calls that may still be refused. */
interface Undecided {
  calls: number;
  /** How many of the calls are counted in the object's row. */
  received: number;
  isWanted: boolean;
}

/**
 * Content in a bucket, found through rows in the database. Uploads first go to a temporary file: only at their end is it
 * known what they contain and whether the bucket has it already, and failed requests have to be repeated.
 */
export class S3BlobStore implements BlobStore {
  readonly #bucket: S3Bucket;
  readonly #objects: Objects;
  readonly #temp: string;
  readonly #report: ReportDamage;
  readonly #readTimeoutMs: number;
  readonly maySweep: () => boolean;
  readonly #undecided = new Map<string, Undecided>();
  readonly #waiting: (() => void)[] = [];
  #uploads = 0;

  constructor(
    parts: { bucket: S3Bucket; objects: Objects; temp: string; readTimeoutMs?: number; maySweep?: () => boolean },
    report: ReportDamage = () => undefined,
  ) {
    this.#bucket = parts.bucket;
    this.#objects = parts.objects;
    this.#temp = parts.temp;
    this.#readTimeoutMs = parts.readTimeoutMs ?? READ_TIMEOUT_MS;
    this.maySweep = parts.maySweep ?? (() => true);
    this.#report = report;
    mkdirSync(this.#temp, { recursive: true, mode: 0o700 });
  }

  write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    return this.#store(source, false);
  }

  async receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    const stored = await this.#store(source, true);
    this.#countCall(stored.hash, 1);
    return stored;
  }

  hold(hash: string): void {
    this.#countCall(hash, 0);
  }

  #countCall(hash: string, received: number): void {
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
    // Readers get the error through the stream.
    const onEnd = (error: Error | null | undefined): void => {
      if (error instanceof DamagedContent) this.#report({ what: 'file', subject: hash });
    };
    return range === undefined ? pipeline(bytes, new CheckedBytes(hash), onEnd) : bytes.on('error', onEnd);
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
        for await (const chunk of withReadTimeout(body, this.#readTimeoutMs)) {
          at += chunk.byteLength;
          failures = 0;
          yield chunk;
        }
        if (at > end) return;
        throw new Error('The store broke off a download.');
      } catch (error) {
        // It failed only after the last byte.
        if (at > end) return;
        if (error instanceof DamagedContent || !isTransient(error) || failures + 1 >= MAX_FAILURES) throw error;
      }
      await wait(2 ** failures * randomInt(PAUSE_MS / 2, PAUSE_MS * 1.5));
    }
  }

  async isWhole(hash: string, size: number): Promise<boolean> {
    const isWhole = (await orBusy(this.sizeOf(hash))) === size;
    if (!isWhole) this.#report({ what: 'file', subject: hash });
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

  /** Lists the rows: nothing else in the bucket is reachable. */
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
    if (size !== 11) throw new Error('The store does not have what it just stored.');
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
    // At startup: our temporary files are left over for sure, but other servers may be uploading to the bucket.
    if (olderThan === Number.POSITIVE_INFINITY) return removed;
    for (const name of await this.#objects.loose(olderThan, PAGE))
      // A failure must not hold up the others.
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
      await this.#withUploadSlot(() => orBusy(this.#bucket.putFile(name, temp, size)));
      const placed = await this.#objects.place({ hash, size, name, isUndecided, lost });
      if (placed === null) return fail('overloaded', { message: BUSY });
      // Another upload of the same content was faster.
      if (placed !== name) await this.#remove(name).catch(() => undefined);
      return { hash, size };
    } finally {
      await rm(temp, { force: true });
    }
  }

  /** The name of the content's object if the bucket has lost it: then this upload replaces it. */
  async #findLost(hash: string): Promise<string | null> {
    const object = await this.#objects.find(hash);
    if (object === undefined) return null;
    return (await orBusy(this.#bucket.sizeOf(object.name))) === object.size ? null : object.name;
  }

  async #withUploadSlot<T>(work: () => Promise<T>): Promise<T> {
    if (this.#uploads >= MAX_UPLOADS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
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

/** Throws if the store sends nothing for that long. Time spent in the reader does not count. */
async function* withReadTimeout(body: AsyncIterable<Uint8Array>, readTimeoutMs: number): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = new AbortController();
      const late = wait(readTimeoutMs, null, { signal: silence.signal }).catch(() => null);
      const next = await Promise.race([chunks.next(), late]);
      silence.abort();
      if (next === null) throw new Error('The store stopped sending during a download.');
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // A hanging stream would not respond to `return`.
    if (body instanceof Readable) body.destroy();
  }
}

/** Turns a failure of the store into “try again”. */
async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    return fail('overloaded', { message: BUSY, cause });
  }
}
