import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { uncapitalised } from '@scriptorium/contract/rules/cross-references.ts';
import { fold } from '@scriptorium/bibliography/search.ts';
import { t } from '../../lib/texts/document.ts';
import { isReference } from '../commands/reference.ts';
import { readLabels } from '../live-preview/labels.ts';
import type { Labelled } from '../markdown/labels.ts';
import { mayCite, nameFiles, openCiting } from '../citations/citing.ts';
import type { FoundWork } from '../citations/bib-index.ts';
import { type CitationLibrary, citationLibrary, listCitedKeys } from '../citations/library.ts';
import { writeKey } from '../citations/write-citation.ts';
import { plainCaption, readTex } from '../outline.ts';
import { findUnlabelled, type Unlabelled } from './new-label.ts';
import type { RowCompletion } from './rows.ts';

/** Nobody scrolls further. */
const MOST = 60;

/** Figures, tables, equations and sections by label, text and number; unlabelled ones get a label when chosen. */
function offerLabels(state: EditorState, query: string): RowCompletion[] {
  const terms = fold(query);
  const isCapital = uncapitalised(query) !== null || /^(?:Fig|Tbl|Tab|Lst|Eq|Sec)$/.test(query);
  const describe = (id: string, { kind, number, words, names }: Labelled): RowCompletion => {
    const label = isCapital ? id.charAt(0).toUpperCase() + id.slice(1) : id;
    const displayLabel = number === null ? names[kind][0] : `${names[kind][0]} ${number}`;
    const below = kind === 'equation' ? (readTex(words) ?? '') : plainCaption(state, words);
    return { label, displayLabel, detail: label, below };
  };
  const isMeant = ({ label, displayLabel = '' }: Completion, words: string): boolean =>
    fold(label).includes(terms) ||
    (terms.length > 2 && (fold(words).includes(terms) || fold(displayLabel).startsWith(terms)));
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

/** How many of the works cited last come first. */
const RECENT = 5;

/** The works cited last before this position, the nearest first. */
async function findRecent(library: CitationLibrary, state: EditorState, at: number): Promise<readonly FoundWork[]> {
  const cited = listCitedKeys(state).filter(({ key, to }) => to < at && library.keys.has(key));
  const keys = [...new Set(cited.toReversed().map(({ key }) => key))].slice(0, RECENT);
  const found = await Promise.all(keys.map((key) => library.search(key, MOST)));
  return found.flatMap((works, index) => works.filter(({ key }) => key === keys[index]));
}

/** Works of other files come after those the text can cite already. */
async function findWorks(
  library: CitationLibrary | null,
  typed: string,
  recent: readonly FoundWork[],
): Promise<readonly RowCompletion[]> {
  const all = library && library.keys.size > 0 ? await library.search(typed, MOST) : [];
  const found = [...recent, ...all.filter(({ key }) => recent.every((work) => work.key !== key))];
  const others = (await library?.searchElsewhere?.(typed, Math.max(0, MOST - found.length))) ?? [];
  const describe = (work: FoundWork, elsewhere?: string): RowCompletion => {
    const { key, names, year, title } = work;
    const who = [names, year].filter(Boolean).join(' ') || key;
    return {
      label: key,
      displayLabel: elsewhere === undefined ? who : `${who} · ${elsewhere}`,
      ...(who !== key && { detail: key }),
      below: title,
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

/** In brackets, where a text has nothing to cite yet: the dialog that finds works, in place of the brackets. */
function offerFirstWork({ state, pos }: CompletionContext, at: number): CompletionResult | null {
  if (state.sliceDoc(at - 1, at) !== '[' || pos !== at + 1 || !mayCite(state)) return null;
  const apply = (view: EditorView, picked: Completion, from: number, to: number): void => {
    const end = view.state.sliceDoc(to, to + 1) === ']' ? to + 1 : to;
    view.dispatch({
      changes: { from: from - 2, to: end },
      annotations: pickedCompletion.of(picked),
      userEvent: 'input.complete',
    });
    openCiting(view, null);
  };
  const option: RowCompletion = { label: t('firstWork'), below: t('firstWorkHint'), apply };
  return { from: pos, options: [option], filter: false };
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
  if (isReference(context.state, before.from)) return { from: before.from + 1, options: labelled, filter: false };
  const recent = typed === '' && library ? await findRecent(library, context.state, before.from) : [];
  const works = await findWorks(library, typed, recent);
  if (labelled.length === 0 && works.length === 0 && !library?.keys.size)
    return library === null ? null : offerFirstWork(context, before.from);
  // Once part of a label is typed, labels come first; otherwise works do.
  const here = { name: t('inThisText'), rank: typed === '' ? 1 : 0 };
  const cited = { name: t('works'), rank: typed === '' ? 0 : 1 };
  const isMixed = labelled.length > 0 && works.length > 0;
  const group = (found: readonly RowCompletion[], section: typeof here): readonly RowCompletion[] =>
    isMixed ? found.map((option) => ({ ...option, section })) : found;
  return { from: before.from + 1, options: [...group(works, cited), ...group(labelled, here)], filter: false };
}
