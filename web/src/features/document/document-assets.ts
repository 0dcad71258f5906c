import { OperationError } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { readLocales, readStyle } from '@scriptorium/contract/operations/export.ts';
import { printCitations, type PrintedCitations } from '@scriptorium/contract/operations/references.ts';
import {
  getAssetLink,
  list,
  readText,
  tree,
  type TreeItem,
  uploadFiles,
} from '@scriptorium/contract/operations/workspace.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { nameStyleFile } from '@scriptorium/contract/rules/included-styles.ts';
import { call } from '../../api/call.ts';
import { fetchBytes } from '../../api/read-bib.ts';
import { operationQuery, queryClient } from '../../api/query-client.ts';
import { isLoggedIn } from '../../api/session.ts';
import { upload } from '../../api/upload.ts';
import { createStore } from '../../lib/emitter.ts';
import { t } from '../../lib/texts/document.ts';
import type { KeptPrint } from '../../editor/citations/kept-print.ts';
import { keepPrint, readKeptPrint } from '../../editor/citations/kept-works.ts';
import type { EditorAssets, FoundBib, PrintRequest } from '../../editor/options.ts';

/** How long to wait before retrying a failed link. */
const RETRY_MS = 5_000;
/** Links are valid for an hour; renewed a little earlier. */
const FRESH_MS = 50 * 60_000;
/** Requests without a response are retried, with pauses that double up to a limit. */
const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 60_000;

interface Link {
  url: Promise<string | null>;
  at: number;
  retried: boolean;
}

/**
 * The assets a document needs from its workspace. Links are cached by path, including failures; `onFound` is called
 * when a retry has succeeded.
 */
export class DocumentAssets implements EditorAssets {
  /** Whether anything the text refers to is missing. */
  readonly absent = createStore(false);
  readonly #workspace: string;
  readonly #readPath: () => string;
  readonly #onFound: () => void;
  readonly #links = new Map<string, Link>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Read while the text is still loading, so that both are ready at the same time. */
  readonly #lastPrint: Promise<KeptPrint | null>;
  #unanswered = false;
  #pause = FIRST_PAUSE_MS;
  #nextTry: ReturnType<typeof setTimeout> | undefined;

  constructor(workspace: string, readPath: () => string, onFound: () => void) {
    this.#workspace = workspace;
    this.#readPath = readPath;
    this.#onFound = onFound;
    this.#lastPrint = this.workspace === undefined ? Promise.resolve(null) : readKeptPrint(workspace, readPath());
  }

  /** Undefined for guests: their right to read may end without the browser being told. */
  get workspace(): string | undefined {
    return isLoggedIn() ? this.#workspace : undefined;
  }

