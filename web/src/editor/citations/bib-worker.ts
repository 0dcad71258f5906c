import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { BibIndex, type BibSource } from './bib-index.ts';
import { Drafts, type DraftRequest } from './drafts.ts';

/** What the page asks for; each is answered with its number. */
export type BibRequest = { readonly id: number } & (
  | { readonly kind: 'load'; readonly sources: readonly BibSource[]; readonly items: readonly CslItem[] }
  | { readonly kind: 'search'; readonly query: string; readonly most: number }
  | { readonly kind: 'read'; readonly keys: readonly string[] }
  | { readonly kind: 'cut'; readonly keys: readonly string[] | null }
  | ({ readonly kind: 'draft' } & DraftRequest)
  | { readonly kind: 'findFaults' }
);

const index = new BibIndex();
const drafts = new Drafts((keys) => index.read(keys));
const SLICE = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** In parts, so that what is cited is read in between. */
function prepare(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (index.prepare(SLICE)) prepare();
  });
}

async function answer(request: BibRequest): Promise<unknown> {
  switch (request.kind) {
    case 'load': {
      const keys = index.load(request.sources, request.items);
      drafts.forget();
      prepare();
      // One text is copied to the page in a fraction of the time of as many texts as there are keys.
      return keys.join('\n');
    }
    case 'search':
      return index.search(request.query, request.most);
    case 'read':
      return index.read(request.keys);
    case 'cut':
      return index.cut(request.keys);
    case 'draft':
      return drafts.draw(request);
    case 'findFaults':
      return index.findFaults();
  }
}

addEventListener('message', ({ data }: MessageEvent<BibRequest>) => {
  void answer(data).then(
    (result) => postMessage({ id: data.id, result }),
    (error: unknown) => postMessage({ id: data.id, error: String(error) }),
  );
});
