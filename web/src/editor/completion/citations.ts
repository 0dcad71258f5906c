import type { EditorState } from '@codemirror/state';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { uncapitalised } from '@scriptorium/contract/rules/cross-references.ts';
import { type CslItem, firstNames, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { readLabels } from '../live-preview/labels.ts';
import { citationLibrary } from '../citations/library.ts';

interface Entry {
  readonly item: CslItem;
  readonly key: string;
  /** All searchable text, folded once. */
  readonly words: string;
  readonly detail: string;
}

const indices = new WeakMap<ReadonlyMap<string, CslItem>, readonly Entry[]>();

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function indexItems(items: ReadonlyMap<string, CslItem>): readonly Entry[] {
  const known = indices.get(items);
  if (known) return known;
  const made = [...items.values()].map((item) => {
    const names = [...(item.author ?? []), ...(item.editor ?? [])]
      .map((name) => `${name.family ?? ''} ${name.literal ?? ''}`)
      .join(' ');
    const detail = [firstNames(item), yearOf(item)].filter(Boolean).join(' ');
    return { item, key: fold(item.id), words: fold(`${item.id} ${names} ${yearOf(item)} ${item.title ?? ''}`), detail };
  });
  indices.set(items, made);
  return made;
}

/** Entries whose key, authors, year or title contain all words, best first. */
export function searchItems(items: ReadonlyMap<string, CslItem>, query: string, most: number): CslItem[] {
  const terms = fold(query)
    .split(/[\s+]+/)
    .filter(Boolean);
  const scored: { entry: Entry; score: number }[] = [];
  for (const entry of indexItems(items)) {
    let score = 0;
    for (const term of terms) {
      const at = entry.words.indexOf(term);
      if (at < 0) {
        score = -1;
        break;
      }
      score += entry.key.startsWith(term)
        ? 4
        : entry.key.includes(term)
          ? 3
          : at === 0 || entry.words[at - 1] === ' '
            ? 2
            : 1;
    }
    if (score >= 0) scored.push({ entry, score });
  }
  scored.sort((a, b) => b.score - a.score || (a.entry.key < b.entry.key ? -1 : 1));
  return scored.slice(0, most).map(({ entry }) => entry.item);
}

/** Figures, tables, equations and sections by label and text. */
function offerLabels(state: EditorState, query: string): Completion[] {
  const terms = fold(query);
  const isCapital = uncapitalised(query) !== null || /^(?:Fig|Tbl|Tab|Lst|Eq|Sec)$/.test(query);
  return [...readLabels(state)]
    .filter(([id, { words }]) => fold(id).includes(terms) || (terms.length > 2 && fold(words).includes(terms)))
    .map(([id, { kind, number, words, names }]) => ({
      label: isCapital ? id.charAt(0).toUpperCase() + id.slice(1) : id,
      detail: number === null ? names[kind][0] : `${names[kind][0]} ${number}`,
      info: words,
    }));
}

/** After `@`: works by key, author, year and title, and labels in this document. */
export function completeCitation(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/@[\p{L}\p{N}_:.#$%&\-+?<>~/]*/u);
  if (!before) return null;
  const preceding = context.state.sliceDoc(Math.max(0, before.from - 1), before.from);
  if (/[\p{L}\p{N}]/u.test(preceding)) return null;
  const library = citationLibrary(context.state);
  const typed = before.text.slice(1);
  const labelled = offerLabels(context.state, typed);
  const found = library ? searchItems(library.items, typed, 60) : [];
  if (labelled.length === 0 && found.length === 0 && !library?.items.size) return null;
  const works: Completion[] = found.map((item, index) => ({
    label: item.id,
    displayLabel: item.id,
    detail: [firstNames(item), yearOf(item)].filter(Boolean).join(' '),
    info: String(item.title ?? ''),
    apply: /^[\p{L}\p{N}_]+(?:[:.#$%&\-+?<>~/][\p{L}\p{N}_]+)*$/u.test(item.id) ? item.id : `{${item.id}}`,
    boost: 99 - index,
  }));
  // Once part of a label is typed, labels come first; otherwise works do.
  const options = typed === '' ? [...works, ...labelled] : [...labelled, ...works];
  return { from: before.from + 1, options, filter: false };
}
