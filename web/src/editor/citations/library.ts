import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { Tree } from '@lezer/common';
import { findFrontMatter, type Metadata, readMetadata } from '../front-matter/metadata.ts';
import { labelsOf, referenceText } from '../live-preview/labels.ts';
import { redraw } from '../live-preview/redraw.ts';
import { findKnownTree } from '../markdown/whole-tree.ts';
import type { EditorAssets } from '../options.ts';
import { surroundings } from '../surroundings.ts';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import type { CutWorks, FoundWork } from './bib-index.ts';
import type { BibFile } from './bib-worker.ts';
import type { Draft, DraftRequest, OnFirst } from './drafts.ts';
import type { CitingLanguage } from './engine.ts';
import { printedSource } from './printed.ts';
import { isData, readData } from './read-bibliography.ts';
import { Works } from './works.ts';
import { WorkspaceWorks } from './workspace-works.ts';

/** The works this document can cite. */
export interface CitationLibrary {
  readonly keys: ReadonlySet<string>;
  /** Looks them up for completion. */
  search(query: string, most: number): Promise<readonly FoundWork[]>;
  /** In other .bib files of the workspace; null if the front matter decides what is cited from. */
  readonly searchElsewhere: ((query: string, most: number) => Promise<readonly FoundWork[]>) | null;
  readonly files: readonly string[];
  /** Files that works are cited from but the front matter does not name, so exports do not read them. */
  readonly unnamed: readonly string[];
  /** Files named in the front matter that do not exist. */
  readonly missing: readonly string[];
  /** Why exports with these files would fail, by their name in the front matter. */
  readonly broken: ReadonlyMap<string, string>;
  /** The problem with the citation style; null if there is none, or none is set. */
  readonly styleFault: string | null;
  /** The front matter's style and language, as loaded; null until then. */
  readonly printedAs: { readonly style: string | null; readonly language: CitingLanguage } | null;
  draft(request: Pick<DraftRequest, 'sources' | 'keys' | 'view'>, onFirst: OnFirst): Promise<Draft>;
  /** What exports read of the files to print these keys; null: all. */
  cut(keys: readonly string[] | null): Promise<readonly CutWorks[]>;
  /** Works in citeproc's form, for printing them in another style. */
  read(keys: readonly string[]): Promise<readonly CslItem[]>;
}

export const setLibrary = StateEffect.define<CitationLibrary>();

export const libraryField = StateField.define<CitationLibrary | null>({
  create: () => null,
  update(value, tr) {
    for (const effect of tr.effects) if (effect.is(setLibrary)) return effect.value;
    return value;
  },
});

export function citationLibrary(state: EditorState): CitationLibrary | null {
  return state.field(libraryField, false) ?? null;
}

/** The citation as plain text, or null while unknown. */
export function citeText(state: EditorState, source: string): string | null {
  const reference = referenceText(labelsOf(state), source);
  if (reference !== null) return stripMarks(reference);
  const text = printedSource(state, source);
  return text === null ? null : stripMarks(text);
}

interface CitedKey {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Keys per subtree, relative to its start, so that unchanged parts are not walked again. */
const listed = new WeakMap<Tree, readonly CitedKey[]>();

function listKeys(tree: Tree, at: number, slice: (from: number, to: number) => string): readonly CitedKey[] {
  const before = listed.get(tree);
  if (before) return before;
  const keys: CitedKey[] = [];
  const whole = tree.children.length > 0 && tree.children.every((child) => child instanceof Tree);
  tree.children.forEach((child, index) => {
    const start = tree.positions[index]!;
    if (!whole || !(child instanceof Tree)) return;
    for (const { key, from, to } of listKeys(child, at + start, slice)) {
      keys.push({ key, from: start + from, to: start + to });
    }
  });
  if (!whole) {
    tree.iterate({
      enter: ({ name, from, to }) => {
        if (name === 'CitationKey') keys.push({ key: slice(at + from, at + to).replace(/^-?@\{?|\}$/g, ''), from, to });
      },
    });
  }
  listed.set(tree, keys);
  return keys;
}

/** Citation keys in text order, repeated as often as cited. */
export function listCitedKeys(state: EditorState): readonly CitedKey[] {
  return listKeys(findKnownTree(state), 0, (from, to) => state.sliceDoc(from, to));
}

/** The first citation that exports print as a bare key because the front matter does not name its file. */
export function findUnnamed(state: EditorState): (CitedKey & { readonly files: readonly string[] }) | null {
  const known = citationLibrary(state);
  if (known === null || known.unnamed.length === 0) return null;
  const { defined } = readHead(state);
  const first = listCitedKeys(state).find(({ key }) => known.keys.has(key) && !defined.includes(key));
  return first ? { ...first, files: known.unnamed } : null;
}

let lastHead: { readonly yaml: string; readonly data: Metadata } | null = null;

/** The front matter of a text; parsed again only if it has changed. */
export function readHead(state: EditorState): Metadata {
  const yaml = findFrontMatter(state.sliceDoc(0, Math.min(state.doc.length, 65_536)))?.yaml ?? '';
  if (lastHead?.yaml !== yaml) lastHead = { yaml, data: readMetadata(yaml) };
  return lastHead.data;
}

interface Wanted {
  readonly bibliography: readonly string[];
  readonly csl: string;
  readonly lang: string;
}

function readWanted(state: EditorState): Wanted {
  const data = readHead(state);
  return { bibliography: data.bibliography, csl: data.csl, lang: data.lang };
}

interface ReadFiles {
  readonly files: readonly string[];
  readonly missing: readonly string[];
  readonly sources: readonly BibFile[];
  readonly items: readonly CslItem[];
  readonly broken: ReadonlyMap<string, string>;
}

async function readFiles(assets: EditorAssets, paths: readonly string[]): Promise<ReadFiles> {
  const files: string[] = [];
  const missing: string[] = [];
  const sources: BibFile[] = [];
  const items: CslItem[] = [];
  const broken = new Map<string, string>();
  for (const path of new Set(paths)) {
    if (isData(path)) {
      const text = await assets.readText(path);
      const read = text === null ? null : await readData(path, text);
      (read === null ? missing : files).push(path);
      items.push(...(read?.items ?? []));
      if (read && read.fault !== null) broken.set(path, read.fault);
    } else {
      const found = await assets.readBib(path);
      (found === null ? missing : files).push(path);
      if (found !== null) sources.push({ path, ...found });
    }
  }
  return { files, missing, sources, items, broken };
}

/** What citations in a language, or else in a style's own, are printed with. */
export async function readLanguage(assets: EditorAssets, lang: string, style: string | null): Promise<CitingLanguage> {
  const own = /<style\b[^>]*\sdefault-locale="([\w-]+)"/.exec(style ?? '')?.[1];
  const locales = await assets.readLocales(lang || (own ?? 'en-US'));
  return { lang, locales: locales ?? {} };
}

/** Loads the bibliographies named in the front matter or, if there are none, those next to the document. */
const loader = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private readonly works: Works;
    private elsewhere: WorkspaceWorks | null = null;
    private wanted = '';
    private timer: ReturnType<typeof setTimeout> | undefined;
    private destroyed = false;

