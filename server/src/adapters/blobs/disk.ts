import { createHash, randomBytes } from 'node:crypto';
import {
  close,
  constants,
  createReadStream,
  lstatSync,
  mkdirSync,
  open as openFile,
  read,
  renameSync,
  unlinkSync,
} from 'node:fs';
import { copyFile, type FileHandle, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReportDamage } from '../../domain/damage.ts';
import { CheckedBytes, DamagedContent } from './checked-bytes.ts';
import type { BlobStore, StoredBlob } from './store.ts';

/** How nodes that share a folder coordinate, through the database. */
export interface Sharing {
  /** Claims content for a call that may still be refused; returns the claim's id. */
  claim(hash: string): Promise<string>;
  release(claims: string[]): Promise<void>;
  /** Whether any node has claimed it, or a row refers to it. */
  isClaimed(hash: string): Promise<boolean>;
}

/** Content received for calls that may still be refused. */
interface Undecided {
  calls: number;
  isNew: boolean;
  readonly claims: string[];
}

/**
 * Content in a folder, in files named by their sha256. Each is written to a temporary file, synced, renamed into place, and
 * its folder synced, so that it survives a power failure before any row refers to it.
 */
export class DiskBlobStore implements BlobStore {
  readonly #root: string;
  readonly #temp: string;
  readonly #report: ReportDamage;
  /** Subfolders known to exist. */
  readonly #shards = new Set<string>();
  /** How many writers are renaming a content into place. */
  readonly #renaming = new Map<string, number>();
  readonly #undecided = new Map<string, Undecided>();
  /** Null if no other server uses the folder. */
  readonly #sharing: Sharing | null;
  readonly maySweep: () => boolean;

