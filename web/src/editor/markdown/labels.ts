import {
  kindOfLabel,
  type LabelKind,
  type LabelWords,
  wordsFor,
} from '@scriptorium/contract/rules/cross-references.ts';
import type { Tree } from '@lezer/common';
import { readMetadata } from '../front-matter/metadata.ts';
import type { Title } from './heading-title.ts';
import { type Fact, listFacts, type Slice } from './label-facts.ts';

/** Something numbered or named that the text can refer to by label. */
export interface Labelled {
  readonly kind: LabelKind;
  /**
   * As the export prints it, `2a` for part of a figure; null for a section without one, which is referred to by title.
   */
  readonly number: string | null;
  /** `(a)` before the caption of a part of a figure. */
  readonly mark: string | null;
  /** Caption, TeX or heading, verbatim. */
  readonly words: string;
  /** For sections. */
  readonly title?: Title;
  readonly at: number;
  /** Where what can hold its label ends: a table's caption, otherwise itself. */
  readonly end: number;
  readonly ids: readonly string[];
  /** In the document's language. */
  readonly names: LabelWords;
}

/** What the front matter says about numbers and words. */
interface Manner {
  readonly names: LabelWords;
  readonly numbersSections: boolean;
}

function readManner(tree: Tree, slice: Slice): Manner {
  const first = tree.topNode.firstChild;
  const head = first?.name === 'FrontMatter' ? slice(first.from, first.to) : '';
  if (!/^(?:lang|number-?sections)[ \t]*:/m.test(head)) return { names: wordsFor(''), numbersSections: false };
  const { lang, numbersSections } = readMetadata(head.replace(/^---.*\n|\n(?:---|\.\.\.)[ \t]*$/g, ''));
  return { names: wordsFor(lang), numbersSections };
}

/** A caption belongs to the table below unless a table above has taken it. */
function findCaption(facts: readonly Fact[], index: number, taken: ReadonlySet<Fact>, slice: Slice): Fact | null {
  const table = facts[index]!;
  const before = facts[index - 1];
  const after = facts[index + 1];
  if (before?.kind === 'caption' && !taken.has(before) && slice(before.to, table.from).trim() === '') return before;
  return after?.kind === 'caption' && slice(table.to, after.from).trim() === '' ? after : null;
}

/** a … z, aa, ab … */
function toLetters(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

/** `2.1` for the first heading of the second level below the second of the first. */
function createSectionCounter(): (level: number) => string {
  const at: number[] = [0, 0, 0, 0, 0, 0];
  return (level) => {
    at[level - 1] = at[level - 1]! + 1;
    at.fill(0, level);
    return at.slice(0, level).join('.');
  };
}

/**
 * All labels, numbered like in the export: figures, tables and listings with a caption, labelled equations; on request
 * also formulas without a label, with the number that one would give them.
 */
export function listLabelled(
  tree: Tree,
  slice: Slice,
  isCounted: (at: number) => boolean = () => true,
  listsFormulas = false,
): readonly Labelled[] {
  const facts = listFacts(tree, 0, slice).filter(({ from }) => isCounted(from));
  const { names, numbersSections } = readManner(tree, slice);
  const counts = { figure: 0, table: 0, equation: 0, listing: 0 };
  let parts = 0;
  const countSection = createSectionCounter();
  const taken = new Set<Fact>();
  const count = (kind: keyof typeof counts, at: number, { words, ids, to: end }: Fact): Labelled[] =>
    words === '' ? [] : [{ kind, number: String(++counts[kind]), mark: null, words, at, end, ids, names }];
  const readSection = (fact: Fact): Labelled[] => {
    const isNumbered = numbersSections && fact.kind === 'section' && fact.isNumbered;
    const number = isNumbered ? countSection(fact.level) : null;
    const ids = fact.ids.filter((id) => kindOfLabel(id) === 'section');
    const { words, from: at, to: end } = fact;
    if (fact.kind !== 'section' || ids.length === 0 || words === '') return [];
    return [{ kind: 'section', number, mark: null, words, title: fact.title, at, end, ids, names }];
  };
  return facts.flatMap((fact, index): Labelled[] => {
    switch (fact.kind) {
      case 'panel':
        parts = 0;
        return count('figure', fact.from, fact);
      case 'part': {
        const letters = toLetters(++parts);
        const { words, from: at, to: end, ids } = fact;
        const number = `${counts.figure}${letters}`;
        return [{ kind: 'figure', number, mark: `(${letters})`, words, at, end, ids, names }];
      }
      case 'figure':
      case 'listing':
      case 'equation':
        return count(fact.kind, fact.from, fact);
      case 'captioned table':
        return count('table', fact.from, fact);
      case 'section':
        return readSection(fact);
      case 'formula':
        return listsFormulas
          ? [
              {
                kind: 'equation',
                number: String(counts.equation + 1),
                mark: null,
                words: fact.words,
                at: fact.from,
                end: fact.to,
                ids: [],
                names,
              },
            ]
          : [];
      case 'caption':
        return [];
      case 'table': {
        const caption = findCaption(facts, index, taken, slice);
        if (!caption) return [];
        taken.add(caption);
        return count('table', fact.from, caption);
      }
    }
  });
}

/** What the export prints before a caption; empty where the author has numbered it by hand. */
export function captionNumber({ kind, number, mark, words, names }: Labelled): string {
  if (mark !== null) return mark;
  const [word] = names[kind];
  const isByHand = words.startsWith(word) && /^[\s\u00a0]*\d/.test(words.slice(word.length));
  return isByHand || /^Fig\.?\s+\d/.test(words) ? '' : `${word}\u00a0${number}.`;
}
