import type { EntryChange } from '@scriptorium/bibliography/change-entries.ts';
import type { FileMerge } from '@scriptorium/bibliography/merge-files.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import {
  changeEntries,
  findCitations,
  type listBibliographies,
  replaceKeys,
} from '@scriptorium/contract/operations/references.ts';
import { readText } from '@scriptorium/contract/operations/workspace.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { CROSS_REFERENCES } from '@scriptorium/contract/rules/cross-references.ts';
import { call } from '../../api/call.ts';
import { readBib } from '../../api/read-bib.ts';
import { createStore } from '../../lib/emitter.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/references.ts';
import { CatalogueClient } from './ask-catalogue.ts';

type BibFile = OutputOf<typeof listBibliographies>['files'][number];
type CitingText = OutputOf<typeof findCitations>['texts'][number];

/** A text that cites a key, and how often. */
export interface CitingPlace {
  readonly path: string;
  readonly count: number;
}

export interface LibraryState {
  /** Incremented with each change that may change the worker's answers. */
  readonly revision: number;
  readonly files: readonly BibFile[];
  /** Number of files still to be read. */
  readonly loading: number;
  readonly faults: ReadonlyMap<string, string>;
  /** By key; null until all texts have been read. */
  readonly citing: ReadonlyMap<string, readonly CitingPlace[]> | null;
  readonly citingFault: string | null;
  /** Keys that are cited but defined nowhere. */
  readonly unknown: readonly string[];
}

const EMPTY: LibraryState = {
  revision: 0,
  files: [],
  loading: 0,
  faults: new Map(),
  citing: null,
  citingFault: null,
  unknown: [],
};

/** Whether a key refers to a figure, a table or the like, by the same rules as the editor and exports. */
function isLabel(key: string): boolean {
  const prefix = /^([a-z]+)[:-]/i.exec(key)?.[1]?.toLowerCase();
  return prefix !== undefined && Object.hasOwn(CROSS_REFERENCES.prefixes, prefix);
}

/** The .bib files of a workspace, held in a worker, and what its texts cite. */
export class ReferenceLibrary {
  readonly uuid: string;
  readonly #store = createStore<LibraryState>(EMPTY);
  readonly #client = new CatalogueClient();
  /** Modification time of the content the worker has, by path. */
  readonly #loaded = new Map<string, string>();
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;
  #reading = 0;

  readonly ask = this.#client.ask.bind(this.#client);
  readonly subscribe = this.#store.subscribe;
  readonly read = this.#store.read;

  constructor(uuid: string) {
    this.uuid = uuid;
  }

  close(): void {
    this.#isClosed = true;
    this.#client.close();
  }

  /** Loads files that are new or have changed. */
  update(files: readonly BibFile[]): void {
    this.#set({ files });
    void this.#run(async () => {
      const { files: current } = this.read();
      const gone = [...this.#loaded.keys()].filter((path) => !current.some((file) => file.path === path));
      const changed = current.filter((file) => this.#loaded.get(file.path) !== file.modifiedAt);
      if (gone.length + changed.length === 0) return;
      for (const path of gone) {
        this.#loaded.delete(path);
        await this.ask('load', path, null);
      }
      let left = changed.length;
      for (const file of changed) {
        this.#set({ loading: left });
        left -= 1;
        await this.#load(file);
      }
      this.#set({ loading: 0 });
      await this.#settle();
    });
  }