  constructor(
    root: string,
    report: ReportDamage = () => undefined,
    sharing: Sharing | null = null,
    maySweep: () => boolean = () => true,
  ) {
    this.maySweep = maySweep;
    this.#root = root;
    this.#report = report;
    this.#sharing = sharing;
    this.#temp = join(root, 'tmp');
    mkdirSync(this.#temp, { recursive: true });
  }

  async write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    return this.#store(source, null, (hash) => {
      const undecided = this.#undecided.get(hash);
      if (undecided !== undefined) undecided.isNew = false;
    });
  }

  async receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    return this.#store(source, this.#sharing, (hash, existed, claims) => {
      const undecided = this.#undecided.get(hash);
      if (undecided === undefined) this.#undecided.set(hash, { calls: 1, isNew: !existed, claims });
      else {
        undecided.calls += 1;
        undecided.claims.push(...claims);
      }
    });
  }

  hold(hash: string): void {
    const undecided = this.#undecided.get(hash);
    if (undecided === undefined) this.#undecided.set(hash, { calls: 1, isNew: false, claims: [] });
    else undecided.calls += 1;
  }

  settle(hash: string, isWanted: boolean): void {
    const undecided = this.#undecided.get(hash);
    if (undecided === undefined) return;
    undecided.calls -= 1;
    if (isWanted) undecided.isNew = false;
    if (undecided.calls > 0) return;
    this.#undecided.delete(hash);
    if (this.#sharing !== null) {
      // If this fails, the sweeper will delete it.
      this.#settleShared(this.#sharing, hash, undecided).catch(() => undefined);
    } else if (undecided.isNew && !this.#renaming.has(hash)) this.#discard(hash);
  }

  /** Once our claim has ended, only another claim or a row can keep the content. */
  async #settleShared(sharing: Sharing, hash: string, { isNew, claims }: Undecided): Promise<void> {
    await sharing.release(claims);
    if (isNew && !(await sharing.isClaimed(hash))) await this.#deleteShared(sharing, hash, Number.POSITIVE_INFINITY);
  }

  /**
   * Deletes content unless it is claimed. Moves it aside before checking, since another node may write the same content at
   * any moment, and moves it back if it is claimed by now.
   */
  async #deleteShared(sharing: Sharing, hash: string, before: number): Promise<boolean> {
    const moved = join(this.#temp, `${hash}${DELETING}${randomBytes(8).toString('hex')}`);
    try {
      await rename(this.pathOf(hash), moved);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    const { mtimeMs } = await lstat(moved);
    if (mtimeMs < before && !(await sharing.isClaimed(hash))) {
      await rm(moved, { force: true });
      return true;
    }
    await rename(moved, this.pathOf(hash));
    return false;
  }

  /** Frees the name at once; deleting the data may take a while, or until the next start. */
  #discard(hash: string): void {
    const temp = join(this.#temp, randomBytes(16).toString('hex'));
    try {
      renameSync(this.pathOf(hash), temp);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    rm(temp, { force: true }).catch(() => undefined);
  }

  async read(hash: string): Promise<Uint8Array> {
    return buffer(this.stream(hash));
  }

  stream(hash: string, range?: { start: number; end: number }): Readable {
    // Does not follow symbolic links out of the folder.
    const bytes = createReadStream(this.pathOf(hash), { ...range, fs: NO_LINKS });
    // Readers get the error through the stream.
    const onEnd = (error: Error | null | undefined): void => {
      if (error && isDamage(error)) this.#report({ what: 'file', subject: hash });
    };
    return range === undefined ? pipeline(bytes, new CheckedBytes(hash), onEnd) : bytes.on('error', onEnd);
  }

  async isWhole(hash: string, size: number): Promise<boolean> {
    const isWhole = (await this.sizeOf(hash)) === size;
    if (!isWhole) this.#report({ what: 'file', subject: hash });
    return isWhole;
  }

  async sizeOf(hash: string): Promise<number | null> {
    try {
      const facts = await lstat(this.pathOf(hash));
      return facts.isFile() ? facts.size : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Without other nodes, synchronous on purpose: no upload of this process can take the name between the check and the
   * deletion.
   */
  deleteOlder(hash: string, before: number): boolean | Promise<boolean> {
    if (this.#renaming.has(hash)) return false;
    const path = this.pathOf(hash);
    const facts = lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined || facts.mtimeMs >= before) return false;
    if (this.#sharing !== null) return this.#deleteShared(this.#sharing, hash, before);
    unlinkSync(path);
    return true;
  }

  async *list(): AsyncIterable<StoredBlob> {
    for (const shard of await readdir(this.#root)) {
      if (!/^[0-9a-f]{2}$/u.test(shard)) continue;
      for (const hash of await readdir(join(this.#root, shard))) {
        if (!isHash(hash)) continue;
        const facts = await lstat(join(this.#root, shard, hash)).catch(() => undefined);
        if (facts?.isFile() === true) yield { hash, size: facts.size, writtenAt: facts.mtimeMs };
      }
    }
  }

  async probe(): Promise<void> {
    const temp = join(this.#temp, randomBytes(16).toString('hex'));
    const handle = await open(temp, 'wx', 0o600);
    await handle.close();
    await rm(temp, { force: true });
  }

  async sweepTemporary(olderThan: number, movedBefore = olderThan): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#temp)) {
      const path = join(this.#temp, name);
      const facts = await stat(path).catch(() => undefined);
      if (name.includes(DELETING)) {
        if (facts !== undefined && facts.ctimeMs < movedBefore) await this.#putBack(path, name);
      } else if (facts !== undefined && facts.mtimeMs < olderThan) {
        await rm(path, { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  /** A node was killed between moving content aside and deciding about it: a later sweep decides. */
  async #putBack(path: string, name: string): Promise<void> {
    const hash = name.slice(0, name.indexOf(DELETING));
    if (!isHash(hash)) return;
    if ((await this.sizeOf(hash)) === null) await rename(path, this.pathOf(hash)).catch(ignoreMissing);
    else await rm(path, { force: true });
  }

  async #store(
    source: AsyncIterable<Uint8Array>,
    sharing: Sharing | null,
    onStored: (hash: string, existed: boolean, claims: string[]) => void,
  ): Promise<{ hash: string; size: number }> {
    const temp = join(this.#temp, randomBytes(16).toString('hex'));
    const handle = await open(temp, 'wx', 0o600);
    try {
      const { hash, size } = await this.#fill(handle, source);
      const folder = await this.#folderOf(hash);
      // Claimed before it is in place, so that no other node deletes it.
      const claims = sharing === null ? [] : [await sharing.claim(hash)];
      this.#renaming.set(hash, (this.#renaming.get(hash) ?? 0) + 1);
      try {
        const existed = (await this.sizeOf(hash)) !== null;
        // If it exists, replacing it with itself resets its age, so that no sweep deletes it.
        await rename(temp, join(folder, hash));
        await syncFolder(folder);
        onStored(hash, existed, claims);
      } finally {
        const left = (this.#renaming.get(hash) ?? 1) - 1;
        if (left > 0) this.#renaming.set(hash, left);
        else this.#renaming.delete(hash);
      }
      return { hash, size };
    } catch (error) {
      await rm(temp, { force: true });
      throw error;
    }
  }

  async #fill(handle: FileHandle, source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> {
    try {
      const digest = createHash('sha256');
      let size = 0;
      for await (const chunk of source) {
        digest.update(chunk);
        size += chunk.byteLength;
        await handle.writeFile(chunk);
      }
      await handle.sync();
      return { hash: digest.digest('hex'), size };
    } finally {
      await handle.close();
    }
  }

  async #folderOf(hash: string): Promise<string> {
    const shard = hash.slice(0, 2);
    const folder = join(this.#root, shard);
    if (!this.#shards.has(shard)) {
      await mkdir(folder, { recursive: true });
      await syncFolder(this.#root);
      this.#shards.add(shard);
    }
    return folder;
  }

  borrow(hash: string): Promise<{ path: string; release(): Promise<void> }> {
    return Promise.resolve({ path: this.pathOf(hash), release: () => Promise.resolve() });
  }

  copyTo(hash: string, file: string): Promise<void> {
    return copyFile(this.pathOf(hash), file, constants.COPYFILE_FICLONE);
  }

  pathOf(hash: string): string {
    if (!isHash(hash)) throw new RangeError('Not the name of a blob.');
    return join(this.#root, hash.slice(0, 2), hash);
  }
}

/** Marks the temporary name of content that a node may be about to delete. */
const DELETING = '~';

const READ_NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** Opens without following symbolic links, which `createReadStream` has no option for. */
const NO_LINKS = {
  open: (path: string, _flags: unknown, mode: number, done: (error: Error | null, fd: number) => void): void =>
    openFile(path, READ_NO_LINK, mode, done),
  read,
  close,
};

const isHash = (name: string): boolean => /^[0-9a-f]{64}$/u.test(name);

/** Errors that mean a file is lost, unlike running out of handles or memory. */
const LOST = new Set(['ENOENT', 'EIO', 'ELOOP', 'EUCLEAN', 'EBADMSG']);

function isDamage(error: Error): boolean {
  return error instanceof DamagedContent || ('code' in error && LOST.has(String(error.code)));
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A new name survives a power failure only once its folder is synced, which Windows does not support. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
