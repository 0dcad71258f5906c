import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Facet, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { restDrawn } from '../live-preview/reveal.ts';
import { type Insertion, nameBibliographies } from './name-bibliography.ts';
import { trackPlace } from '../context-menu/track-place.ts';
import { findChanges } from '../find-changes.ts';
import { citationAtCaret, type FoundCitation } from '../live-preview/citation.ts';
import { type ReadCitation, readCitation } from './read-citation.ts';
import type { Pasted } from '@scriptorium/bibliography/read-pasted.ts';

/** A citation in the text that is to be changed. */
export interface ChangedCitation extends ReadCitation {
  /** As one undo step. False if others have changed it since, or it is gone: then nothing is replaced. */
  readonly replace: (citation: string, files: readonly string[]) => boolean;
  /** The change was cancelled. */
  readonly drop: () => void;
}

/** What the screen provides for citing. */
export interface Citing {
  /** Opens the dialog, to change a citation or for a new one. */
  readonly open: (changed: ChangedCitation | null) => void;
  /** Works were pasted as text: offers to cite them instead. */
  readonly offer: (works: Exclude<Pasted, { kind: 'broken' }>, id: object) => void;
}

const citing = Facet.define<Citing, Citing | null>({ combine: (values) => values[0] ?? null });

interface Place {
  readonly id: object;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const forget = StateEffect.define<object>();

const UNTOUCHED =
  /^(?:FencedCode|CodeBlock|InlineCode|FrontMatter|InlineMath|DisplayMath|HTMLBlock|RawTexBlock|CommentBlock)$/;

function isVerbatim(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); ; node = node.parent) {
    if (UNTOUCHED.test(node.name)) return true;
    if (!node.parent) return false;
  }
}

/** The place of the last paste, mapped through later edits. */
const pasted = StateField.define<Place | null>({
  create: () => null,
  update(value, tr) {
    if (tr.isUserEvent('input.paste') && tr.docChanged) {
      const inserted: Place[] = [];
      tr.changes.iterChanges((_fromA, _toA, from, to) => {
        inserted.push({ id: {}, from, to, text: tr.newDoc.sliceString(from, to) });
      });
      const [only, ...more] = inserted;
      return only && more.length === 0 && !isVerbatim(tr.startState, tr.startState.selection.main.from) ? only : null;
    }
    if (value === null || tr.effects.some((effect) => effect.is(forget) && effect.value === value.id)) return null;
    if (!tr.docChanged) return value;
    const from = tr.changes.mapPos(value.from, 1);
    return { ...value, from, to: Math.max(from, tr.changes.mapPos(value.to, -1)) };
  },
});

/** Browsers paste a copied URL as a link. */
function unwrap(text: string): string {
  const [, inside] =
    /^(?:<([^<>]+)>|\[[^[\]]*\]\((\S+)\))$/.exec(text.trim())?.filter((part) => part !== undefined) ?? [];
  return inside ?? text;
}

