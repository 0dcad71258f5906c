import { Annotation, Compartment, RangeSetBuilder, StateEffect } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker, ViewPlugin } from '@codemirror/view';
import type { ViewUpdate } from '@codemirror/view';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { type Run, RunList } from '@scriptorium/contract/rules/authorship.ts';
import { isLocal } from './collab/view/peer-field.ts';
import { faintAsInk } from './tinted-ground.ts';

/** The author of a part of the text, as drawn. `color` is 1 to 10, or null if several people may be the author. */
export interface DrawnAuthor {
  readonly name: string;
  readonly initials: string;
  readonly color: number | null;
}

/** Who wrote the current text: authors by mark from 1, and runs that tile it. */
export interface DrawnAuthorship {
  readonly authors: readonly DrawnAuthor[];
  readonly runs: readonly Run[];
  /** The mark of text written here. */
  readonly mine?: number;
}

/** Who made a change, by mark; without it the author is unknown yet. */
export const writtenBy = Annotation.define<number>();

/** Shows who wrote what; null hides it. */
const drawAuthorship = StateEffect.define<DrawnAuthorship | null>();

/** A mark above all others: text that arrived after authors were requested is not coloured. */
const NEW_TEXT = Number.MAX_SAFE_INTEGER;

/** The mark of the author of more than half of a text; 0 if there is none. */
export function findMainAuthor(runs: Iterable<Run>): number {
  const lengths = new Map<number, number>();
  let all = 0;
  for (const { length, mark } of runs) {
    all += length;
    lengths.set(mark, (lengths.get(mark) ?? 0) + length);
  }
  const most = [...lengths].find(([mark, length]) => mark !== NEW_TEXT && length * 2 > all);
  return most?.[0] ?? 0;
}

interface Shown {
  readonly authors: readonly DrawnAuthor[];
  readonly mine: number;
  /** Left uncoloured, since a colour on nearly every letter would say nothing. */
  readonly main: number;
  /** Mutable; belongs to the view. */
  readonly list: RunList;
}

function isRedrawn(update: ViewUpdate): boolean {
  return update.transactions.some(({ effects }) => effects.some((effect) => effect.is(drawAuthorship)));
}

