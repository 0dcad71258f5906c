import type { ReactNode } from 'react';

/** A line of the quick switcher. */
export interface SwitcherEntry {
  id: string;
  label: string;
  /** Where it is, or what it does. */
  description?: string;
  icon?: ReactNode;
  /** Keys that do the same, for example "Ctrl Shift E". */
  keys?: string;
  run: () => void;
}

/** A group of lines. `find` gets what was typed, trimmed; "" shows what is useful at once. */
export interface SwitcherSource {
  id: string;
  label: string;
  find: (query: string) => SwitcherEntry[] | Promise<SwitcherEntry[]>;
}

let sources: readonly SwitcherSource[] = [];

/** A screen offers its files or actions in the quick switcher for as long as it is open. */
export function registerSwitcherSource(source: SwitcherSource): () => void {
  sources = [...sources.filter((each) => each.id !== source.id), source];
  return () => {
    sources = sources.filter((each) => each !== source);
  };
}

export function readSwitcherSources(): readonly SwitcherSource[] {
  return sources;
}