const MAY_BE_WORKS = /10\.\d{4,9}\/|arxiv|pmid|pubmed|isbn|97[89]|^[ \t]*[@%{[<]|^[ \t]*TY {1,2}-|^[ \t-]*type:/im;

const watcher = ViewPlugin.fromClass(
  class {
    #seen: object | null = null;

    update({ state }: ViewUpdate): void {
      const place = state.field(pasted);
      if (place === null || place.id === this.#seen) return;
      this.#seen = place.id;
      const offer = state.facet(citing)?.offer;
      if (!offer || state.readOnly || !MAY_BE_WORKS.test(place.text)) return;
      void import('../../lib/read-works.ts').then(({ readWorks }) => {
        const works = readWorks(unwrap(place.text));
        if (works && works.kind !== 'broken') offer(works, place.id);
      });
    }
  },
);

/** Insertions a citation needs elsewhere: bibliographies the front matter must name. */
export function nameFiles(view: EditorView, files: readonly string[]): readonly Insertion[] {
  const found = nameBibliographies(view.state.sliceDoc(0, Math.min(view.state.doc.length, 65_536)), files);
  return found ? [found] : [];
}

/** Offers to name the bibliographies that are cited from. Null if the front matter cannot be extended. */
export function offerNaming(view: EditorView, files: readonly string[]): (() => void) | null {
  if (view.state.readOnly || nameFiles(view, files).length === 0) return null;
  return () =>
    view.dispatch({
      changes: nameFiles(view, files),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.cite',
    });
}

/** Replaces what was pasted, or follows it if it has been changed since. One undo step, back to the pasted text. */
export function citeInstead(view: EditorView, id: object, citation: string, files: readonly string[]): void {
  const place = view.state.field(pasted, false);
  if (!place || place.id !== id) return insertCitation(view, citation, files);
  const { from, to, text } = place;
  const { doc } = view.state;
  const isWhole = view.state.sliceDoc(from, to) === text;
  const start = isWhole ? from + /^\s*/.exec(text)![0].length : to;
  const line = doc.lineAt(start);
  // Copied works end with a line break, which would split the sentence they are pasted into.
  const isInSentence = start > line.from || doc.sliceString(to, doc.lineAt(to).to).trim() !== '';
  const end = isWhole && !isInSentence ? from + text.trimEnd().length : to;
  const gap = (needed: boolean): string => (needed ? ' ' : '');
  const inserted =
    gap(/[^\s([]$/.test(doc.sliceString(line.from, start))) +
    citation +
    gap(/^[\p{L}\p{N}]/u.test(doc.sliceString(end, end + 2)));
  view.dispatch({
    changes: [...nameFiles(view, files), { from: start, to: Math.max(start, end), insert: inserted }],
    effects: [forget.of(id), restDrawn.of(null)],
    annotations: isolateHistory.of('full'),
    userEvent: 'input.cite',
  });
}

/** At the caret, as one undo step. */
export function insertCitation(view: EditorView, citation: string, files: readonly string[]): void {
  const { from, to } = view.state.selection.main;
  const before = view.state.sliceDoc(Math.max(0, from - 1), from);
  const gap = /[\p{L}\p{N}]/u.test(before) ? ' ' : '';
  const changes = view.state.changes([...nameFiles(view, files), { from, to, insert: gap + citation }]);
  view.dispatch({
    changes,
    selection: { anchor: changes.mapPos(to, 1) },
    effects: restDrawn.of(null),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.cite',
    scrollIntoView: true,
  });
}

/** A citation to be changed; null if that would lose something it says. */
function changeCitation(view: EditorView, from: number, source: string): ChangedCitation | null {
  const read = readCitation(source);
  if (read === null) return null;
  const place = trackPlace(view, from);
  return {
    ...read,
    drop: place.drop,
    replace(citation, files) {
      const at = place.read();
      const end = at + source.length;
      if (view.state.readOnly || view.state.sliceDoc(at, end) !== source) return false;
      place.drop();
      const changes = view.state.changes([...nameFiles(view, files), ...findChanges(source, citation, at)]);
      view.dispatch({
        changes,
        selection: { anchor: changes.mapPos(end, 1) },
        annotations: isolateHistory.of('full'),
        userEvent: 'input.cite',
        scrollIntoView: true,
      });
      return true;
    },
  };
}

/** The citation at the caret. */
export function findCited(state: EditorState): FoundCitation | null {
  const found = citationAtCaret(state);
  return found?.isReference === false ? found : null;
}

export function mayCite(state: EditorState): boolean {
  return !state.readOnly && state.facet(citing) !== null;
}

/** Opens the dialog, if there is one: to change this citation, or for a new one. */
export function openCiting(view: EditorView, at: { readonly from: number; readonly source: string } | null): boolean {
  const screen = view.state.facet(citing);
  if (screen === null || view.state.readOnly) return false;
  screen.open(at && changeCitation(view, at.from, at.source));
  return true;
}

/** With a selection, or in hidden text, the key still hides text from exports. */
export function openUnlessSelected(view: EditorView): boolean {
  const { main } = view.state.selection;
  const isHidden = syntaxTree(view.state).resolveInner(main.head, -1).name === 'Comment';
  return main.empty && !isHidden && openCiting(view, findCited(view.state));
}

/** Citing in Markdown: the dialog, and the offer to cite pasted works. */
export function citingSupport(screen: Citing): Extension {
  return [citing.of(screen), pasted, watcher];
}
