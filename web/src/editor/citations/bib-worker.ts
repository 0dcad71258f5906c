import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { BibIndex, type BibSource } from './bib-index.ts';

/** What the page asks for; each is answered with its number. */
export type BibRequest = { readonly id: number } & (
  | { readonly kind: 'load'; readonly sources: readonly BibSource[]; readonly items: readonly CslItem[] }
  | { readonly kind: 'search'; readonly query: string; readonly most: number }
  | { readonly kind: 'read'; readonly keys: readonly string[] }
  | { readonly kind: 'findFaults' }
);

const index = new BibIndex();
const SLICE = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** In parts, so that what is cited is read in between. */
function prepare(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (index.prepare(SLICE)) prepare();
  });
}

function answer(request: BibRequest): unknown {
  switch (request.kind) {
    case 'load': {
      const keys = index.load(request.sources, request.items);
      prepare();
      // One text is copied to the page in a fraction of the time of as many texts as there are keys.
      return keys.join('\n');
    }
    case 'search':
      return index.search(request.query, request.most);
    case 'read':
      return index.read(request.keys);
    case 'findFaults':
      return index.findFaults();
  }
}

addEventListener('message', ({ data }: MessageEvent<BibRequest>) => {
  postMessage({ id: data.id, result: answer(data) });
});
