import { ChangeSet, type EditorState } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { MAX_PRINTED } from '@scriptorium/contract/rules/printed-citations.ts';
import { createIdleTask } from '../idle.ts';
import { labelsOf, referenceText } from '../live-preview/labels.ts';
import { redraw } from '../live-preview/redraw.ts';
import { findKnownTree, findWholeTree } from '../markdown/whole-tree.ts';
import { surroundings } from '../surroundings.ts';
import type { CutWorks } from './bib-index.ts';
import type { Draft } from './drafts.ts';
import type { View } from './first-drawn.ts';
import { type CitationLibrary, citationLibrary, readHead, setLibrary } from './library.ts';
import { parseCitation } from './parse-citation.ts';
import { isShortEnough, type KeptPrint, recallPrint } from './kept-print.ts';
import { type PrintedBy, type PrintedPlace, setPrinted } from './printed.ts';
import { Learned } from './learned.ts';
import { findRefs, type Sketch, sketchCitations } from './sketch.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t } from '../../lib/texts/editor.ts';

/** Pause after the last change to a citation before the server is asked. */
const PAUSE_MS = 600;
const RETRY_MS = 15_000;
/** Of several changes, only the last is cached. */
const KEEP_MS = 1_000;
/** For `nocite: "@*"`, drafts list no more than this. */
const MAX_UNCITED = 1_000;

/** One state of the citations, from its sketch to print. */
interface Job {
  readonly name: string;
  readonly sketch: Sketch;
  readonly cited: CitationLibrary;
  readonly head: ReturnType<typeof readHead>;
  /** Changes to the text since then. */
  changes: ChangeSet;
  /** The works for exports, once requested. */
  works: Promise<readonly CutWorks[]> | null;
  state: 'draft' | 'printing' | 'printed';
}

/** What is drawn: from a job, or from the last visit. */
type Published = Pick<Job, 'sketch' | 'head' | 'changes'> & { readonly cited: CitationLibrary | null };

/** What is known about the citations of a job. */
interface Drawn {
  readonly by: PrintedBy;
  readonly citations: Draft['citations'];
  readonly arePrinted?: readonly boolean[];
  readonly entries: Draft['entries'];
  readonly fault?: string | null;
  readonly pending?: number;
}

/** What decides how works are printed. */
const nameStyle = ({ csl, lang }: Pick<Job['head'], 'csl' | 'lang'>): string => JSON.stringify([csl, lang]);

/** Keys of `nocite`; null: all. */
function listUncited(nocite: string): readonly string[] | null {
  const keys = [...nocite.matchAll(/@(?:\{([^}\s]+)\}|([\p{L}\p{N}_*][^\s,;\]]*))/gu)].map(
    ([, braced, plain]) => braced ?? plain!,
  );
  return keys.includes('*') ? null : keys;
}

function sketch(state: EditorState): Sketch {
  const labels = labelsOf(state);
  const found = sketchCitations(
    findKnownTree(state),
    (from, to) => state.sliceDoc(from, to),
    (source) => referenceText(labels, source) !== null,
  );
  // Not parsed that far yet: at the end of the text it would soon move.
  return found.refs === null && !findWholeTree(state) ? { ...found, refs: findRefs(state.doc.toString()) } : found;
}

