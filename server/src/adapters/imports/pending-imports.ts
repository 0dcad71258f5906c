/** An uploaded file that a person may import. */
interface PendingImport {
  readonly userId: string;
  readonly name: string;
  readonly hash: string;
  readonly size: number;
}

/** Long enough to read what an import would lose. */
const TTL_MS = 30 * 60_000;
/** In total; each person has at most one. */
const MAX_FILES = 40;

/**
 * Uploaded files that have been inspected but not imported yet. In memory only: after a restart, people choose their file
 * again, and the next sweep deletes its content.
 */
export class PendingImports {
  readonly #kept = new Map<string, PendingImport & { timer: NodeJS.Timeout }>();
  readonly #release: (hash: string) => void;

  constructor(release: (hash: string) => void) {
    this.#release = release;
  }

  /** Replaces the person's previous file. False if there are too many. */
  keep(id: string, file: PendingImport): boolean {
    for (const [old, { userId }] of this.#kept) if (userId === file.userId) this.drop(old);
    if (this.#kept.size >= MAX_FILES) return false;
    const timer = setTimeout(() => this.drop(id), TTL_MS);
    timer.unref();
    this.#kept.set(id, { ...file, timer });
    return true;
  }

  find(id: string, userId: string): PendingImport | undefined {
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
