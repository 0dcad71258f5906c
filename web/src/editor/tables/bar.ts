import type { EditorState, StateCommand } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { alignColumn, insertColumn, insertRow } from '../commands/table-structure.ts';
import { ICONS } from '../context-menu/menu-icons.ts';
import { openMenu } from '../context-menu/open-menu.ts';
import { findBottom } from '../keep-caret-seen.ts';
import { drawIcon } from '../live-preview/icon.ts';
import { enterCaption } from './enter-caption.ts';
import { findPlace, readCell } from './grid.ts';
import { currentGrid, type OpenGrid } from './open-grids.ts';
import { offerTable } from './table-menu.ts';
import { toggleTableSource } from './toggle-source.ts';
import { t } from '../../lib/texts/editor.ts';

interface Tool {
  readonly name: string;
  readonly strokes: readonly string[];
  readonly run: (view: EditorView, button: HTMLElement) => void;
}

const command =
  (run: StateCommand) =>
  (view: EditorView): void =>
    void run(view);

const dot = (x: number): string => `M${x} 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`;

const tools: readonly Tool[] = [
  { name: t('rowBelow'), strokes: ICONS.rowBelow, run: command(insertRow(1)) },
  { name: t('columnAfter'), strokes: ICONS.columnAfter, run: command(insertColumn(1)) },
  { name: t('alignLeft'), strokes: ICONS.alignLeft, run: command(alignColumn('left')) },
  { name: t('alignCentre'), strokes: ICONS.alignCentre, run: command(alignColumn('center')) },
  { name: t('alignRight'), strokes: ICONS.alignRight, run: command(alignColumn('right')) },
  { name: t('tableCaption'), strokes: ICONS.caption, run: command(enterCaption) },
  { name: t('editSource'), strokes: ICONS.source, run: (view) => void toggleTableSource(view) },
  {
    name: t('moreTable'),
    strokes: [dot(4), dot(11), dot(18)],
    run: (view, button) => {
      const { left, bottom } = button.getBoundingClientRect();
      const { head } = view.state.selection.main;
      const byKey = button.matches(':focus-visible');
      openMenu(view, { x: left, y: bottom + 4 }, head, offerTable(view.state, head), { byKey });
    },
  },
];

function createBar(view: EditorView): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'cm-table-bar';
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', t('table'));
  for (const { name, strokes, run } of tools) {
    const button = document.createElement('button');
    button.type = 'button';
    button.title = name;
    button.setAttribute('aria-label', name);
    button.append(drawIcon(strokes));
    // The text keeps the focus, and an on-screen keyboard stays open.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      run(view, button);
      if (button.ownerDocument.activeElement === button) view.focus();
    });
    bar.append(button);
  }
  return bar;
}

/** A description of the caret's cell for screen readers, since the text itself has none. */
function describePlace(state: EditorState, { grid }: OpenGrid): string {
  const { row, cell } = findPlace(grid, state.selection.main.head);
  const header = grid.rows[0]!.cells[cell.column];
  const title = row > 0 && header ? readCell(state.doc, header) : '';
  const column = cell.column + 1;
  const place = row === 0 ? t('headerCell', { column }) : t('cell', { row, column });
  return title === '' ? place : `${place}, ${title}`;
}

function describeSize({ grid }: OpenGrid): string {
  return t('tableSize', { rows: grid.rows.length - 1, columns: grid.alignments.length });
}

const GAP = 4;
/** Between a table's caption and the bar. */
const CAPTION_GAP = 12;
/** In a narrower window the bar is as wide as the text and would hide the caption or the line above. */
const NARROW = 480;

/** Where the rows end, which may be before the end of the text or, in a table that scrolls, beyond it. */
const findEnd = (box: Element): number => (box.querySelector('.cm-grid') ?? box).getBoundingClientRect().right;

/** Where the bar may begin without covering the caption. */
function findCaptionEnd(box: Element): number {
  const caption = box.querySelector('.cm-grid-caption');
  if (!caption) return 0;
  const range = document.createRange();
  range.selectNodeContents(caption);
  return range.getBoundingClientRect().right + CAPTION_GAP;
}