    constructor(view: EditorView) {
      this.view = view;
      this.works = new Works(view.state.facet(surroundings).assets);
      this.check(0);
    }

    update(update: ViewUpdate): void {
      const asked = update.transactions.some((tr) => tr.effects.some((effect) => effect.is(reloadLibrary)));
      if (asked) this.wanted = '';
      const head = update.docChanged && update.changes.touchesRange(0, Math.min(update.startState.doc.length, 4096));
      if (asked || head) this.check(asked ? 0 : 600);
    }

    private check(wait: number): void {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        const wanted = readWanted(this.view.state);
        const name = JSON.stringify(wanted);
        if (name === this.wanted) return;
        this.wanted = name;
        void this.load(wanted, name).catch((error: unknown) => {
          if (this.destroyed) return;
          // Keep what was loaded; the host requests a reload once the files are available.
          if (this.wanted === name) this.wanted = '';
          console.warn('The bibliography could not be read', error);
        });
      }, wait);
    }

    private async load(wanted: Wanted, name: string): Promise<void> {
      const { assets } = this.view.state.facet(surroundings);
      if (wanted.bibliography.length > 0) this.works.start();
      const paths =
        wanted.bibliography.length > 0
          ? wanted.bibliography
          : (await assets.listFiles()).filter((path) => /^[^/]+\.bib$/i.test(path)).slice(0, 5);
      // All at once: each is a round trip to the server.
      const styling = wanted.csl ? assets.readStyle(wanted.csl) : Promise.resolve(null);
      const speaking =
        paths.length > 0 ? styling.then((found) => readLanguage(assets, wanted.lang, found)) : Promise.resolve(null);
      // Both are awaited below, unless something else is wanted by then.
      speaking.catch(() => undefined);
      const { files, missing, sources, items, broken } = await readFiles(assets, paths);
      const style = await styling;
      const styleFault =
        wanted.csl && style === null
          ? 'There is no such citation style, neither in the workspace nor among those that come with this server'
          : null;
      const isOutdated = (): boolean => this.destroyed || name !== this.wanted;
      if (isOutdated()) return;
      const keys = await this.works.load(sources, items);
      if (isOutdated()) return;
      // Completion needs only the keys; everything for printing is loaded once something is cited.
      this.elsewhere?.close();
      const elsewhere = wanted.bibliography.length > 0 ? null : new WorkspaceWorks(assets, paths);
      this.elsewhere = elsewhere;
      const library: CitationLibrary = {
        keys,
        searchElsewhere: elsewhere && ((query, most) => elsewhere.search(query, most)),
        search: (query, most) => this.works.search(query, most),
        read: (cited) => this.works.read(cited),
        cut: (cited) => this.works.cut(cited),
        draft: () => Promise.reject(new Error('The citation style is not loaded.')),
        files,
        unnamed: wanted.bibliography.length > 0 ? [] : files,
        missing,
        broken,
        styleFault,
        printedAs: null,
      };
      this.publish(library);
      const faults = this.works.findFaults();
      // Awaited below, unless something else is wanted by then.
      faults.catch(() => undefined);
      const language = await speaking;
      if (keys.size > 0 && language !== null) {
        if (isOutdated()) return;
        const printedAs = { style, language };
        this.amend({ printedAs, draft: (request, onFirst) => this.works.draft({ ...request, ...printedAs }, onFirst) });
      }
      const found = await faults;
      if (!isOutdated() && found.size > 0) this.amend({ broken: new Map([...broken, ...found]) });
    }

    private amend(change: Partial<CitationLibrary>): void {
      const known = citationLibrary(this.view.state);
      if (known) this.publish({ ...known, ...change });
    }

    private publish(library: CitationLibrary): void {
      this.view.dispatch({ effects: [setLibrary.of(library), redraw.of(null)] });
    }

    destroy(): void {
      this.destroyed = true;
      clearTimeout(this.timer);
      this.works.close();
      this.elsewhere?.close();
    }
  },
);

/** Reloads the bibliographies. */
export const reloadLibrary = StateEffect.define<null>();

export const citationSupport: Extension = [libraryField, loader];
