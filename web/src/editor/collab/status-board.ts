import type { DocumentStatus, OtherEditor, SaveState } from './document-connection.ts';
import { describeSaveState } from './save-state-texts.ts';

/** A connection that comes back sooner was never gone as far as the reader is concerned. */
const GRACE_MS = 1500;

interface Facts {
  loading: boolean;
  connected: boolean;
  /** The connection ended because nobody answered: that wait was grace enough. */
  silent: boolean;
  unsent: boolean;
  trouble: 'storage-full' | 'server-cannot-save' | 'logged-out' | null;
  /** The server answers, but with an error of its own. */
  problem: string | null;
  ended: 'deleted' | 'no-access' | null;
  merge: DocumentStatus['merge'];
  /** Whether this device keeps what is unsent. */
  kept: boolean;
  people: readonly OtherEditor[];
}

/** Makes one sentence of all that is known, and tells the screen when it changes. */
export class StatusBoard {
  #facts: Facts = {
    loading: true,
    connected: false,
    silent: false,
    unsent: false,
    trouble: null,
    problem: null,
    ended: null,
    merge: null,
    kept: true,
    people: [],
  };
  #offline = false;
  #grace: ReturnType<typeof setTimeout> | null = null;
  #status: DocumentStatus;
  readonly #listeners = new Set<() => void>();

  constructor() {
    this.#status = this.#write();
    this.#watch();
  }

  get trouble(): Facts['trouble'] {
    return this.#facts.trouble;
  }

  read(): DocumentStatus {
    return this.#status;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  set(change: Partial<Facts>): void {
    this.#facts = { ...this.#facts, ...change };
    // Who is connected and has nothing unsent is in no trouble, whatever it was before.
    if (this.#facts.connected) this.#facts.problem = null;
    if (this.#facts.connected && !this.#facts.unsent) this.#facts.trouble = null;
    this.#watch();
    this.#publish();
  }

  #watch(): void {
    if (this.#facts.connected) {
      if (this.#grace) clearTimeout(this.#grace);
      this.#grace = null;
      this.#offline = false;
    } else if (this.#facts.silent) {
      this.#offline = true;
    } else if (!this.#offline) {
      this.#grace ??= setTimeout(() => {
        this.#grace = null;
        this.#offline = true;
        this.#publish();
      }, GRACE_MS);
    }
  }

  #publish(): void {
    const next = this.#write();
    if (isSame(next, this.#status)) return;
    this.#status = next;
    for (const listener of this.#listeners) listener();
  }

  #write(): DocumentStatus {
    const { unsent, connected, ended, merge, people, kept, problem } = this.#facts;
    const saveState = this.#judge();
    return {
      saveState,
      saveText: describeSaveState(saveState, kept),
      problem,
      unsent,
      connected,
      ended: ended !== null,
      people,
      merge,
    };
  }

  #judge(): SaveState {
    const { loading, connected, unsent, trouble, problem, ended, merge } = this.#facts;
    if (ended) return ended;
    if (trouble === 'logged-out' && !connected) return trouble;
    if (trouble === 'server-cannot-save') return trouble;
    if (problem !== null) return loading ? 'cannot-open' : 'server-cannot-save';
    if (this.#offline) return 'offline';
    if (loading) return 'loading';
    if (trouble === 'storage-full' && unsent) return trouble;
    if (merge) return 'merged';
    return unsent || !connected ? 'saving' : 'saved';
  }
}

function isSame(a: DocumentStatus, b: DocumentStatus): boolean {
  return (
    a.saveState === b.saveState &&
    a.saveText === b.saveText &&
    a.problem === b.problem &&
    a.unsent === b.unsent &&
    a.connected === b.connected &&
    a.ended === b.ended &&
    a.merge === b.merge &&
    JSON.stringify(a.people) === JSON.stringify(b.people)
  );
}
