export interface IndexedWork {
  readonly key: string;
  readonly names: string;
  readonly year: string;
  readonly title: string;
  readonly folded: string;
  readonly foldedKey: string;
}

/** Lower case without accents. */
export function fold(text: string): string {
  // Most text is ASCII.
  return /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface FindableWork {
  readonly key: string;
  readonly names: string;
  readonly families: string;
  readonly year: string;
  readonly title: string;
}

export function indexWork({ key, names, families, year, title }: FindableWork): IndexedWork {
  return { key, names, year, title, folded: fold(`${key} ${families} ${year} ${title}`), foldedKey: fold(key) };
}

function scoreOf(work: IndexedWork, terms: readonly string[]): number {
  let score = 0;
  for (const term of terms) {
    const at = work.folded.indexOf(term);
    if (at < 0) return -1;
    if (work.foldedKey.startsWith(term)) score += 4;
    else if (work.foldedKey.includes(term)) score += 3;
    else score += at === 0 || work.folded[at - 1] === ' ' ? 2 : 1;
  }
  return score;
}

interface Hit {
  readonly work: IndexedWork;
  readonly score: number;
}

function isWorse(a: Hit, b: Hit): boolean {
  return a.score === b.score ? a.work.foldedKey > b.work.foldedKey : a.score < b.score;
}

/** Moves the top of the heap, which has its worst hit there, down to its place. */
function sink(heap: Hit[]): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const worse = left + 1 < heap.length && isWorse(heap[left + 1]!, heap[left]!) ? left + 1 : left;
    if (!isWorse(heap[worse]!, heap[at]!)) return;
    [heap[at], heap[worse]] = [heap[worse]!, heap[at]!];
    at = worse;
  }
}

function rise(heap: Hit[]): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(heap[at]!, heap[parent]!)) return;
    [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
    at = parent;
  }
}

/**
 * Works whose key, authors, year or title contain all words, best first. Only the best are kept meanwhile: a single
 * letter occurs in half of all works, and sorting those takes longer than finding them.
 */
export function searchWorks(works: readonly IndexedWork[], query: string, most: number): IndexedWork[] {
  const terms = fold(query)
    .split(/[\s+]+/)
    .filter(Boolean);
  const heap: Hit[] = [];
  for (const work of works) {
    const score = scoreOf(work, terms);
    if (score < 0) continue;
    const hit = { work, score };
    if (heap.length < most) {
      heap.push(hit);
      rise(heap);
    } else if (isWorse(heap[0]!, hit)) {
      heap[0] = hit;
      sink(heap);
    }
  }
  return heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1)).map(({ work }) => work);
}
