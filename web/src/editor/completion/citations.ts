import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionStatus,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { uncapitalised } from '@scriptorium/contract/rules/cross-references.ts';
import { fold } from '@scriptorium/bibliography/search.ts';
import { readLabels } from '../live-preview/labels.ts';
import type { Labelled } from '../markdown/labels.ts';
import { nameFiles } from '../citations/citing.ts';
import type { FoundWork } from '../citations/bib-index.ts';
import { type CitationLibrary, citationLibrary, listCitedKeys } from '../citations/library.ts';
import { writeKey } from '../citations/write-citation.ts';
import { findUnlabelled, type Unlabelled } from './new-label.ts';

/** Nobody scrolls further. */
const MOST = 60;

/** Figures, tables, equations and sections by label, text and number; unlabelled ones get a label when chosen. */
function offerLabels(state: EditorState, query: string): Completion[] {
  const terms = fold(query);
  const isCapital = uncapitalised(query) !== null || /^(?:Fig|Tbl|Tab|Lst|Eq|Sec)$/.test(query);
  const describe = (id: string, { kind, number, words, names }: Labelled): Completion => ({
    label: isCapital ? id.charAt(0).toUpperCase() + id.slice(1) : id,
    detail: number === null ? names[kind][0] : `${names[kind][0]} ${number}`,
    info: words,
  });
  const isMeant = ({ label, detail = '' }: Completion, words: string): boolean =>
    fold(label).includes(terms) ||
    (terms.length > 2 && (fold(words).includes(terms) || fold(detail).startsWith(terms)));
  const labelled = [...readLabels(state)].map(([id, found]) => [describe(id, found), found] as const);
  const unlabelled = findUnlabelled(state).map(
    (found) => [{ ...describe(found.id, found), apply: labelAndRefer(found) }, found] as const,
  );
  return [...labelled, ...unlabelled].filter(([option, { words }]) => isMeant(option, words)).map(([option]) => option);
}

/** Writes the reference and, in the same step, its target's label. */
function labelAndRefer(chosen: Unlabelled) {
  return (view: EditorView, completion: Completion, from: number, to: number): void => {
    // Others may have changed the text since the list opened.
    const isSame = ({ id, words, kind }: Unlabelled): boolean =>
      id === chosen.id && words === chosen.words && kind === chosen.kind;
    const target = findUnlabelled(view.state).find(isSame);
    if (target) pick(view, completion, { from, to, insert: completion.label }, [target.label]);
  };
}

/** The files that the front matter must name: those the text cites from so far, and that of a work from elsewhere. */
function listFiles(state: EditorState, elsewhere: string | undefined): readonly string[] {
  const library = citationLibrary(state);
  if (elsewhere === undefined) return library?.files ?? [];
  const isCited = listCitedKeys(state).some(({ key }) => library?.keys.has(key) === true);
  return [...(isCited ? library!.files : []), elsewhere];
}

/** Inserts the choice and, in the same step, whatever it needs elsewhere. */
function pick(
  view: EditorView,
  completion: Completion,
  place: { readonly from: number; readonly to: number; readonly insert: string },
  elsewhere: readonly { readonly from: number; readonly insert: string }[],
): void {
  const changes = view.state.changes([...elsewhere, place]);
  view.dispatch({
    changes,
    selection: { anchor: changes.mapPos(place.to, 1) },
    annotations: [pickedCompletion.of(completion), isolateHistory.of('full')],
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
}

/** Works of other files come after those the text can cite already. */
async function findWorks(library: CitationLibrary | null, typed: string): Promise<readonly Completion[]> {
  const found = library && library.keys.size > 0 ? await library.search(typed, MOST) : [];
  const others = (await library?.searchElsewhere?.(typed, MOST - found.length)) ?? [];
  const describe = (work: FoundWork, elsewhere?: string): Completion => {
    const { key, names, year, title } = work;
    const detail = [names, year].filter(Boolean).join(' ');
    return {
      label: key,
      displayLabel: key,
      detail: elsewhere === undefined ? detail : `${detail} · ${elsewhere}`,
      info: title,
      // Exports read only bibliographies named in the front matter, so name this one in the same step.
      apply: (view, completion, from, to) =>
        pick(view, completion, { from, to, insert: writeKey(key) }, nameFiles(view, listFiles(view.state, elsewhere))),
    };
  };
  return [
    ...found.map((work) => describe(work)),
    ...others.filter(({ key }) => library?.keys.has(key) !== true).map((work) => describe(work, work.file)),
  ].map((completion, index) => ({ ...completion, boost: 99 - index }));
}

/** After `@`: works by key, author, year and title, and labels in this document. */
export async function completeCitation(context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/@[\p{L}\p{N}_:.#$%&\-+?<>~/]*/u);
  if (!before) return null;
  const preceding = context.state.sliceDoc(Math.max(0, before.from - 1), before.from);
  if (/[\p{L}\p{N}]/u.test(preceding)) return null;
  const library = citationLibrary(context.state);
  const typed = before.text.slice(1);
  const labelled = offerLabels(context.state, typed);
  const works = await findWorks(library, typed);
  if (labelled.length === 0 && works.length === 0 && !library?.keys.size) return null;
  // Once part of a label is typed, labels come first; otherwise works do.
  const options = typed === '' ? [...works, ...labelled] : [...labelled, ...works];
  return { from: before.from + 1, options, filter: false };
}

const KEY_BEGUN = /^@[\p{L}\p{N}_:.#$%&\-+?<>~/]*$/u;

function isInKey(state: EditorState): boolean {
  const { main } = state.selection;
  const before = state.sliceDoc(Math.max(0, main.head - 200), main.head);
  return main.empty && before.includes('@') && KEY_BEGUN.test(before.slice(before.lastIndexOf('@')));
}

/** A key may be typed before the bibliography has been read; its works are offered once it has. */
export const offerLateWorks = ViewPlugin.fromClass(
  class {
    private isTyping = false;

    update({ transactions, docChanged, selectionSet, startState, state, view }: ViewUpdate): void {
      if (docChanged) this.isTyping = transactions.some((transaction) => transaction.isUserEvent('input.type'));
      else if (selectionSet) this.isTyping = false;
      const hasCome = !citationLibrary(startState)?.keys.size && (citationLibrary(state)?.keys.size ?? 0) > 0;
      if (!hasCome || !this.isTyping || !isInKey(state) || completionStatus(state) !== null) return;
      queueMicrotask(() => startCompletion(view));
    }
  },
);
