import { completionStatus } from '@codemirror/autocomplete';
import { EditorView, repositionTooltips, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findBottom } from '../keep-caret-seen.ts';

/** Between the caret's line and a list docked below it, px. */
const GAP = 8;

interface Fitted {
  readonly list: HTMLElement;
  /** The height available to it, px. */
  readonly room: number;
  /** Null if all of it has room. */
  readonly height: number | null;
  /** What a docked list covers of the text, from below. */
  readonly covered: number;
  /** Distance of a docked list from the lower edge of the window. */
  readonly dock: number;
}

/**
 * Lists of completions that are longer than their room end within a line of text: that there are more is seen without a
 * scroll bar. On phones (see the theme) they are docked above the format bar or the keyboard.
 */
class FitList {
  fitted: Fitted | null = null;

  update({ view, state }: ViewUpdate): void {
    if (completionStatus(state) === null) this.fitted = null;
    else this.#fit(view);
  }

  #fit(view: EditorView): void {
    view.requestMeasure({
      key: this,
      read: () => {
        const list = view.dom.querySelector<HTMLElement>('.cm-tooltip-autocomplete > ul');
        if (list === null) return null;
        const room = findRoom(list);
        return list === this.fitted?.list && room === this.fitted.room ? null : fitInto(view, list, room);
      },
      write: (next) => {
        if (next === null) return;
        this.fitted = next;
        const { list, height, dock, covered } = next;
        list.style.maxHeight = height === null ? '' : `${height}px`;
        list.parentElement?.style.setProperty('--dock', `${dock}px`);
        // Placing it again may leave it another room.
        repositionTooltips(view);
        this.#fit(view);
        // Not while the view is measuring.
        if (covered > 0) queueMicrotask(() => view.dispatch({ effects: scrollToCaret(view) }));
      },
    });
  }
}

const scrollToCaret = ({ state }: EditorView) => EditorView.scrollIntoView(state.selection.main.head);

export const fitList = ViewPlugin.fromClass(FitList, {
  provide: (plugin) => EditorView.scrollMargins.of((view) => ({ bottom: view.plugin(plugin)?.fitted?.covered ?? 0 })),
});

/** What the style sheet allows, or what the view has left of it beside the line. */
function findRoom(list: HTMLElement): number {
  const { maxHeight } = list.style;
  list.style.maxHeight = '';
  const allowed = parseFloat(getComputedStyle(list).maxHeight);
  list.style.maxHeight = maxHeight;
  const box = list.parentElement as HTMLElement;
  if (isDocked(box) || box.style.height === '') return allowed;
  return Math.min(allowed, parseFloat(box.style.height) - (box.offsetHeight - list.offsetHeight));
}

const isDocked = (box: HTMLElement): boolean => getComputedStyle(box).getPropertyValue('--docked') !== '';

function fitInto(view: EditorView, list: HTMLElement, room: number): Fitted {
  const begin = list.getBoundingClientRect().top - list.scrollTop;
  const middles = [...list.querySelectorAll('li')].map((row) => {
    // Of its second line, if it has one: cut between its lines, it would look whole.
    const { top, height } = (row.querySelector('.cm-completion-below') ?? row).getBoundingClientRect();
    return top - begin + height / 2;
  });
  const height = list.scrollHeight <= room ? null : (middles.findLast((middle) => middle <= room) ?? room);
  const box = list.parentElement as HTMLElement;
  if (!isDocked(box)) return { list, room, height, covered: 0, dock: 0 };
  const { bottom } = view.scrollDOM.getBoundingClientRect();
  const end = findBottom(view);
  const frame = box.offsetHeight - list.offsetHeight;
  const covered = bottom - end + frame + (height ?? list.scrollHeight) + GAP;
  return { list, room, height, covered, dock: document.documentElement.clientHeight - end };
}
