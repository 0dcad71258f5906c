import { ChangeSet, EditorState, StateEffect, StateField, Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { type DrawnAuthor, type DrawnAuthorship, readMainAuthor, showAuthorship, writtenBy } from './authors.ts';
import { isMarkdownPath } from './languages/markdown.ts';
import { type ReadingOptions, readingMarkdown, readingText, refreshAll } from './reading.ts';
import { withoutSpaces } from './tinted-ground.ts';

/** Shows an old version of a text, then its changes step by step. */
export interface Playback {
  /** Shows a version, coloured by author. Its list of authors may grow later. */
  show(text: string, authorship: DrawnAuthorship): void;
  /** Applies a step, with its author's caret, and scrolls there. */
  step(changes: ChangesJson, mark: number): void;
  /** Who wrote most of what is shown and is not coloured. */
  readMain(): DrawnAuthor | null;
  /** More of the workspace was found. */
  refresh(): void;
  destroy(): void;
}

export function createPlayback(
  options: ReadingOptions & {
    parent: HTMLElement;
    /** Of the file being played. */
    path: string;
  },
): Playback {
  const { parent, path } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        readingText(options),
        theme,
        writerField,
        isMarkdownPath(path) ? [readingMarkdown(options.assets), proseTheme] : plainTheme,
      ],
    }),
  });
  let authors: readonly DrawnAuthor[] = [];
  return {
    show: (text, authorship) => {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: Text.of(text.split('\n')) },
        effects: setWriter.of(null),
      });
      showAuthorship(view, authorship);
      authors = authorship.authors;
    },
    step: (json, mark) => {
      const changes = ChangeSet.fromJSON(json);
      let place: number | null = null;
      changes.iterChangedRanges((_fromA, _toA, _fromB, toB) => {
        place ??= toB;
      });
      const author = authors[mark - 1];
      const effects =
        place === null
          ? []
          : [
              EditorView.scrollIntoView(place, { y: 'nearest', yMargin: 80 }),
              setWriter.of(author ? { at: place, author } : null),
            ];
      view.dispatch({ changes, effects, annotations: writtenBy.of(mark) });
      view.requestMeasure({ read: findFlagBeyond, write: turnFlag });
    },
    readMain: () => readMainAuthor(view),
    refresh: () => view.dispatch({ effects: refreshAll() }),
    destroy: () => view.destroy(),
  };
}

/** Who made the last step, and where. */
const setWriter = StateEffect.define<{ at: number; author: DrawnAuthor } | null>();

const writerField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (value, { effects, changes }) => {
    const asked = effects.findLast((effect) => effect.is(setWriter));
    if (!asked) return value.map(changes);
    if (asked.value === null) return Decoration.none;
    const { at, author } = asked.value;
    return Decoration.set(Decoration.widget({ widget: new WriterWidget(author), side: 1 }).range(at));
  },
  provide: (field) => EditorView.decorations.from(field),
});

class WriterWidget extends WidgetType {
  readonly author: DrawnAuthor;

  constructor(author: DrawnAuthor) {
    super();
    this.author = author;
  }

  override eq({ author }: WriterWidget): boolean {
    return author.name === this.author.name && author.color === this.author.color;
  }

  override toDOM(): HTMLElement {
    const { name, color } = this.author;
    const caret = document.createElement('span');
    caret.className = 'cm-writer';
    caret.style.setProperty('--author', color === null ? 'var(--muted)' : `var(--person-${color})`);
    caret.style.setProperty('--on-author', color === null ? 'var(--surface)' : `var(--on-person-${color})`);
    caret.dataset['name'] = name;
    caret.setAttribute('aria-hidden', 'true');
    return caret;
  }
}

/** Whether a name would extend beyond the text. */
function findFlagBeyond({ contentDOM }: EditorView): readonly [caret: HTMLElement, isBeyond: boolean] | null {
  const caret = contentDOM.querySelector<HTMLElement>('.cm-writer');
  if (caret === null) return null;
  const { left, right } = contentDOM.getBoundingClientRect();
  const width = parseFloat(getComputedStyle(caret, '::after').width) + 2 * FLAG_PADDING;
  const at = caret.getBoundingClientRect().left;
  return [caret, getComputedStyle(caret).direction === 'rtl' ? at - width < left : at + width > right];
}

/** Then it goes on the other side of its caret. */
function turnFlag(found: ReturnType<typeof findFlagBeyond>): void {
  found?.[0].classList.toggle('cm-writer-back', found[1]);
}

const FLAG_PADDING = 4;

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none', boxShadow: 'inset 0 0 0 2px var(--accent)' },
  // The bar below names them.
  '.cm-scroller .cm-gutters': { display: 'none' },
  '.cm-writer': { position: 'relative', borderInlineStart: '2px solid var(--author)', marginInline: '-1px' },
  '.cm-writer::after': {
    content: 'attr(data-name)',
    position: 'absolute',
    // As the names of others in the editor: it covers no letters.
    bottom: 'calc(100% - 5px)',
    insetInlineStart: '-2px',
    padding: `0 ${FLAG_PADDING}px`,
    borderRadius: '3px 3px 3px 0',
    backgroundColor: 'var(--author)',
    color: 'var(--on-author)',
    font: '500 10.5px/12.5px var(--font-ui)',
    letterSpacing: '0',
    textIndent: '0',
    whiteSpace: 'nowrap',
  },
  '.cm-writer-back::after': { insetInlineStart: 'auto', insetInlineEnd: '0', borderRadius: '3px 3px 0 3px' },
  '.cm-line:first-child .cm-writer::after': { bottom: 'auto', top: '100%' },
});

const proseTheme = EditorView.theme({
  '.cm-content .cm-author': withoutSpaces,
  '.cm-content .cm-code-block .cm-author': { whiteSpace: 'inherit' },
});

const plainTheme = EditorView.theme({
  '.cm-scroller': { fontFamily: 'var(--font-code)', fontSize: 'var(--t-14)', lineHeight: '1.6' },
  '.cm-content': { maxWidth: '88ch', margin: '0 auto', padding: '32px 0 96px' },
});