/** Draws citations and their bibliography: a draft at once, in the worker, and then what exports print. */
export const printer = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private job: Job | null = null;
    /** Whether all citations have been drawn, now or before. */
    private isDrawn = false;
    private readonly learned = new Learned();
    private readonly looking = createIdleTask(() => void this.look());
    private timer: ReturnType<typeof setTimeout> | undefined;
    private keeping: ReturnType<typeof setTimeout> | undefined;
    /** Shown from the last visit until drawn again. */
    private recalled: KeptPrint | null = null;
    private destroyed = false;

    constructor(view: EditorView) {
      this.view = view;
      this.looking.schedule(0);
      void this.recall();
    }

    /** Shows what was drawn at the last visit while the drawing code loads. */
    private async recall(): Promise<void> {
      const kept = await this.view.state.facet(surroundings).assets.readPrint();
      const { state } = this.view;
      if (kept === null || this.destroyed || this.isDrawn || citationLibrary(state)?.keys.size === 0) return;
      const head = readHead(state);
      if (kept.style !== nameStyle(head)) return;
      const found = sketch(state);
      const recalled = recallPrint(kept, found.places);
      if (recalled.citations.every((text) => text === null)) return;
      this.recalled = kept;
      this.isDrawn = true;
      const drawn = { ...recalled, by: kept.by, entries: kept.entries };
      this.publish({ sketch: found, cited: null, head, changes: ChangeSet.empty(state.doc.length) }, drawn);
    }

    /** Caches it for the next visit. */
    private keep({ name, head, sketch: { places } }: Job, { by, citations, arePrinted = [], entries }: Drawn): void {
      clearTimeout(this.keeping);
      const kept: KeptPrint = {
        by,
        style: nameStyle(head),
        name,
        citations: places.map(({ source }, at) => ({
          source,
          text: citations[at] ?? null,
          isPrinted: by === 'exports' || arePrinted[at] === true,
        })),
        entries,
      };
      this.keeping = setTimeout(() => {
        if (isShortEnough(kept)) this.view.state.facet(surroundings).assets.keepPrint(kept);
      }, KEEP_MS);
    }

    update(update: ViewUpdate): void {
      const { startState, state } = update;
      if (update.docChanged && this.job) this.job.changes = this.job.changes.compose(update.changes);
      const before = citationLibrary(startState)?.printedAs;
      const now = citationLibrary(state)?.printedAs;
      const isEmptied = citationLibrary(startState) !== citationLibrary(state) && (this.job !== null || this.isDrawn);
      if (before !== now || (isEmptied && citationLibrary(state)?.keys.size === 0)) this.looking.schedule(0);
      else if (now && (findKnownTree(startState) !== findKnownTree(state) || labelsOf(startState) !== labelsOf(state)))
        this.looking.schedule(100);
    }

    /** Whether the citations have changed, and if so, draws them. */
    private async look(): Promise<void> {
      const { state } = this.view;
      const library = citationLibrary(state);
      if (library?.keys.size === 0) return this.clear();
      if (!library?.printedAs) return;
      // Without its end, a long text would be renumbered on each key.
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
      // Existing drawings stay until everything has been redrawn.
      const view = this.isDrawn ? undefined : this.readView(found);
      const changes = ChangeSet.empty(state.doc.length);
      const job: Job = { name, sketch: found, cited: library, head, changes, works: null, state: 'draft' };
      this.job = job;
      clearTimeout(this.timer);
      const draft = this.draft(job, view, () => draft);
      try {
        const drawn = await draft;
        if (this.isOutdated(job)) return;
        if (drawn.styleFault !== null) this.tellFault(drawn.styleFault);
        if (job.state === 'printed') return;
        // The last visit's printed form is closer to what is about to be printed.
        const stays = this.recalled?.by === 'exports' && this.recalled.name === name;
        this.recalled = null;
        if (!stays) this.show(job, { ...this.learned.improve(found, drawn), by: 'draft' });
        this.isDrawn = true;
        if (job.state === 'draft') this.printLater(job, draft);
      } catch (error) {
        // A newer one has replaced it.
        if (this.isOutdated(job)) return;
        this.job = null;
        console.warn('The citations could not be drawn', error);
      }
    }

    /** There are no works any more. */
    private clear(): void {
      clearTimeout(this.timer);
      if (this.job === null && !this.isDrawn) return;
      this.job = null;
      this.recalled = null;
      this.isDrawn = false;
      this.view.dispatch({
        effects: [
          setPrinted.of({ by: 'draft', fault: null, entries: [], pending: 0, places: [], refs: null, title: '' }),
          redraw.of(null),
        ],
      });
    }

    /** From the first line on screen. */
    private readView({ places, refs }: Sketch): View {
      const { documentTop, state } = this.view;
      const top = this.view.lineBlockAtHeight(-documentTop).from;
      const from = places.findIndex(({ to }) => to >= top);
      const list = this.view.lineBlockAt(Math.min(refs ?? state.doc.length, state.doc.length));
      return { from: from < 0 ? places.length : from, hasList: documentTop + list.bottom < innerHeight };
    }

    private draft(job: Job, view: View | undefined, whole: () => Promise<Draft>): Promise<Draft> {
      const { cited: library, sketch: found, head } = job;
      const uncited = listUncited(head.nocite) ?? (library.keys.size <= MAX_UNCITED ? Array.from(library.keys) : []);
      const keys = [...new Set([...found.keys, ...uncited])].filter((key) => library.keys.has(key));
      const request = { sources: found.places.map(({ source }) => source), keys, ...(view ? { view } : {}) };
      return library.draft(request, (first) => {
        if (this.isOutdated(job) || job.state === 'printed') return;
        // The rest takes seconds, and printing need not wait for it.
        if (job.state === 'draft') {
          job.works = this.cut(job);
          this.printLater(job, whole());
        }
        // A complete earlier state is better than an incomplete new one.
        if (this.recalled !== null) return;
        this.publish(job, { ...first, by: 'draft', pending: keys.length - first.entries.length });
      });
    }

    private printLater(job: Job, draft: Promise<Draft>): void {
      if (job.sketch.places.length === 0 && listUncited(job.head.nocite)?.length === 0) return;
      job.state = 'printing';
      this.timer = setTimeout(() => void this.print(job, draft), PAUSE_MS);
    }

    private cut({ cited, sketch: { keys }, head }: Job): Promise<readonly CutWorks[]> {
      const uncited = listUncited(head.nocite);
      const works = cited.cut(uncited && [...keys, ...uncited]);
      // `print` awaits it and reports failures, unless something else is cited by then.
      works.catch(() => undefined);
      return works;
    }

    private async print(job: Job, draft: Promise<Draft>): Promise<void> {
      const { sketch: found, head } = job;
      const { assets } = this.view.state.facet(surroundings);
      const fail = async (fault: string): Promise<void> => {
        const drawn = this.learned.improve(found, await draft);
        if (!this.isOutdated(job)) this.show(job, { ...drawn, by: 'draft', fault });
      };
      try {
        const works = await (job.works ??= this.cut(job));
        if (this.isOutdated(job)) return;
        const length = works.reduce((sum, { text }) => sum + text.length, 0);
        const isTooMuch =
          length > MAX_PRINTED.worksLength ||
          found.text.length > MAX_PRINTED.textLength ||
          found.places.length > MAX_PRINTED.citations;
        if (isTooMuch) return await fail('There are too many citations to show them exactly as exports print them.');
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
        else if (printed.fault !== null) await fail(this.explain() ?? printed.fault);
        else {
          job.state = 'printed';
          this.show(job, { ...printed, by: 'exports' });
          this.isDrawn = true;
          this.learned.learn(found, await draft, printed);
        }
      } catch (error) {
        if (this.isOutdated(job)) return;
        // A failed draft has already reported itself.
        if (error instanceof OperationError) await fail(error.message).catch(() => undefined);
        else console.warn('The citations could not be printed', error);
      }
    }

    /** Our own check names the faulty file. */
    private explain(): string | null {
      const [first] = citationLibrary(this.view.state)?.broken ?? [];
      return first ? t('fileFault', { file: first[0], fault: inLanguage(first[1]) }) : null;
    }

    /** Shows the complete result. */
    private show(job: Job, drawn: Drawn): void {
      this.publish(job, drawn);
      this.keep(job, drawn);
    }

    /** Until the works are loaded, only their drawn form is known. */
    private publish({ sketch: found, cited: library, head, changes }: Published, drawn: Drawn): void {
      const { by, fault = null, arePrinted = [], pending = 0 } = drawn;
      const places = found.places.flatMap(({ from, to, source }, index): PrintedPlace[] => {
        const text = drawn.citations[index] ?? null;
        const isKnown = parseCitation(source).items.every(({ id }) => library?.keys.has(id) ?? true);
        const [start, end] = [changes.mapPos(from, 1), changes.mapPos(to, -1)];
        if (text === null || !isKnown || start >= end) return [];
        return [{ from: start, to: end, source, text, isPrinted: by === 'exports' || arePrinted[index] === true }];
      });
      const refs = found.refs === null ? null : changes.mapPos(found.refs, 1);
      const list = head.hidesBibliography ? { entries: [], pending: 0 } : { entries: drawn.entries, pending };
      const current = citationLibrary(this.view.state);
      this.view.dispatch({
        effects: [
          setPrinted.of({ by, fault, ...list, places, refs, title: head.referenceTitle }),
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
      clearTimeout(this.keeping);
      this.looking.cancel();
    }
  },
);