const colorPlugin = ViewPlugin.fromClass(
  class {
    shown: Shown | null = null;
    decorations: DecorationSet = Decoration.none;

    update(update: ViewUpdate): void {
      for (const tr of update.transactions) {
        if (tr.docChanged && this.shown !== null) {
          const changes = tr.changes.toJSON() as ChangesJson;
          const mark = tr.annotation(writtenBy) ?? (isLocal(tr) ? this.shown.mine : NEW_TEXT);
          const { list } = this.shown;
          this.shown = list.apply(changes, mark) ? { ...this.shown, main: findMainAuthor(list.runs()) } : null;
        }
        for (const effect of tr.effects) if (effect.is(drawAuthorship)) this.#draw(effect.value, tr.newDoc.length);
      }
      if (update.docChanged || update.viewportChanged || isRedrawn(update))
        this.decorations = drawRuns(update.view, this.shown);
    }

    #draw(authorship: DrawnAuthorship | null, length: number): void {
      this.shown = null;
      if (authorship === null) return;
      const { authors, runs, mine = NEW_TEXT } = authorship;
      const list = new RunList(runs);
      if (list.length === length) this.shown = { authors, mine, main: findMainAuthor(runs), list };
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const colors = new Compartment();

/** Background colours, and a gutter with each line's author; null for neither. */
export function showAuthorship(view: EditorView, authorship: DrawnAuthorship | null): void {
  const isShown = colors.get(view.state) !== undefined;
  if (!isShown && authorship === null) return;
  const extension = authorship === null ? [] : [colorPlugin, authorGutter, theme];
  if (!isShown) view.dispatch({ effects: StateEffect.appendConfig.of(colors.of(extension)) });
  else if (authorship === null || view.plugin(colorPlugin) === null)
    view.dispatch({ effects: colors.reconfigure(extension) });
  if (authorship !== null) view.dispatch({ effects: drawAuthorship.of(authorship) });
}

/** The author of the character at a position; null if not shown or unknown. */
export function authorAt(view: EditorView, at: number): DrawnAuthor | null {
  const shown = view.plugin(colorPlugin)?.shown ?? null;
  if (shown === null) return null;
  let reached = 0;
  for (const { length, mark } of shown.list.runs()) {
    reached += length;
    if (at < reached) return shown.authors[mark - 1] ?? null;
  }
  return null;
}

/** The author of most of the text shown; null if there is none or nothing is shown. */
export function readMainAuthor(view: EditorView): DrawnAuthor | null {
  const shown = view.plugin(colorPlugin)?.shown ?? null;
  return shown?.authors[shown.main - 1] ?? null;
}

function classOf(author: DrawnAuthor): string {
  return author.color === null ? 'cm-author cm-author-several' : `cm-author cm-author-${author.color}`;
}

/** Only what is in view, as authors may alternate ten thousand times in a text. */
function drawRuns(view: EditorView, shown: Shown | null): DecorationSet {
  if (shown === null) return Decoration.none;
  const { from: start, to: end } = view.viewport;
  const builder = new RangeSetBuilder<Decoration>();
  let at = 0;
  for (const { length, mark } of shown.list.runs()) {
    const from = Math.max(at, start);
    const to = Math.min(at + length, end);
    at += length;
    const author = shown.authors[mark - 1];
    if (from < to && author !== undefined) {
      const plain = mark === shown.main ? ' cm-author-main' : '';
      const drawn = Decoration.mark({ class: classOf(author) + plain, attributes: { title: author.name } });
      // Without spaces at the ends of lines, which belong to nobody.
      for (const { 0: words, index } of view.state.sliceDoc(from, to).matchAll(/\S(?:.*\S)?/gu))
        builder.add(from + index, from + index + words.length, drawn);
    }
    if (at >= end) break;
  }
  return builder.finish();
}

/** Author marks in a line's gutter, one below the other; further people become a plus. */
const MAX_SIGNS = 2;

class AuthorMarker extends GutterMarker {
  readonly #authors: readonly DrawnAuthor[];

  constructor(authors: readonly DrawnAuthor[]) {
    super();
    this.#authors = authors;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof AuthorMarker && other.#names === this.#names;
  }

  get #names(): string {
    return this.#authors.map(({ name }) => name).join(', ');
  }

  override toDOM(): Node {
    const signs = document.createElement('span');
    signs.className = 'cm-author-signs';
    signs.title = this.#names;
    for (const [at, author] of this.#authors.slice(0, MAX_SIGNS).entries()) {
      const more = at === MAX_SIGNS - 1 && this.#authors.length > MAX_SIGNS;
      const sign = document.createElement('span');
      sign.className = `cm-author-sign ${classOf(author)}`;
      sign.textContent = more ? `${author.initials}+` : author.initials;
      signs.append(sign);
    }
    return signs;
  }
}

const authorGutter = gutter({
  class: 'cm-authors',
  lineMarker(view, line) {
    const shown = view.plugin(colorPlugin)?.shown ?? null;
    if (shown === null) return null;
    const authors = listAuthors(shown, line.from, line.from + line.length);
    return authors.length === 0 ? null : new AuthorMarker(authors);
  },
  lineMarkerChange: (update) => update.docChanged || isRedrawn(update),
});

/** Who wrote in a line besides the main author, by amount of text. */
function listAuthors({ authors, main, list }: Shown, from: number, to: number): DrawnAuthor[] {
  const lengths = new Map<number, number>();
  let at = 0;
  for (const { length, mark } of list.runs()) {
    const here = Math.min(at + length, to) - Math.max(at, from);
    at += length;
    if (here > 0 && mark !== main && authors[mark - 1] !== undefined)
      lengths.set(mark, (lengths.get(mark) ?? 0) + here);
    if (at >= to) break;
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1]).flatMap(([mark]) => authors[mark - 1] ?? []);
}

const colorClasses = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [`.cm-author-${i + 1}`, { '--author': `var(--person-${i + 1})` }]),
);

const BAR = { height: '12px', borderLeftWidth: '3px', paddingLeft: '0', fontSize: '0' };

const theme = EditorView.theme({
  ...colorClasses,
  '.cm-author-several': { '--author': 'var(--muted)' },
  '.cm-content .cm-author': {
    ...faintAsInk,
    backgroundColor: 'color-mix(in srgb, var(--author) 18%, transparent)',
    borderBottom: '2px solid var(--author)',
  },
  '.cm-content .cm-author-several': { borderBottomStyle: 'dotted' },
  '.cm-content .cm-author-main': { backgroundColor: 'transparent', borderBottomColor: 'transparent' },
  // Two colour codings at once would be unreadable: comments have a line without colour.
  '.cm-content .cm-comment-range:not(.cm-review-active)': {
    backgroundColor: 'transparent',
    textDecoration: 'underline dotted var(--ink-2) 1px',
  },
  '.cm-review-sign:not(.cm-review-active)': { display: 'none' },
  '.cm-authors': { minWidth: '0' },
  '.cm-authors .cm-gutterElement': { padding: '0 0 0 4px', textAlign: 'left' },
  '.cm-author-signs': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '2px',
    font: '11px/13px var(--font-ui)',
    color: 'var(--ink-2)',
  },
  '.cm-author-sign': { borderLeft: '2px solid var(--author)', paddingLeft: '3px' },
  // A narrow margin has no room for initials; the legend tells whose colours these are.
  '@container (max-width: 720px)': { '.cm-author-sign': BAR },
  '@container (max-width: 960px)': {
    ':is(.cm-has-margin .cm-author-sign)': BAR,
    ':is(.cm-has-margin .cm-authors .cm-gutterElement)': { paddingLeft: '16px' },
  },
});
