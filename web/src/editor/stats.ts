import { countWords, stripMarkup as stripBody } from '@scriptorium/contract/rules/count-words.ts';
import type { EditorState, Extension, Text } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findFrontMatter } from './front-matter/metadata.ts';
import { createIdleTask } from './idle.ts';
import type { EditorStats } from './options.ts';

const wordsPerMinute = 230;

/** Readable text: without front matter and markup. */
export function stripMarkup(text: string): string {
  const head = findFrontMatter(text);
  return stripBody(head ? text.slice(head.to).replace(/^\n?(?:---|\.\.\.)[ \t]*/, '') : text);
}

function countCharacters(text: string): number {
  return text.replace(/\s+/g, ' ').trim().length;
}

interface Counts {
  readonly words: number;
  readonly characters: number;
}

const partLength = 65_536;

/** Counts a text in parts of a millisecond or two. Parts end at blank lines; comments stay whole. */
export function* countParts(doc: Text, markdown: boolean): Generator<Counts, Counts> {
  let words = 0;
  let characters = 0;
  for (let from = 0; from < doc.length;) {
    let to = Math.min(doc.length, from + partLength);
    let part = doc.sliceString(from, to);
    while (to < doc.length) {
      const open = part.lastIndexOf('<!--');
      const end = part.lastIndexOf('\n\n');
      if (end > 0 && (open < 0 || end < open || part.indexOf('-->', open) >= 0)) {
        part = part.slice(0, end + 1);
        break;
      }
      if (open > 0 && part.lastIndexOf('\n\n', open) > 0) {
        part = part.slice(0, part.lastIndexOf('\n\n', open) + 1);
        break;
      }
      to = Math.min(doc.length, to + partLength);
      part = doc.sliceString(from, to);
    }
    from += part.length;
    const read = markdown ? stripMarkup(part) : part;
    words += countWords(read);
    const more = countCharacters(read);
    // The blank line between two parts counts as a single space.
    characters += more + (more > 0 && characters > 0 ? 1 : 0);
    yield { words, characters };
  }
  return { words, characters };
}

function describe(state: EditorState, counts: Counts, markdown: boolean): EditorStats {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const selected = main.empty ? null : state.sliceDoc(main.from, main.to);
  const read = selected !== null && markdown ? stripMarkup(selected) : selected;
  return {
    words: counts.words,
    characters: counts.characters,
    readingMinutes: counts.words === 0 ? 0 : Math.max(1, Math.round(counts.words / wordsPerMinute)),
    selectedWords: read === null ? null : countWords(read),
    selectedCharacters: read === null ? null : countCharacters(read),
    lines: state.doc.lines,
    rows: state.doc.line(state.doc.lines).length === 0 ? state.doc.lines - 1 : state.doc.lines,
    line: line.number,
    column: main.head - line.from + 1,
  };
}

/** Reports the counts. Position and selection on the next frame, the whole text when typing pauses. */
export function reportStats(markdown: boolean, report: (stats: EditorStats) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      private readonly view: EditorView;
      private counts: Counts;
      private frame = 0;
      private counting: Generator<Counts, Counts> | null = null;
      private readonly recount = createIdleTask(() => {
        this.counting ??= countParts(this.view.state.doc, markdown);
        const { value, done } = this.counting.next();
        if (done !== true) return true;
        this.counting = null;
        this.counts = value;
        this.schedule();
        return false;
      });

      constructor(view: EditorView) {
        this.view = view;
        this.counts = { words: 0, characters: 0 };
        this.recount.schedule(0);
      }

      update(update: ViewUpdate): void {
        if (update.docChanged) {
          this.counting = null;
          this.recount.schedule(400);
        }
        if (update.docChanged || update.selectionSet) this.schedule();
      }

      private schedule(): void {
        if (this.frame) return;
        this.frame = requestAnimationFrame(() => {
          this.frame = 0;
          report(describe(this.view.state, this.counts, markdown));
        });
      }

      destroy(): void {
        cancelAnimationFrame(this.frame);
        this.recount.cancel();
      }
    },
  );
}
