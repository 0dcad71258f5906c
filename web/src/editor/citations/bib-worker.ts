import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { fold } from '@scriptorium/bibliography/search.ts';
import { BibIndex, type BibSource } from './bib-index.ts';
import { Drafts, type DraftRequest } from './drafts.ts';
import { isWorthKeeping, type KeptFile, keepWorks, nameContent, readKept } from './kept-works.ts';

/** What the page asks for; each is answered with its number. */
export type BibRequest = { readonly id: number } & (
  | ({ readonly kind: 'load' } & LoadRequest)
  | { readonly kind: 'search'; readonly query: string; readonly most: number }
  | { readonly kind: 'read'; readonly keys: readonly string[] }
  | { readonly kind: 'cut'; readonly keys: readonly string[] | null }
  | ({ readonly kind: 'draft' } & DraftRequest)
  | { readonly kind: 'findFaults' }
);

interface LoadRequest {
  readonly sources: readonly BibSource[];
  readonly items: readonly CslItem[];
  /** Whose files they are; null: nothing is kept of them. */
  readonly workspace: string | null;
}

const index = new BibIndex();
const drafts = new Drafts(
  (keys) => index.read(keys),
  () => new Promise((resolve) => void setTimeout(resolve)),
);
const SLICE = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Settles once authors, years and titles of all works have been read, or others are loaded. */
let prepared = Promise.withResolvers<void>();

/** In parts, so that what is cited is read in between. */
function prepare(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (index.prepare(SLICE)) prepare();
    else prepared.resolve();
  });
}

async function load({ sources, items, workspace }: LoadRequest): Promise<string> {
  const names = new Map<string, string>();
  const kept = new Map<string, KeptFile>();
  for (const { path, text } of workspace === null ? [] : sources) {
    if (!isWorthKeeping(text)) continue;
    const name = nameContent(workspace!, text, location.href);
    const known = await readKept(name, fold);
    if (known) kept.set(path, known);
    else names.set(path, name);
  }
  const keys = index.load(sources, items, kept);
  drafts.forget();
  prepared.resolve();
  prepared = Promise.withResolvers();
  const turn = prepared;
  void turn.promise.then(() => {
    if (turn !== prepared) return;
    for (const [path, described] of index.describe([...names.keys()])) void keepWorks(names.get(path)!, described);
  });
  prepare();
  // One text is copied to the page in a fraction of the time of as many texts as there are keys.
  return keys.join('\n');
}

async function answer(request: BibRequest): Promise<unknown> {
  switch (request.kind) {
    case 'load':
      return load(request);
    case 'search':
      return index.search(request.query, request.most);
    case 'read':
      return index.read(request.keys);
    case 'cut':
      return index.cut(request.keys);
    case 'draft':
      return drafts.draw(request);
    case 'findFaults':
      // Reading a large file for faults takes a second: what is being typed comes first.
      await prepared.promise;
      return index.findFaults();
  }
}

/** What is asked for while files are being loaded is about these. */
let loading: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<BibRequest>) => {
  const answered = loading.then(() => answer(data));
  if (data.kind === 'load') loading = answered.catch(() => undefined);
  void answered.then(
    (result) => postMessage({ id: data.id, result }),
    (error: unknown) => postMessage({ id: data.id, error: String(error) }),
  );
});
