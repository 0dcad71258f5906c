import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { fold } from '@scriptorium/bibliography/search.ts';
import { BibIndex, type BibSource } from './bib-index.ts';
import { type Draft, Drafts, type DraftRequest, type OnFirst } from './drafts.ts';
import {
  hashText,
  isWorthKeeping,
  keepDraft,
  type KeptFile,
  keepWorks,
  nameKept,
  readKept,
  readKeptBytes,
  readKeptDraft,
} from './kept-works.ts';

/** A .bib file: its text, or the identifier of a large one's content; null: request it. */
export type BibFile = { readonly path: string } & ({ readonly text: string } | { readonly tag: string | null });

export interface FetchedFile {
  readonly bytes: ArrayBuffer;
  /** Identifier of this content. */
  readonly tag: string | null;
}

/** Requests from the page; each is answered with its number. */
export type BibRequest = { readonly id: number } & (
  | ({ readonly kind: 'load' } & LoadRequest)
  | { readonly kind: 'search'; readonly query: string; readonly most: number }
  | { readonly kind: 'read'; readonly keys: readonly string[] }
  | { readonly kind: 'cut'; readonly keys: readonly string[] | null }
  | ({ readonly kind: 'draft' } & DraftRequest)
  | { readonly kind: 'findFaults' }
);

/** A file requested from the page, since only the page knows where it is, and the reply. */
export interface FileRequest {
  readonly fetch: string;
}
export interface FileAnswer {
  readonly fetched: string;
  /** Null if it could not be fetched. */
  readonly file: FetchedFile | null;
}

export type BibAnswer =
  | { readonly id: number; readonly result: unknown; readonly error?: string }
  | { readonly id: number; readonly first: Draft }
  | FileRequest;

interface LoadRequest {
  readonly sources: readonly BibFile[];
  readonly items: readonly CslItem[];
  /** The workspace the files belong to; null: nothing is cached. */
  readonly workspace: string | null;
}

const index = new BibIndex();
const drafts = new Drafts(
  async (keys) => {
    await supply(keys);
    return index.read(keys);
  },
  () => new Promise((resolve) => void setTimeout(resolve)),
);
const SLICE = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Resolves once authors, years and titles of all works have been read, or others are being loaded. */
let prepared = Promise.withResolvers<void>();

/** In slices, so that cited works can be read in between. */
function prepare(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (index.prepare(SLICE)) prepare();
    else prepared.resolve();
  });
}

const post = (message: BibAnswer): void => postMessage(message);

const fetching = new Map<string, PromiseWithResolvers<FetchedFile>>();

function fetchFile(path: string): Promise<FetchedFile> {
  let asked = fetching.get(path);
  if (!asked) {
    asked = Promise.withResolvers();
    fetching.set(path, asked);
    post({ fetch: path });
  }
  return asked.promise;
}

/** Files each load took from the cache: their text is fetched when needed. */
let late = new Map<string, { readonly name: string; readonly tag: string }>();
let supplying = new Map<string, Promise<void>>();

/** The texts containing these keys; null: all. */
async function supply(keys: readonly string[] | null): Promise<void> {
  const [known, under] = [late, supplying];
  await Promise.all(
    index.needs(keys).map(async (path) => {
      const before = under.get(path);
      if (before) return before;
      const read = readLate(path, known);
      under.set(path, read);
      // The next request tries again.
      read.catch(() => under.delete(path));
      return read;
    }),
  );
}

async function readLate(path: string, known: typeof late): Promise<void> {
  const { name, tag } = known.get(path)!;
  let bytes = await readKeptBytes(name);
  if (bytes === null) {
    const fetched = await fetchFile(path);
    // The cache stores offsets of entries, so the content must be the same.
    if (fetched.tag !== tag) throw new Error(`${path} has been changed meanwhile.`);
    ({ bytes } = fetched);
  }
  if (known === late) index.supply(path, decode(bytes));
}

const decode = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** Fewer works are drawn instantly. */
const MANY_WORKS = 100;
/** The cache is written last, after what completion needs. */
const LATER_MS = 3000;

/** The workspace of the loaded works; null: nothing is cached. */
let owner: string | null = null;
/** Until it is fully parsed, a text seems to cite less than it does. */
let isFirstDraft = true;
let later: ReturnType<typeof setTimeout> | undefined;

