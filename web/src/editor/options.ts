import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import type { printCitations, PrintedCitations } from '@scriptorium/contract/operations/references.ts';
import type { KeptPrint } from './citations/kept-print.ts';

/** Rendering mode: marks hidden and constructs rendered, or plain source. */
export type EditorMode = 'preview' | 'source';

/** What Enter starts in rendered prose: a paragraph, or a source line. */
export type EnterKey = 'paragraph' | 'line';

/** What to print; see the call of this name. `csl` is the style as named in the front matter. */
export type PrintRequest = Omit<InputOf<typeof printCitations>, 'style'> & { readonly csl: string };

/** A text; or, for a file too large to be one, the identifier of its content, if known, and its size in bytes. */
export type FoundBib = { readonly text: string } | { readonly tag: string | null; readonly size: number };

/** What the editor needs from the document's workspace. Paths are as written in the text. */
export interface EditorAssets {
  /** The files' workspace; without it nothing of them is cached on the device. */
  readonly workspace?: string | undefined;
  /** Whether the text was shared without the files next to it. */
  isAlone?(): boolean;
  /** The URL to load a relative or workspace path from, or null if nothing is there. */
  resolve(path: string): Promise<string | null>;
  /**
   * Stores a pasted or dropped file beside the document and returns the path to link, relative to the document. Reports
   * the fraction sent, 0 to 1.
   */
  upload(file: File, onProgress?: (share: number) => void): Promise<string>;
  /** Paths of the workspace's files, relative to the document. */
  listFiles(): Promise<readonly string[]>;
  /** Which of the paths are files in the workspace; null while unknown. */
  findPresent(paths: readonly string[]): Promise<ReadonlySet<string> | null>;
  /** The text of a workspace file, or null if there is none. Rejects while unavailable. */
  readText(path: string): Promise<string | null>;
  /** A .bib file, or null if there is none. Rejects like `readText`. */
  readBib(path: string): Promise<FoundBib | null>;
  /** The bytes of a file too large to be a text, and their content's identifier. Rejects like `readText`. */
  fetchBib(path: string): Promise<{ readonly bytes: ArrayBuffer; readonly tag: string | null }>;
  /** The citation style of this name, from the workspace or bundled, or null. Rejects like `readText`. */
  readStyle(name: string): Promise<string | null>;
  /** What citations in a language are printed with: CSL locales by tag; null while unavailable. */
  readLocales(lang: string): Promise<Readonly<Record<string, string>> | null>;
  /** Citations and their bibliography as exports print them; null while unavailable. */
  printCitations(request: PrintRequest): Promise<PrintedCitations | null>;
  /** How they were last drawn on this device; null if unknown. */
  readPrint(): Promise<KeptPrint | null>;
  keepPrint(print: KeptPrint): void;
}

/** Counts for the status bar; those of the selection are null while it is empty. */
export interface EditorStats {
  readonly words: number;
  readonly characters: number;
  readonly readingMinutes: number;
  readonly selectedWords: number | null;
  readonly selectedCharacters: number | null;
  /** As the line numbers count them. */
  readonly lines: number;
  /** Lines but an empty one at the end. */
  readonly rows: number;
  /** 1-based position of the main caret. */
  readonly line: number;
  readonly column: number;
}

/** An entry of the outline panel, in text order. */
export interface OutlineItem {
  readonly kind: 'heading' | 'figure' | 'table' | 'formula';
  /** Heading level 1 to 6; 0 for the others. */
  readonly level: number;
  /** Formulas in it stand between dollars. */
  readonly text: string;
  /** Additional, less important words that are not in the text. */
  readonly note?: string;
  /** Position for `jumpTo`. */
  readonly from: number;
  /** 1-based. */
  readonly line: number;
}

export interface Outline {
  /** From the front matter; empty without one. */
  readonly title: string;
  readonly items: readonly OutlineItem[];
  /** Index in `items` of the heading whose section is at the top of the viewport, or -1. */
  readonly current: number;
  readonly citations: {
    readonly cited: number;
    /** Null until the bibliographies are loaded; those of others may not be shared with the reader. */
    readonly found: number | 'withheld' | null;
    readonly files: readonly string[];
  };
  /** Other people in the text, with the index in `items` of their section's heading. */
  readonly people: readonly OutlinePerson[];
}

export interface OutlinePerson {
  readonly name: string;
  /** 1…10 */
  readonly color: number;
  readonly section: number;
}

/** An entry of the problems list: errors in JSON, YAML, BibTeX, front matter; unknown citation keys; missing images. */
export interface EditorProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  /** The faulty words, between those before and after them on their line. */
  readonly excerpt: readonly [before: string, wrong: string, after: string];
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  /** The text, with LF line endings; or a complete state whose extensions are used as they are. */
  readonly doc: string | EditorState;
  /** File name or path: determines the language. */
  readonly path: string;
  readonly mode: EditorMode;
  /** Default: a paragraph. */
  readonly enter?: EnterKey;
  /** Dims everything but the caret's paragraph. */
  readonly focusesParagraph?: boolean;
  /** Collaboration and other extensions of this document. */
  readonly extensions?: Extension;
  /** CSP nonce for the style element. */
  readonly nonce?: string;
  readonly readOnly?: boolean;
  readonly assets: EditorAssets;
  /** Remote images: loaded at once, or only on click. */
  readonly allowRemoteImages?: boolean;
  readonly onStats?: (stats: EditorStats) => void;
  readonly onOutline?: (outline: Outline) => void;
  readonly onProblems?: (problems: readonly EditorProblem[]) => void;
  /** `isChosen` is false if rendering failed and the text fell back to source. */
  readonly onMode?: (mode: EditorMode, isChosen: boolean) => void;
  /** An upload failed, a link was refused…: a sentence for a toast. */
  readonly onMessage?: (message: string, severity: 'info' | 'error') => void;
  /** A relative link was followed (Mod-click). Otherwise the URL is opened in a new window. */
  readonly onOpenPath?: (path: string) => void;
}

export type CommandName =
  | 'bold'
  | 'italic'
  | 'strikethrough'
  | 'highlight'
  | 'superscript'
  | 'subscript'
  | 'code'
  | 'codeBlock'
  | 'link'
  | 'image'
  | 'heading'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'paragraph'
  | 'quote'
  | 'bulletList'
  | 'orderedList'
  | 'taskList'
  | 'footnote'
  | 'citation'
  | 'reference'
  | 'table'
  | 'alignTable'
  | 'math'
  | 'mathBlock'
  | 'div'
  | 'rule'
  | 'comment'
  | 'undo'
  | 'redo'
  | 'find'
  | 'fold'
  | 'unfold'
  | 'foldAll'
  | 'unfoldAll'
  | 'toggleMode';

export interface EditorHandle {
  readonly view: EditorView;
  /** Runs a command on the selection; false if it does not apply here. */
  run(name: CommandName): boolean;
  readonly commands: Readonly<Record<CommandName, (view: EditorView) => boolean>>;
  mode(): EditorMode;
  setMode(mode: EditorMode): void;
  setEnter(enter: EnterKey): void;
  setParagraphFocus(isOn: boolean): void;
  setReadOnly(readOnly: boolean): void;
  /** Moves the caret to a position (or 1-based line) and scrolls to it. */
  jumpTo(target: number | { readonly line: number }): void;
  /** Opens the search with these words, at their first occurrence. */
  find(words: string): void;
  /** Reloads files, bibliographies and images after a change in the workspace. */
  refreshAssets(): void;
  focus(): void;
  destroy(): void;
}
