import { type EditorState, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { offerNaming } from '../citations/citing.ts';
import { citationLibrary, findUnnamed } from '../citations/library.ts';
import type { PrintedEntry } from '../citations/reference-list.ts';
import { printedField, type Printing, readPrinting } from '../citations/printed.ts';
import { renderMarks } from '../citations/render-marks.ts';
import { createIdleTask } from '../idle.ts';
import { runsRightToLeft } from '../text-direction.ts';
import { createButton, createElement } from './create-element.ts';
import { drawSafely } from './draw-safely.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t } from '../../lib/texts/editor.ts';

/** Drawn at once; the rest follows in slices, so that a long list does not block scrolling. */
const FIRST = 40;
const PART = 100;

interface Drawn {
  texts: readonly string[];
  stop(): void;
}

const drawn = new WeakMap<HTMLElement, Drawn>();

function describe({ by, fault, entries, pending }: Printing, unnamed: readonly string[]): string {
  if (unnamed.length > 0) return t('bibliographyUnnamed', { files: unnamed.join(', ') });
  if (fault !== null) return t('bibliographyFault', { fault: inLanguage(fault) });
  if (pending > 0) return t('bibliographyBegun', { count: entries.length, all: entries.length + pending });
  return by === 'exports' ? t('bibliographyPrinted') : t('bibliographyDraft');
}

class BibliographyWidget extends WidgetType {
  readonly printing: Printing;
  /** Where its works are, if not in a file that exports read. */
  readonly unnamed: readonly string[];

  constructor(printing: Printing, unnamed: readonly string[]) {
    super();
    this.printing = printing;
    this.unnamed = unnamed;
  }

  override eq(other: BibliographyWidget): boolean {
    return other.printing === this.printing && other.unnamed.join() === this.unnamed.join();
  }

  override get estimatedHeight(): number {
    return 60 + this.printing.entries.length * 56;
  }

  toDOM(view: EditorView): HTMLElement {
    const section = createElement('section', 'cm-bibliography');
    section.append(createElement('p', 'cm-bibliography-by'), createElement('div', 'cm-bibliography-list'));
    this.fill(section, view);
    return section;
  }

  override updateDOM(dom: HTMLElement, view: EditorView): boolean {
    if (!drawn.has(dom)) return false;
    this.fill(dom, view);
    return true;
  }

  override destroy(dom: HTMLElement): void {
    drawn.get(dom)?.stop();
  }

  /** Unchanged entries are not redrawn. */
  private fill(section: HTMLElement, view: EditorView): void {
    const { entries, title, fault } = this.printing;
    drawn.get(section)?.stop();
    const [by, list] = [section.firstElementChild!, section.lastElementChild!];
    by.textContent = describe(this.printing, this.unnamed);
    by.classList.toggle('cm-bibliography-fault', fault !== null || this.unnamed.length > 0);
    const name = this.unnamed.length === 0 ? null : offerNaming(view, this.unnamed);
    if (name) {
      const button = createButton('', t('nameFiles'));
      button.addEventListener('click', name);
      by.append(' ', button);
    }
    section.setAttribute('aria-label', t('bibliography'));
    section.querySelector('.cm-bibliography-title')?.remove();
    if (title !== '') {
      const heading = createElement('p', 'cm-bibliography-title');
      heading.setAttribute('role', 'heading');
      heading.setAttribute('aria-level', '1');
      heading.textContent = title;
      by.after(heading);
    }
    while (list.childElementCount > entries.length) list.lastElementChild!.remove();
    const known = drawn.get(section)?.texts ?? [];
    let at = 0;
    const draw = (to: number): void => {
      for (; at < Math.min(to, entries.length); at++) drawEntry(list, at, entries[at]!, known[at]);
    };
    draw(Math.max(FIRST, list.childElementCount));
    const rest = createIdleTask(() => {
      draw(at + PART);
      view.requestMeasure();
      return at < entries.length;
    });
    if (at < entries.length) rest.schedule(0);
    const texts = entries.map(({ text }) => text);
    drawn.set(section, { texts, stop: () => rest.cancel() });
    view.requestMeasure();
  }
}

function drawEntry(list: Element, at: number, { text }: PrintedEntry, before: string | undefined): void {
  const element = list.children[at];
  if (element && before === text) return;
  const entry = createElement('p', 'cm-bibliography-entry');
  // The browser itself would leave out what is isolated in it.
  if (runsRightToLeft(text)) entry.dir = 'rtl';
  entry.append(...renderMarks(text));
  if (element) element.replaceWith(entry);
  else list.append(entry);
}

function build(state: EditorState): DecorationSet {
  const printing = readPrinting(state);
  if (printing.entries.length + printing.pending === 0 && printing.fault === null) return Decoration.none;
  const unnamed = findUnnamed(state)?.files ?? [];
  const widget = drawSafely(new BibliographyWidget(printing, unnamed));
  return Decoration.set(Decoration.widget({ widget, block: true, side: 2 }).range(findPlace(state)));
}

/** Below the opening line of `::: {#refs}`, or at the end. */
function findPlace(state: EditorState): number {
  const refs = state.field(printedField, false)?.refs ?? null;
  return refs === null ? state.doc.length : state.doc.lineAt(Math.min(refs, state.doc.length)).to;
}

/** The bibliography, where exports print it. */
export const bibliography = StateField.define<DecorationSet>({
  create: build,
  update(value, tr) {
    const isSame =
      readPrinting(tr.startState) === readPrinting(tr.state) &&
      citationLibrary(tr.startState)?.unnamed === citationLibrary(tr.state)?.unnamed;
    if (!isSame) return build(tr.state);
    return tr.docChanged && value.size > 0 ? build(tr.state) : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});