/** A name that covers everything a draft depends on. */
function nameDraft(workspace: string, request: DraftRequest): string {
  const content = hashText(JSON.stringify([request, index.read(request.keys)]));
  return nameKept(workspace, `draft-${content}`, location.href);
}

/**
 * Drawing many works for the first time takes seconds, so the result may come from an earlier visit's cache, with the
 * processor catching up later.
 */
async function draw({ sources, keys, style, language, view }: DraftRequest, onFirst: OnFirst): Promise<Draft> {
  const request = { sources, keys, style, language };
  const seen = view ? { ...request, view } : request;
  const workspace = owner;
  clearTimeout(later);
  if (workspace === null || keys.length < MANY_WORKS) return drafts.draw(seen, onFirst);
  if (isFirstDraft) {
    await supply(keys);
    const kept = await readKeptDraft(nameDraft(workspace, request));
    if (kept) {
      isFirstDraft = false;
      later = setTimeout(() => void drafts.draw(request).catch(() => undefined), LATER_MS);
      return kept;
    }
  }
  const draft = await drafts.draw(seen, onFirst);
  isFirstDraft = false;
  clearTimeout(later);
  later = setTimeout(() => {
    if (draft.styleFault === null) void keepDraft(nameDraft(workspace, request), draft);
  }, LATER_MS);
  return draft;
}

async function load({ sources, items, workspace }: LoadRequest): Promise<string> {
  /** To be cached. */
  const fresh = new Map<string, { readonly name: string; readonly bytes: ArrayBuffer | null }>();
  const kept = new Map<string, KeptFile>();
  const found: typeof late = new Map();
  const read: BibSource[] = [];
  const nameOf = (content: string | null): string | null =>
    workspace === null || content === null ? null : nameKept(workspace, content, location.href);
  for (const source of sources) {
    const { path } = source;
    const isHere = 'text' in source;
    const name = isHere && !isWorthKeeping(source.text) ? null : nameOf(isHere ? hashText(source.text) : source.tag);
    const known = name === null ? null : await readKept(name, fold);
    if (known) kept.set(path, known);
    if (isHere) {
      read.push(source);
      if (name !== null && !known) fresh.set(path, { name, bytes: null });
    } else if (known) {
      read.push({ path, text: null });
      found.set(path, { name: name!, tag: source.tag! });
    } else {
      const { bytes, tag } = await fetchFile(path);
      const text = decode(bytes);
      read.push({ path, text });
      const its = nameOf(tag);
      if (its !== null && isWorthKeeping(text)) fresh.set(path, { name: its, bytes });
    }
  }
  late = found;
  supplying = new Map();
  owner = workspace;
  isFirstDraft = true;
  clearTimeout(later);
  const keys = index.load(read, items, kept);
  drafts.forget();
  prepared.resolve();
  prepared = Promise.withResolvers();
  const turn = prepared;
  void turn.promise.then(() => {
    if (turn !== prepared) return;
    for (const [path, described] of index.describe([...fresh.keys()])) {
      const { name, bytes } = fresh.get(path)!;
      void keepWorks(name, described, bytes);
    }
  });
  prepare();
  // A single string is posted to the page in a fraction of the time of an array of keys.
  return keys.join('\n');
}

async function answer(request: BibRequest): Promise<unknown> {
  switch (request.kind) {
    case 'load':
      return load(request);
    case 'search':
      return index.search(request.query, request.most);
    case 'read':
      await supply(request.keys);
      return index.read(request.keys);
    case 'cut':
      await supply(null);
      return index.cut(request.keys);
    case 'draft':
      return draw(request, (first) => post({ id: request.id, first }));
    case 'findFaults':
      // Checking a large file for faults takes a second, so typing comes first.
      await prepared.promise;
      await supply(null);
      return index.findFaults();
  }
}

/** Requests made while files are loading refer to these. */
let loading: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<BibRequest | FileAnswer>) => {
  if ('fetched' in data) {
    const { fetched: path, file } = data;
    if (file) fetching.get(path)?.resolve(file);
    else fetching.get(path)?.reject(new Error(`${path} could not be fetched.`));
    fetching.delete(path);
    return;
  }
  const answered = loading.then(() => answer(data));
  if (data.kind === 'load') loading = answered.catch(() => undefined);
  void answered.then(
    (result) => post({ id: data.id, result }),
    (error: unknown) => post({ id: data.id, result: null, error: String(error) }),
  );
});
