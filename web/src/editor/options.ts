import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** How the text is drawn: with marks hidden and constructs rendered, or as it is. */
export type EditorMode = 'preview' | 'source';

/** What Enter begins in prose that is drawn: a paragraph, as on paper, or a line of the source. */
export type EnterKey = 'paragraph' | 'line';

/** What the editor asks of the workspace that the document lies in. Paths are as written in the text. */
export interface EditorAssets {
  /** The address to load a relative or workspace path from, or null if nothing is there. */
  resolve(path: string): Promise<string | null>;
  /**
   * Stores a pasted or dropped file beside the document and returns the path to link, relative to the document. The
   * share that has been sent, 0 to 1, is told meanwhile.
   */
  upload(file: File, onProgress?: (share: number) => void): Promise<string>;
  /** Paths of the workspace's files, relative to the document. */
  listFiles(): Promise<readonly string[]>;
  /** Those of the paths at which the workspace has a file; null while that is not known. */
  findPresent(paths: readonly string[]): Promise<ReadonlySet<string> | null>;
  /** The text of a file of the workspace, or null if there is none. Rejects while that cannot be asked. */
  readText(path: string): Promise<string | null>;
  /** The citation style of this name, of the workspace or of the product, or null. Rejects like `readText`. */
  readStyle(name: string): Promise<string | null>;
}

/** Counts for the status bar; those of the selection are null while it is empty. */
export interface EditorStats {
  readonly words: number;
  readonly characters: number;
  readonly readingMinutes: number;
  readonly selectedWords: number | null;
  readonly selectedCharacters: number | null;
  /** 1-based place of the main caret. */
  readonly line: number;
  readonly column: number;
}

/** One line of the outline panel, in the order of the text. */
export interface OutlineItem {
  readonly kind: 'heading' | 'figure' | 'table' | 'formula';
  /** Heading level 1 to 6; 0 for the others. */
  readonly level: number;
  readonly text: string;
  /** Position for `jumpTo`. */
  readonly from: number;
  /** 1-based. */
  readonly line: number;
}

export interface Outline {
  readonly items: readonly OutlineItem[];
  /** Index in `items` of the heading whose section is at the top of the window, or -1. */
  readonly current: number;
  /** `found` is null until the bibliographies have been read. */
  readonly citations: { readonly cited: number; readonly found: number | null; readonly files: readonly string[] };
}

/** A line of the problems list: faults of JSON, YAML, BibTeX, front matter; unknown citation keys; missing images. */
export interface EditorProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  /** The text, with LF line ends; or a whole state whose extensions are then used as they are. */
  readonly doc: string | EditorState;
  /** File name or path: decides the language. */
  readonly path: string;
  readonly mode: EditorMode;
  /** A paragraph unless said otherwise. */
  readonly enter?: EnterKey;
  /** Collaboration and anything else that belongs to this document. */
  readonly extensions?: Extension;
  /** Nonce for the style element under the page's content policy. */
  readonly nonce?: string;
  readonly readOnly?: boolean;
  readonly assets: EditorAssets;
  /** Pictures of other hosts: loaded at once, or only when clicked. */
  readonly allowRemoteImages?: boolean;
  readonly onStats?: (stats: EditorStats) => void;
  readonly onOutline?: (outline: Outline) => void;
  readonly onProblems?: (problems: readonly EditorProblem[]) => void;
  /** `isChosen` is false when a text that could not be drawn fell back to its source. */
  readonly onMode?: (mode: EditorMode, isChosen: boolean) => void;
  /** An upload failed, a link was refused…: one sentence for a toast. */
  readonly onMessage?: (message: string, severity: 'info' | 'error') => void;
  /** A relative link was followed (Mod-click). Without it the address is opened in a new window. */
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
  setReadOnly(readOnly: boolean): void;
  /** Puts the caret at a position (or 1-based line) and shows it. */
  jumpTo(target: number | { readonly line: number }): void;
  /** Asks again for files, bibliographies and pictures, after something in the workspace changed. */
  refreshAssets(): void;
  focus(): void;
  destroy(): void;
}
