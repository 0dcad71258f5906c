import { ChangeSet, type EditorState } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { MAX_PRINTED } from '@scriptorium/contract/rules/printed-citations.ts';
import { createIdleTask } from '../idle.ts';
import { labelsOf, referenceText } from '../live-preview/labels.ts';
import { redraw } from '../live-preview/redraw.ts';
import { findKnownTree, findWholeTree } from '../markdown/whole-tree.ts';
import { surroundings } from '../surroundings.ts';
import type { Draft } from './drafts.ts';
import { type CitationLibrary, citationLibrary, readHead, setLibrary } from './library.ts';
import { parseCitation } from './parse-citation.ts';
import { type PrintedPlace, setPrinted } from './printed.ts';
import { Learned } from './learned.ts';
import { type Sketch, sketchCitations } from './sketch.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t } from '../../lib/texts/editor.ts';

/** After the last change of a citation, before the server is asked. */
const PAUSE_MS = 600;
const RETRY_MS = 15_000;
/** More than these are not listed in a draft for `nocite: "@*"`. */
const MAX_UNCITED = 1_000;

/** One state of the citations, from its sketch to its print. */
interface Job {
  readonly name: string;
  readonly sketch: Sketch;
  readonly cited: CitationLibrary;
  readonly head: ReturnType<typeof readHead>;
  /** What was changed in the text since. */
  changes: ChangeSet;
}

/** Keys of `nocite`; null: all. */
function listUncited(nocite: string): readonly string[] | null {
  const keys = [...nocite.matchAll(/@(?:\{([^}\s]+)\}|([\p{L}\p{N}_*][^\s,;\]]*))/gu)].map(
    ([, braced, plain]) => braced ?? plain!,
  );
  return keys.includes('*') ? null : keys;
}

function sketch(state: EditorState): Sketch {
  const labels = labelsOf(state);
  return sketchCitations(
    findKnownTree(state),
    (from, to) => state.sliceDoc(from, to),
    (source) => referenceText(labels, source) !== null,
  );
}

