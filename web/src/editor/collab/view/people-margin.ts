import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { readInitials } from '../../../lib/person-color.ts';
import { findLeaf } from '../../commands/blocks-around.ts';
import { peopleField, type PersonMark, pointOut } from './presence-field.ts';
import { type AtParagraph, type Spot, stackPeople } from './stack-people.ts';

const SIZE = 20;
/** Beyond the frames of blocks, which are wider than the text; close to the text if there is less room. */
const FAR = 28;
const NEAR = 2;
/** In the middle between the text and its comments. */
const BEFORE_CARDS = 5;
const EDGE = 8;
/** Anything taller than a row is drawn as a whole. */
const ROW = 60;

interface Measured {
  readonly spots: readonly Spot[];
  /** Null: the text has no margin. */
  readonly left: number | null;
}

/** The start of the paragraph at a position, if it is drawn. */
function findStart({ state, viewport }: EditorView, at: number): number | null {
  const leaf = findLeaf(state, at);
  const isParagraph = leaf !== null && /^(?:Paragraph|Task|(?:ATX|Setext)Heading\d)$/.test(leaf.name);
  const start = isParagraph ? leaf.from : state.doc.lineAt(at).from;
  if (start < viewport.from && at >= viewport.from && at <= viewport.to) return viewport.from;
  return start >= viewport.from && start <= viewport.to ? start : null;
}

function findLeft(view: EditorView): number | null {
  const scroller = view.scrollDOM.getBoundingClientRect();
  const text =
    view.contentDOM.getBoundingClientRect().right - parseFloat(getComputedStyle(view.contentDOM).paddingRight);
  const room = scroller.left + view.scrollDOM.clientWidth - text;
  const hasCards = view.dom.classList.contains('cm-has-margin');
  const gap = hasCards ? BEFORE_CARDS : room >= FAR + SIZE + EDGE ? FAR : NEAR;
  return room < NEAR + SIZE + NEAR ? null : Math.round(text - scroller.left + view.scrollDOM.scrollLeft + gap);
}

const nowhere: Measured = { spots: [], left: null };

function measure(view: EditorView): Measured {
  const left = findLeft(view);
  if (left === null) return nowhere;
  const { top } = view.scrollDOM.getBoundingClientRect();
  const people = view.state.field(peopleField).flatMap(({ id, head }): AtParagraph[] => {
    const start = findStart(view, Math.min(head, view.state.doc.length));
    const row = start === null ? null : view.coordsAtPos(start, 1);
    if (!row) return [];
    const middle = row.bottom - row.top > ROW ? row.top + SIZE : (row.top + row.bottom) / 2;
    return [{ id, head, top: Math.round(middle - SIZE / 2 - top + view.scrollDOM.scrollTop) }];
  });
  return { left, spots: stackPeople(people) };
}

const plugin = ViewPlugin.fromClass(
  class {
    readonly #view: EditorView;
    readonly #host = document.createElement('div');
    #drawn = '';

    constructor(view: EditorView) {
      this.#view = view;
      this.#host.className = 'cm-people-margin';
      // The bar above the text names people, and they are announced when on the reader's line.
      this.#host.setAttribute('aria-hidden', 'true');
      view.scrollDOM.append(this.#host);
    }

    update(update: ViewUpdate): void {
      const { view, startState, state } = update;
      const people = state.field(peopleField);
      const isOther = people !== startState.field(peopleField);
      if (people.length === 0 && !isOther) return;
      // Effects too: comments next to the text come and go, which moves the text.
      const hasMoved = update.transactions.some(({ effects }) => effects.length > 0);
      if (isOther || hasMoved || update.docChanged || update.geometryChanged || update.viewportChanged)
        view.requestMeasure({ key: this, read: measure, write: (measured) => this.#draw(measured) });
    }

    destroy(): void {
      this.#host.remove();
    }

    #draw({ spots, left }: Measured): void {
      const { state } = this.#view;
      const marks = new Map(state.field(peopleField).map((mark) => [mark.id, mark]));
      const shown = spots.map(({ ids, top }) => ({ top, people: ids.flatMap((id) => marks.get(id) ?? []) }));
      const described = JSON.stringify([
        left,
        shown.map(({ top, people }) => [top, people.map(({ id, label, color, idle }) => [id, label, color, idle])]),
      ]);
      if (described === this.#drawn) return;
      this.#drawn = described;
      this.#host.style.transform = `translateX(${left ?? 0}px)`;
      this.#host.replaceChildren(...shown.map(({ top, people }) => createSpot(this.#view, top, people)));
    }
  },
);

function createSpot(view: EditorView, top: number, people: readonly PersonMark[]): HTMLElement {
  const [first] = people;
  const spot = document.createElement('button');
  spot.type = 'button';
  spot.tabIndex = -1;
  spot.className = people.length === 1 ? `cm-person-spot cm-person-${first?.color ?? 1}` : 'cm-person-spot';
  spot.classList.toggle(
    'cm-person-idle',
    people.every(({ idle }) => idle),
  );
  spot.textContent = people.length === 1 ? readInitials(first?.label ?? '') : `+${people.length}`;
  spot.title = people.map(({ label }) => label).join(', ');
  spot.style.transform = `translateY(${top}px)`;
  // Keeps the focus where it is.
  spot.addEventListener('mousedown', (event) => event.preventDefault());
  spot.addEventListener('click', () => showPerson(view, first?.id));
  return spot;
}

/** Scrolls to someone's caret and shows their name there. */
export function showPerson(view: EditorView, id: string | undefined): void {
  const mark = view.state.field(peopleField).find((one) => one.id === id);
  if (mark) view.dispatch({ effects: [EditorView.scrollIntoView(mark.head, { y: 'center' }), pointOut.of(mark.id)] });
}

const theme = EditorView.baseTheme({
  '.cm-people-margin': { position: 'absolute', top: '0', left: '0', width: '0', height: '0' },
  '.cm-person-spot': {
    position: 'absolute',
    top: '0',
    left: '0',
    display: 'grid',
    placeItems: 'center',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    padding: '0',
    border: 'none',
    borderRadius: '50%',
    font: '600 9px/1 var(--font-ui)',
    letterSpacing: '0',
    background: 'var(--person, var(--press))',
    color: 'var(--on-person, var(--ink-2))',
    cursor: 'pointer',
  },
  // A 24-pixel target.
  '.cm-person-spot::after': { content: '""', position: 'absolute', inset: '-2px' },
  '.cm-person-spot.cm-person-idle': {
    background: 'color-mix(in srgb, var(--person, var(--press)) 18%, var(--bg))',
    // In the dark, the tint alone would hardly be seen.
    boxShadow: 'inset 0 0 0 1.5px light-dark(transparent, var(--person, var(--press)))',
    color: 'var(--ink-2)',
  },
  // Extends into the margin, but not to its neighbours above and below.
  '@media (pointer: coarse)': { '.cm-person-spot::after': { inset: '-2px -12px' } },
  '@media (forced-colors: active)': { '.cm-person-spot': { border: '1px solid' } },
});

/** Others' initials in the right margin, next to their paragraphs; a click shows their caret. */
export const peopleMargin: Extension = [plugin, theme];