/** The bar above the table at the caret, on phones docked below the text; it stays visible while the table is. */
export const tableBar = ViewPlugin.fromClass(
  class {
    /** What it hides of the text, from below, px. */
    covered = 0;
    private readonly view: EditorView;
    private bar: HTMLElement | null = null;
    private told = '';
    private readonly listening = new AbortController();

    constructor(view: EditorView) {
      this.view = view;
      const options = { capture: true, passive: true, signal: this.listening.signal };
      addEventListener('scroll', (event) => this.follow(event), options);
      this.show(currentGrid(view.state));
    }

    update(update: ViewUpdate): void {
      const open = currentGrid(update.state);
      if (update.selectionSet || update.docChanged) this.tell(update, open);
      this.show(open);
      if (this.bar && (update.selectionSet || update.docChanged || update.geometryChanged)) this.place();
    }

    private show(open: OpenGrid | null): void {
      const isShown = open !== null && !this.view.state.readOnly;
      if (!isShown) {
        this.bar?.remove();
        this.bar = null;
        this.covered = 0;
      } else if (!this.bar) {
        this.bar = createBar(this.view);
        this.view.dom.append(this.bar);
        this.place();
      }
    }

    private findBox(): Element | null {
      const { node } = this.view.domAtPos(this.view.state.selection.main.head);
      return (node instanceof Element ? node : node.parentElement)?.closest('.cm-grid-box') ?? null;
    }

    private place(): void {
      this.view.requestMeasure({
        key: this,
        read: (view) => {
          const box = this.findBox();
          if (!box || !this.bar) return null;
          const table = box.getBoundingClientRect();
          const window = view.scrollDOM.getBoundingClientRect();
          const frame = view.dom.getBoundingClientRect();
          const { width, height } = this.bar.getBoundingClientRect();
          const isNarrow = window.width < NARROW;
          const bottom = findBottom(view);
          const above = Math.max(table.top - height - GAP, window.top + GAP);
          const right = Math.min(Math.max(findEnd(box), findCaptionEnd(box) + width), table.right, window.right - GAP);
          const caret = view.coordsAtPos(view.state.selection.main.head);
          // Outside the visible part of a scrolling table.
          const hidden = !caret
            ? 0
            : caret.left < table.left + 8
              ? caret.left - table.left - 8
              : Math.max(0, caret.right - table.right + 8);
          return {
            box,
            hidden,
            isNarrow,
            isCaretHidden: isNarrow && caret !== null && caret.top < bottom && caret.bottom > bottom - height,
            covered: isNarrow ? window.bottom - bottom + height : 0,
            isSeen: table.bottom > (isNarrow ? window.top : above + height) && table.top < window.bottom,
            top: above - frame.top,
            left: Math.max(GAP, right - width - frame.left),
            // Near the thumbs, above the formatting buttons.
            bottom: frame.bottom - bottom,
          };
        },
        write: (found) => {
          if (!found || !this.bar) return;
          this.covered = found.covered;
          this.bar.toggleAttribute('data-docked', found.isNarrow);
          this.bar.style.inset = found.isNarrow
            ? `auto 0 ${found.bottom}px`
            : `${found.top}px auto auto ${found.left}px`;
          this.bar.style.visibility = found.isSeen ? '' : 'hidden';
          if (found.hidden !== 0) found.box.scrollLeft += found.hidden;
          // Not while the view is measuring.
          if (found.isCaretHidden) queueMicrotask(() => this.showCaret());
        },
      });
    }

    private showCaret(): void {
      this.view.dispatch({ effects: EditorView.scrollIntoView(this.view.state.selection.main.head) });
    }

    private follow({ target }: Event): void {
      if (!this.bar) return;
      this.place();
      // Carets are drawn above the text, not in it.
      if (target instanceof Element && target.matches('.cm-grid-box') && this.view.contentDOM.contains(target))
        this.view.dispatch({ selection: this.view.state.selection });
    }

    private tell({ state, selectionSet, view }: ViewUpdate, open: OpenGrid | null): void {
      const place = open ? describePlace(state, open) : '';
      const isNew = place !== this.told;
      const entered = this.told === '' && open !== null;
      this.told = place;
      if (!isNew || place === '' || !selectionSet || !view.hasFocus) return;
      const text = entered ? `${describeSize(open)} ${place}` : place;
      queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(text) }));
    }

    destroy(): void {
      this.listening.abort();
      this.bar?.remove();
    }
  },
  {
    provide: (plugin) => EditorView.scrollMargins.of((view) => ({ bottom: view.plugin(plugin)?.covered ?? 0 })),
  },
);
