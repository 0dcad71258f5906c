import type { ReactNode } from 'react';

/** An entry in the quick switcher. */
export interface SwitcherEntry {
  id: string;
  label: string;
  /** Its location, or what it does. */
  description?: string;
  icon?: ReactNode;
  /** Excerpt of the text around the words found. */
  snippet?: readonly { text: string; isMatch: boolean }[];
  /** Its shortcut, e.g. "Ctrl Shift E". */
  keys?: string;
  run: () => void;
}

/** A group of entries. `find` receives the trimmed query; "" returns useful suggestions. */
export interface SwitcherSource {
  id: string;
  label: string;
  find: (query: string) => SwitcherEntry[] | Promise<SwitcherEntry[]>;
}

let sources: readonly SwitcherSource[] = [];

/** Adds a screen's files or actions to the quick switcher while the screen is open. */
export function registerSwitcherSource(source: SwitcherSource): () => void {
  sources = [...sources.filter((each) => each.id !== source.id), source];
  return () => {
    sources = sources.filter((each) => each !== source);
  };
}

export function readSwitcherSources(): readonly SwitcherSource[] {
  return sources;
}