  isAlone(): boolean {
    const known = queryClient.getQueryData<OutputOf<typeof list>>(operationQuery(list, {}).queryKey);
    return known?.workspaces.find(({ uuid }) => uuid === this.#workspace)?.shared?.type === 'file';
  }

  async resolve(path: string): Promise<string | null> {
    const target = resolveAssetPath(this.#readPath(), path);
    if (target === null) return this.#miss();
    const known = this.#links.get(target);
    if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.url;
    const link: Link = { url: this.#ask(target), at: performance.now(), retried: false };
    this.#links.set(target, link);
    const url = await link.url;
    if (url === null) this.#askLater(target, link);
    return url;
  }

  async upload(file: File, onProgress?: (share: number) => void): Promise<string> {
    const form = new FormData();
    form.append('uuid', this.#workspace);
    form.append('itemPath', folderOf(this.#readPath()));
    form.append('conflict', 'keep-both');
    form.append('file', file);
    const { items } = await upload(uploadFiles, form, {
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
    });
    return items[0]?.name ?? file.name;
  }

  async listFiles(): Promise<readonly string[]> {
    const above = folderOf(this.#readPath())
      .split('/')
      .filter((name) => name !== '');
    return (await this.#readTree()).map((path) => makeRelative(path, above));
  }

  async findPresent(paths: readonly string[]): Promise<ReadonlySet<string> | null> {
    try {
      const files = new Set(await this.#readTree());
      return new Set(paths.filter((path) => files.has(resolveAssetPath(this.#readPath(), path) ?? '')));
    } catch {
      return null;
    }
  }

  async readText(path: string): Promise<string | null> {
    const itemPath = resolveAssetPath(this.#readPath(), path);
    if (itemPath === null) return null;
    try {
      return (await call(readText, { uuid: this.#workspace, itemPath })).text;
    } catch (error) {
      if (isAnswer(error)) return null;
      this.#askAgain();
      throw error;
    }
  }

  async readBib(path: string): Promise<FoundBib | null> {
    const itemPath = resolveAssetPath(this.#readPath(), path);
    if (itemPath === null) return this.#miss();
    const text = this.#isLive(itemPath) === false ? null : await this.readText(path);
    if (text !== null) return { text };
    try {
      // Not a live text, perhaps because it is too large: load it as a blob.
      const { tag, size } = await call(getAssetLink, { workspaceUUID: this.#workspace, path: itemPath });
      return { tag, size };
    } catch (error) {
      if (isAnswer(error)) return this.#miss();
      this.#askAgain();
      throw error;
    }
  }

  async fetchBib(path: string): Promise<{ bytes: ArrayBuffer; tag: string | null }> {
    try {
      return await fetchBytes(this.#workspace, resolveAssetPath(this.#readPath(), path) ?? '');
    } catch (error) {
      if (!isAnswer(error)) this.#askAgain();
      throw error;
    }
  }

  async #readOwnStyle(name: string): Promise<string | null> {
    const present = await this.findPresent([name]);
    return present?.has(name) === false ? null : this.readText(name);
  }

  async printCitations({ csl, ...request }: PrintRequest): Promise<PrintedCitations | null> {
    // The converter is available only with an account: guests see the draft rendering.
    if (!isLoggedIn()) return { citations: [], entries: [], fault: t('printedForAccounts') };
    try {
      const own = csl === '' ? null : await this.#readOwnStyle(csl);
      const style = csl === '' ? null : own === null ? { name: csl } : { text: own };
      return await call(printCitations, { ...request, style });
    } catch (error) {
      if (isAnswer(error) && !(error instanceof OperationError && error.code === 'cancelled')) throw error;
      return null;
    }
  }

  readPrint(): Promise<KeptPrint | null> {
    return this.#lastPrint;
  }

  keepPrint(print: KeptPrint): void {
    if (this.workspace !== undefined) void keepPrint(this.workspace, this.#readPath(), print);
  }

  async readStyle(name: string): Promise<string | null> {
    const own = await this.#readOwnStyle(name);
    const included = nameStyleFile(name);
    if (own !== null || included === null) return own;
    try {
      return (await call(readStyle, { name: included })).text;
    } catch (error) {
      if (isAnswer(error)) return null;
      this.#askAgain();
      throw error;
    }
  }

  async readLocales(lang: string): Promise<Readonly<Record<string, string>> | null> {
    try {
      const query = { ...operationQuery(readLocales, { lang }), staleTime: Infinity };
      return (await queryClient.fetchQuery(query)).locales;
    } catch (error) {
      if (!isAnswer(error)) this.#askAgain();
      return null;
    }
  }

  /** The server is reachable again: retry requests that had no response. */
  comeBack(): void {
    if (!this.#unanswered) return;
    this.#unanswered = false;
    clearTimeout(this.#nextTry);
    this.#nextTry = undefined;
    this.forget();
    this.#onFound();
  }

  /** The tree has changed: files that were missing may exist now. */
  forget(): void {
    this.#links.clear();
  }

  destroy(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    clearTimeout(this.#nextTry);
  }

  async #ask(path: string): Promise<string | null> {
    try {
      const { url } = await call(getAssetLink, { workspaceUUID: this.#workspace, path });
      this.#pause = FIRST_PAUSE_MS;
      return url;
    } catch (error) {
      if (isAnswer(error)) return this.#miss();
      this.#askAgain();
      return null;
    }
  }

  #miss(): null {
    this.absent.set(true);
    return null;
  }

  async #readTree(): Promise<string[]> {
    try {
      const { contents } = await queryClient.fetchQuery({
        ...operationQuery(tree, { uuid: this.#workspace }),
        staleTime: 30_000,
      });
      return flatten(contents).map(({ path }) => path);
    } catch (error) {
      if (!isAnswer(error)) this.#askAgain();
      throw error;
    }
  }

  /** Undefined while unknown. */
  #isLive(path: string): boolean | undefined {
    const { queryKey } = operationQuery(tree, { uuid: this.#workspace });
    const known = queryClient.getQueryData<OutputOf<typeof tree>>(queryKey);
    return flatten(known?.contents ?? []).find((file) => file.path === path)?.live;
  }

  /** Schedules a retry: with a proxy in between or a busy server, a connection can recover without any event. */
  #askAgain(): void {
    this.#unanswered = true;
    if (this.#nextTry !== undefined) return;
    this.#nextTry = setTimeout(() => this.comeBack(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LAST_PAUSE_MS);
  }

  #askLater(path: string, link: Link): void {
    if (link.retried || this.#links.get(path) !== link) return;
    link.retried = true;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#ask(path).then((url) => {
        if (url === null || this.#links.get(path) !== link) return;
        link.url = Promise.resolve(url);
        link.at = performance.now();
        this.#onFound();
      });
    }, RETRY_MS);
    this.#timers.add(timer);
  }
}

/** Whether the server gave a definite answer; any other error may be temporary. */
function isAnswer(error: unknown): boolean {
  return error instanceof OperationError && error.status < 500 && error.status !== 429 && error.status !== 401;
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

function flatten(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) => (item.type === 'file' ? [item] : flatten(item.children ?? [])));
}

function makeRelative(path: string, above: readonly string[]): string {
  const names = path.split('/');
  let common = 0;
  while (common < above.length && common < names.length - 1 && above[common] === names[common]) common += 1;
  return [...Array.from({ length: above.length - common }, () => '..'), ...names.slice(common)].join('/');
}