/** Draws citations and their bibliography: a draft at once, in the worker, and then what exports print. */
export const printer = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private job: Job | null = null;
    private readonly learned = new Learned();
    private readonly looking = createIdleTask(() => void this.look());
    private timer: ReturnType<typeof setTimeout> | undefined;
    private destroyed = false;

    constructor(view: EditorView) {
      this.view = view;
      this.looking.schedule(0);
    }

    update(update: ViewUpdate): void {
      const { startState, state } = update;
      if (update.docChanged && this.job) this.job.changes = this.job.changes.compose(update.changes);
      const before = citationLibrary(startState)?.printedAs;
      const now = citationLibrary(state)?.printedAs;
      const isEmptied = citationLibrary(startState) !== citationLibrary(state) && this.job !== null;
      if (before !== now || (isEmptied && citationLibrary(state)?.keys.size === 0)) this.looking.schedule(0);
      else if (now && (findKnownTree(startState) !== findKnownTree(state) || labelsOf(startState) !== labelsOf(state)))
        this.looking.schedule(100);
    }

    /** Whether something else is cited than before, and if so, what it looks like. */
    private async look(): Promise<void> {
      const { state } = this.view;
      const library = citationLibrary(state);
      if (library?.keys.size === 0) return this.clear();
      if (!library?.printedAs) return;
      // Without its end a long text would be renumbered at each key.
      if (this.job && !findWholeTree(state)) return;
      const head = readHead(state);
      const { csl, lang, nocite, abstract, referenceTitle, hidesBibliography } = head;
      const found = sketch(state);
      const name = JSON.stringify([
        csl,
        lang,
        nocite,
        abstract,
        referenceTitle,
        hidesBibliography,
        found.text,
        found.refs === null,
      ]);
      if (this.job?.name === name && this.job.cited.printedAs === library.printedAs) return;
      if (this.job?.cited.printedAs !== library.printedAs) this.learned.forget();
      const job: Job = { name, sketch: found, cited: library, head, changes: ChangeSet.empty(state.doc.length) };
      this.job = job;
      clearTimeout(this.timer);
      try {
        const draft = await this.draft(job);
        if (this.isOutdated(job)) return;
        if (draft.styleFault !== null) this.tellFault(draft.styleFault);
        const { citations, entries } = this.learned.improve(found, draft);
        this.publish(job, { citations, entries, by: 'draft', fault: null });
        this.timer = setTimeout(() => void this.print(job, draft), PAUSE_MS);
      } catch (error) {
        // A later one has taken its place.
        if (this.isOutdated(job)) return;
        this.job = null;
        console.warn('The citations could not be drawn', error);
      }
    }

    /** There are no works any more. */
    private clear(): void {
      clearTimeout(this.timer);
      if (this.job === null) return;
      this.job = null;
      this.view.dispatch({
        effects: [
          setPrinted.of({ by: 'draft', fault: null, entries: [], places: [], refs: null, title: '' }),
          redraw.of(null),
        ],
      });
    }

    private draft({ cited: library, sketch: { places, keys }, head: { nocite } }: Job): Promise<Draft> {
      const uncited = listUncited(nocite) ?? (library.keys.size <= MAX_UNCITED ? Array.from(library.keys) : []);
      const known = [...new Set([...keys, ...uncited])].filter((key) => library.keys.has(key));
      return library.draft({ sources: places.map(({ source }) => source), keys: known });
    }

    private async print(job: Job, draft: Draft): Promise<void> {
      const { cited: library, sketch: found, head } = job;
      const { assets } = this.view.state.facet(surroundings);
      const uncited = listUncited(head.nocite);
      if (found.places.length === 0 && uncited?.length === 0) return;
      const fail = (fault: string): void =>
        this.publish(job, { ...this.learned.improve(found, draft), by: 'draft', fault });
      try {
        const works = await library.cut(uncited && [...found.keys, ...uncited]);
        if (this.isOutdated(job)) return;
        const length = works.reduce((sum, { text }) => sum + text.length, 0);
        const isTooMuch =
          length > MAX_PRINTED.worksLength ||
          found.text.length > MAX_PRINTED.textLength ||
          found.places.length > MAX_PRINTED.citations;
        if (isTooMuch) return fail('There are too many citations to show them exactly as exports print them.');
        const printed = await assets.printCitations({
          text: found.text,
          count: found.places.length,
          lang: head.lang,
          nocite: head.nocite,
          abstract: head.abstract.includes('@') ? head.abstract : '',
          csl: head.csl,
          works: [...works],
        });
        if (this.isOutdated(job)) return;
        if (printed === null) this.timer = setTimeout(() => void this.print(job, draft), RETRY_MS);
        else if (printed.fault !== null) fail(this.explain() ?? printed.fault);
        else {
          this.learned.learn(found, draft, printed);
          this.publish(job, { ...printed, by: 'exports', fault: null });
        }
      } catch (error) {
        if (this.isOutdated(job)) return;
        if (error instanceof OperationError) fail(error.message);
        else console.warn('The citations could not be printed', error);
      }
    }

    /** Our own check knows the files by their names. */
    private explain(): string | null {
      const [first] = citationLibrary(this.view.state)?.broken ?? [];
      return first ? t('fileFault', { file: first[0], fault: inLanguage(first[1]) }) : null;
    }

    private publish(
      { sketch: found, cited: library, head, changes }: Job,
      drawn: Pick<Draft, 'citations' | 'entries'> & { by: 'draft' | 'exports'; fault: string | null },
    ): void {
      const { by, fault } = drawn;
      const places = found.places.flatMap(({ from, to, source }, index): PrintedPlace[] => {
        const text = drawn.citations[index] ?? null;
        const isKnown = parseCitation(source).items.every(({ id }) => library.keys.has(id));
        const [start, end] = [changes.mapPos(from, 1), changes.mapPos(to, -1)];
        return text === null || !isKnown || start >= end ? [] : [{ from: start, to: end, source, text }];
      });
      const refs = found.refs === null ? null : changes.mapPos(found.refs, 1);
      const entries = head.hidesBibliography ? [] : drawn.entries;
      const current = citationLibrary(this.view.state);
      this.view.dispatch({
        effects: [
          setPrinted.of({ by, fault, entries, places, refs, title: head.referenceTitle }),
          redraw.of(null),
          // Cards beside the text show citations, too.
          ...(current ? [setLibrary.of({ ...current })] : []),
        ],
      });
    }

    private tellFault(styleFault: string): void {
      const known = citationLibrary(this.view.state);
      if (known && known.styleFault === null) this.view.dispatch({ effects: setLibrary.of({ ...known, styleFault }) });
    }

    private isOutdated(job: Job): boolean {
      return this.destroyed || this.job !== job;
    }

    destroy(): void {
      this.destroyed = true;
      clearTimeout(this.timer);
      this.looking.cancel();
    }
  },
);
