/** An uploaded file that a person may import. */
interface ShelvedFile {
  readonly userId: string;
  readonly name: string;
  readonly hash: string;
  readonly size: number;
}

/** Long enough to read what an import would lose. */
const KEPT_MS = 30 * 60_000;
/** In total; each person has at most one. */
const MAX = 40;

/**
 * Uploaded files between selection and import, not in a workspace yet. In memory only: after a restart people select
 * their file again, and the next sweep deletes what is left on disk.
 */
export class ImportShelf {
  readonly #kept = new Map<string, ShelvedFile & { timer: NodeJS.Timeout }>();
  readonly #release: (hash: string) => void;

  constructor(release: (hash: string) => void) {
    this.#release = release;
  }

  /** False if the shelf is full. Replaces this person's previous file. */
  keep(id: string, file: ShelvedFile): boolean {
    for (const [old, { userId }] of this.#kept) if (userId === file.userId) this.drop(old);
    if (this.#kept.size >= MAX) return false;
    const timer = setTimeout(() => this.drop(id), KEPT_MS);
    timer.unref();
    this.#kept.set(id, { ...file, timer });
    return true;
  }

  find(id: string, userId: string): ShelvedFile | undefined {
    const file = this.#kept.get(id);
    return file?.userId === userId ? file : undefined;
  }

  drop(id: string): void {
    const file = this.#kept.get(id);
    if (file === undefined) return;
    clearTimeout(file.timer);
    this.#kept.delete(id);
    this.#release(file.hash);
  }
}
