import type { ReactNode } from 'react';

/** An entry in the quick switcher. */
export interface SwitcherEntry {
  id: string;
  label: string;
  /** Where it is, or what it does. */
  description?: string;
  icon?: ReactNode;
  /** What its text says around the words that were found. */
  snippet?: readonly { text: string; isMatch: boolean }[];
  /** Its shortcut, for example "Ctrl Shift E". */
  keys?: string;
  run: () => void;
}

/** A group of entries. `find` receives the trimmed query; "" returns what is useful initially. */
export interface SwitcherSource {
  id: string;
  label: string;
  find: (query: string) => SwitcherEntry[] | Promise<SwitcherEntry[]>;
}

let sources: readonly SwitcherSource[] = [];

/** Adds a screen's files or actions to the quick switcher while it is open. */
export function registerSwitcherSource(source: SwitcherSource): () => void {
  sources = [...sources.filter((each) => each.id !== source.id), source];
  return () => {
    sources = sources.filter((each) => each !== source);
  };
}

export function readSwitcherSources(): readonly SwitcherSource[] {
  return sources;
}