  async #load(file: BibFile): Promise<void> {
    const faults = new Map(this.read().faults);
    faults.delete(file.path);
    try {
      const isText = await this.ask('load', file.path, await readBib(this.uuid, file));
      this.#loaded.set(file.path, file.modifiedAt);
      if (!isText) faults.set(file.path, t('notText'));
    } catch (error) {
      faults.set(file.path, readMessage(error));
    }
    this.#set({ faults });
  }

  /** Reads what the texts cite, page by page. */
  async readCitations(): Promise<void> {
    this.#reading += 1;
    const turn = this.#reading;
    try {
      const texts: CitingText[] = [];
      for (let behind: string | undefined; ;) {
        const part = await call(findCitations, { uuid: this.uuid, ...(behind !== undefined && { behind }) });
        if (this.#isClosed || turn !== this.#reading) return;
        texts.push(...part.texts);
        if (part.next === null) break;
        behind = part.next;
      }
      const defined = new Set([...texts.flatMap((text) => text.defined), ...(await this.#readData(texts))]);
      const citing = new Map<string, CitingPlace[]>();
      for (const { path, keys } of texts) {
        for (const { key, count } of keys) {
          if (isLabel(key)) continue;
          const places = citing.get(key);
          if (places) places.push({ path, count });
          else citing.set(key, [{ path, count }]);
        }
      }
      await this.#run(async () => {
        this.#defined = defined;
        this.#set({ citing, citingFault: null });
        await this.ask('setUsed', new Set(citing.keys()));
        await this.#settle();
      });
    } catch (error) {
      if (!this.#isClosed && turn === this.#reading) this.#set({ citingFault: readMessage(error) });
    }
  }

  #defined: ReadonlySet<string> = new Set();

  /** The keys of JSON and YAML bibliographies named by texts. */
  async #readData(texts: readonly CitingText[]): Promise<readonly string[]> {
    const paths = new Set(
      texts.flatMap(({ path, bibliographies }) =>
        bibliographies.flatMap((name) => (/\.(?:json|ya?ml)$/i.test(name) ? (resolveAssetPath(path, name) ?? []) : [])),
      ),
    );
    if (paths.size === 0) return [];
    const { readData } = await import('../../editor/citations/read-bibliography.ts');
    const keys: string[] = [];
    for (const itemPath of [...paths].slice(0, 20)) {
      const text = await call(readText, { uuid: this.uuid, itemPath }).catch((error: unknown) => {
        if (error instanceof OperationError && error.status < 500) return null;
        throw error;
      });
      if (text !== null) keys.push(...(await readData(itemPath, text.text)).items.map(({ id }) => id));
    }
    return keys;
  }

  /** Changes entries of a file here and on the server. Fails if the server refuses; a conflict reloads the file. */
  async change(
    path: string,
    changes: readonly EntryChange[],
    renamed?: { keys: { from: string; to: string }[]; itemPaths: string[]; places: number },
    others: readonly FileMerge[] = [],
  ): Promise<readonly { key: string; isWritten: boolean }[]> {
    const input = { uuid: this.uuid, itemPath: path, changes: [...changes] };
    const along = {
      otherPaths: others.map((other) => other.path),
      otherChanges: others.map((other) => [...other.changes]),
    };
    const isSimple = renamed === undefined && others.length === 0;
    try {
      const none = { keys: [], itemPaths: [], places: 0 };
      const done = isSimple
        ? { ...(await call(changeEntries, input)), others: [] }
        : await call(replaceKeys, { ...input, ...along, ...(renamed ?? none) });
      await this.#run(async () => {
        await this.#take(path, changes, done.modifiedAt);
        for (const [at, other] of others.entries())
          await this.#take(other.path, other.changes, done.others[at]!.modifiedAt);
        await this.#settle();
      });
      if (renamed) await this.readCitations();
      return done.entries;
    } catch (error) {
      if (error instanceof OperationError && error.code === 'conflict')
        await this.#run(async () => {
          for (const each of [path, ...along.otherPaths]) await this.#reload(each);
          await this.#settle();
        });
      throw error;
    }
  }

  /** Applies the server's changes to a file in the worker. */
  async #take(path: string, changes: readonly EntryChange[], at: { before: string; after: string }): Promise<void> {
    // Only if no other change came in between; otherwise, reload the file.
    const isCurrent = this.#loaded.get(path) === at.before;
    if (isCurrent && (await this.ask('apply', path, changes))) this.#loaded.set(path, at.after);
    else await this.#reload(path);
  }

  async #reload(path: string): Promise<void> {
    this.#loaded.delete(path);
    const file = this.read().files.find((each) => each.path === path);
    // The modification time is not known, so the next file list triggers another load.
    if (file) await this.#load({ ...file, modifiedAt: '' });
  }

  async #settle(): Promise<void> {
    const { citing } = this.read();
    const unknown = citing === null ? [] : await this.ask('listUnknown', [...citing.keys()]);
    this.#set({
      revision: this.read().revision + 1,
      unknown: unknown.filter((key) => key !== '*' && !this.#defined.has(key)),
    });
  }

  /** Runs tasks one after another, so that no file is read in the middle of a change. */
  #run(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(() => (this.#isClosed ? undefined : work()));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #set(change: Partial<LibraryState>): void {
    if (!this.#isClosed) this.#store.set({ ...this.read(), ...change });
  }
}
