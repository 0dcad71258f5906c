import { isCrossReference } from '@scriptorium/contract/rules/cross-references.ts';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import { citationLibrary, citeText, listCitedKeys, readHead } from './citations/library.ts';
import { printedKeys } from './citations/printed.ts';
import { isSharedAlone } from './surroundings.ts';
import { FORMULA } from './live-preview/draw-words.ts';
import { findLabelled, labelsOf, referenceText } from './live-preview/labels.ts';
import { stripMathMarks } from './live-preview/math.ts';
import { listLabelled } from './markdown/labels.ts';
import { findKnownTree, findWholeTree, wholeTreeField } from './markdown/whole-tree.ts';
import { peopleField } from './collab/view/presence-field.ts';
import { createIdleTask } from './idle.ts';
import type { Outline, OutlineItem, OutlinePerson } from './options.ts';
import { t } from '../lib/texts/editor.ts';

/** Longer formulas, and those of several rows, are named instead of drawn. */
const MAX_TEX = 120;

/** Text of a heading or caption without marks; formulas stay as they are, between dollars. */
function plain(source: string): string {
  return withoutAttributes(source.trimEnd())
    .split(FORMULA)
    .map((part, index) => (index % 2 === 1 ? part : plainWords(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without `{#sec-id .class}` at its end, which may also be the argument of a TeX command. */
function withoutAttributes(source: string): string {
  const from = source.endsWith('}') ? source.lastIndexOf('{') : -1;
  if (from < 0 || source.slice(from + 1, -1).includes('}')) return source;
  const before = source.slice(0, from);
  return /\\[a-zA-Z]+$/.test(before.slice(-40)) ? source : before.trimEnd();
}

const plainWords = (source: string): string =>
  source
    .replace(/\\[a-zA-Z]+\{[^}]*\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~|==|[*`])/g, '');

const MAX_CAPTION = 120;
/** Of the source, with marks and keys. */
const MAX_CAPTION_SOURCE = 1000;

/** Citations and references as printed, cut off at a word and never within a formula. */
export function plainCaption(state: EditorState, source: string): string {
  const text = plain(
    source
      .slice(0, MAX_CAPTION_SOURCE)
      .replace(/\[[^\][]*@[^\][]*\]|(?<![\w@])@\w[\w:.-]*\w/g, (cited) =>
        stripMarks(referenceText(labelsOf(state), cited) ?? citeText(state, cited) ?? cited),
      )
      .split(FORMULA)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(/([~^])([^\s~^]+)\1/g, '$2')))
      .join(''),
  );
  if (text.length <= MAX_CAPTION) return text;
  let shown = '';
  for (const part of text.split(FORMULA)) {
    const isFormula = FORMULA.test(part);
    if (shown.length + part.length > MAX_CAPTION)
      return `${isFormula ? shown.trimEnd() : (shown + part).slice(0, MAX_CAPTION).replace(/\s+\S*$/, '')}…`;
    shown += part;
  }
  return shown;
}

/** A formula that can be drawn in a row of the outline; null for others. */
export function readTex(source: string): string | null {
  // Without the punctuation of the sentence it stands in.
  const tex = stripMathMarks(source)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)[,.;]$/, '');
  return tex === '' || tex.length > MAX_TEX || /[$]|\\\\|\\begin\b/.test(tex) ? null : `$${tex}$`;
}

function item(state: EditorState, kind: OutlineItem['kind'], level: number, text: string, from: number): OutlineItem {
  return { kind, level, text, from, line: state.doc.lineAt(from).number };
}

/** Headings, figures, tables and formulas of the document in text order. */
export function listOutline(state: EditorState): OutlineItem[] {
  const items: OutlineItem[] = [];
  const tree = findKnownTree(state);
  const slice = (from: number, to: number): string => state.sliceDoc(from, to);
  const numbered = new Map(listLabelled(tree, slice).map((found) => [found.at, found]));
  /** With its printed number, if any: nothing without a caption is numbered. */
  const name = (word: string, at: number): string => {
    const found = numbered.get(at);
    return found ? `${found.names[found.kind][0]} ${found.number}` : word;
  };
  tree.iterate({
    enter: (node) => {
      const level = /^(?:ATX|Setext)Heading(\d)$/.exec(node.name)?.[1];
      const source = (): string => state.sliceDoc(node.from, node.to);
      if (level) {
        const text = plain(
          source()
            .replace(/\n[=-]+\s*$/, '')
            .replace(/^#+\s*|\s+#+\s*$/g, ''),
        );
        items.push(item(state, 'heading', Number(level), text, node.from));
        return false;
      }
      if (node.name === 'Table') {
        const near = [node.node.nextSibling, node.node.prevSibling].map((other) =>
          other
            ? /^(?:[Tt]able)?:[ \t]*([\s\S]*)/.exec(
                state.sliceDoc(other.from, Math.min(other.to, other.from + 600)),
              )?.[1]
            : undefined,
        );
        const caption = plainCaption(state, near.find(Boolean) ?? '');
        items.push(
          item(state, 'table', 0, `${name(t('table'), node.from)}${caption ? `. ${caption}` : ''}`, node.from),
        );
        return false;
      }
      if (node.name === 'Paragraph') {
        const only = node.node.firstChild;
        if (only?.name === 'Image' && only.from === node.from) {
          const caption = plainCaption(
            state,
            /^!\[((?:[^[\]\\]|\\.|\[(?![^[\]]*\])|\[[^[\]]*\])*)\]/.exec(source())?.[1] ?? '',
          );
          items.push(
            item(state, 'figure', 0, `${name(t('figure'), node.from)}${caption ? `. ${caption}` : ''}`, node.from),
          );
        } else
          for (const { from, to } of node.node.getChildren('DisplayMath')) {
            const isNumbered = numbered.has(from);
            const tex = isNumbered ? null : readTex(state.sliceDoc(from, to));
            const named = item(state, 'formula', 0, tex ?? name(t('equation'), from), from);
            items.push(isNumbered ? named : { ...named, note: t('notNumbered') });
          }
        return false;
      }
      return /^(?:Document|FencedDiv)$/.test(node.name);
    },
  });
  return items;
}

function findCurrent(items: readonly OutlineItem[], at: number): number {
  for (let index = items.length - 1; index >= 0; index--) {
    const entry = items[index]!;
    if (entry.kind === 'heading' && entry.from <= at) return index;
  }
  return -1;
}

/** Each person once per section, however many windows they have open. Omits people above the first heading. */
function locatePeople(state: EditorState, items: readonly OutlineItem[]): readonly OutlinePerson[] {
  const found = new Map<string, OutlinePerson>();
  for (const { label, color, head } of state.field(peopleField, false) ?? []) {
    const section = findCurrent(items, head);
    if (section >= 0) found.set(JSON.stringify([section, label, color]), { name: label, color, section });
  }
  return [...found.values()];
}

function haveSameItems(a: readonly OutlineItem[], b: readonly OutlineItem[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]!;
      // The line follows from the position.
      return (
        one.from === other.from &&
        one.kind === other.kind &&
        one.level === other.level &&
        one.text === other.text &&
        one.note === other.note
      );
    })
  );
}

function isSame(a: Outline, b: Outline): boolean {
  return (
    a.items === b.items &&
    a.title === b.title &&
    a.current === b.current &&
    a.citations.cited === b.citations.cited &&
    a.citations.found === b.citations.found &&
    a.citations.files.join() === b.citations.files.join() &&
    JSON.stringify(a.people) === JSON.stringify(b.people)
  );
}

/** How long carets may move before their positions are reported. */
const MOVING_MS = 400;

/** Reports the outline when typing pauses, and the current section when scrolling or moving the caret. */
export function reportOutline(report: (outline: Outline) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      private readonly view: EditorView;
      private items: readonly OutlineItem[] = [];
      private title = '';
      private cited: ReadonlySet<string> = new Set();
      private readonly task = createIdleTask(() => this.read());
      private frame = 0;
      private moving: ReturnType<typeof setTimeout> | undefined;
      private last: Outline | null = null;

      constructor(view: EditorView) {
        this.view = view;
        view.scrollDOM.addEventListener('scroll', this.onScroll, { passive: true });
        this.task.schedule(0);
      }

      update(update: ViewUpdate): void {
        const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
        const before = citationLibrary(update.startState);
        const library = before !== citationLibrary(update.state);
        const whole = update.startState.field(wholeTreeField, false) !== update.state.field(wholeTreeField, false);
        if (whole || (library && before === null)) this.task.schedule(0);
        else if (update.docChanged || parsed || library) this.task.schedule(300);
        const moved = update.startState.field(peopleField, false) !== update.state.field(peopleField, false);
        if ((moved || update.selectionSet || update.focusChanged) && !update.docChanged)
          this.moving ??= setTimeout(() => {
            this.moving = undefined;
            this.tell();
          }, MOVING_MS);
      }

      private readonly onScroll = (): void => {
        if (this.frame) return;
        this.frame = requestAnimationFrame(() => {
          this.frame = 0;
          this.tell();
        });
      };

      /** Walks the whole text: only when idle, never while scrolling, which typing causes too. */
      private read(): void {
        const { state } = this.view;
        // Parts not currently parsed would be missing: wait until they are.
        if (this.last && !findWholeTree(state)) return;
        const items = listOutline(state);
        if (!haveSameItems(items, this.items)) this.items = items;
        this.title = readHead(state).title;
        const keys = listCitedKeys(state).map(({ key }) => key);
        const labels = labelsOf(state);
        this.cited = new Set(keys.filter((key) => !findLabelled(labels, key) && !isCrossReference(key)));
        this.tell();
      }

      /** The caret while writing; otherwise what is being read, not what is about to leave the window. */
      private findPlace(): number {
        const { scrollDOM, state, hasFocus } = this.view;
        const { scrollTop, clientHeight } = scrollDOM;
        const at = (height: number): number => this.view.elementAtHeight(height).from;
        const { head } = state.selection.main;
        if (hasFocus && head >= at(scrollTop) && head <= this.view.elementAtHeight(scrollTop + clientHeight).to)
          return head;
        return at(scrollTop + clientHeight * 0.3);
      }

      private countFound(): Outline['citations']['found'] {
        const { state } = this.view;
        // As of the last visit, until they are loaded.
        const keys = citationLibrary(state)?.keys ?? printedKeys(state);
        const found = keys && [...this.cited].filter((key) => keys.has(key)).length;
        return found !== null && found < this.cited.size && isSharedAlone(state) ? 'withheld' : found;
      }

      private tell(): void {
        const { state } = this.view;
        const library = citationLibrary(state);
        const outline: Outline = {
          title: plain(this.title),
          items: this.items,
          current: findCurrent(this.items, this.findPlace()),
          citations: {
            cited: this.cited.size,
            found: this.countFound(),
            files: library?.files ?? [],
          },
          people: locatePeople(state, this.items),
        };
        if (this.last && isSame(this.last, outline)) return;
        this.last = outline;
        report(outline);
      }

      destroy(): void {
        this.task.cancel();
        cancelAnimationFrame(this.frame);
        clearTimeout(this.moving);
        this.view.scrollDOM.removeEventListener('scroll', this.onScroll);
      }
    },
  );
}
