/** What the bar above a text has room for. */
export interface BarFit {
  /** Formatting buttons beside the first and the last; the others are in the menu. */
  readonly tools: number;
  /** Icons in place of words. */
  readonly isCompact: boolean;
  /** A save state too long to fit beside the buttons gets its own row. */
  readonly isSaveBelow: boolean;
}

/** Rendered widths, px. */
export interface BarWidths {
  readonly bar: number;
  /** Save state. */
  readonly save: number;
  /** All buttons except formatting, as icons; null until measured. */
  readonly signs: number | null;
  /** The same with words. */
  readonly worded: number;
  /** One formatting button. */
  readonly tool: number;
}

/** With fewer formatting buttons than this, words are not worth their space. */
const FEW = 6;
/** “Saved”, “Saving…”: nothing moves when they change. */
const SAVE = 104;

/** What fits in one row; what is needed least goes into menus first. `tools` is how many there are. */
export function fitBar({ bar, save, signs, worded, tool }: BarWidths, tools: number): BarFit {
  const count = (taken: number): number => Math.min(tools, Math.floor((bar - taken) / tool));
  const wanted = Math.max(SAVE, save);
  const isCompact = count(worded + SAVE) < Math.min(tools, FEW) || count(worded + wanted) < 0;
  const others = isCompact ? (signs ?? 0) : worded;
  const beside = count(others + wanted);
  const isSaveBelow = beside < 0;
  return { tools: Math.max(0, isSaveBelow ? count(others) : beside), isCompact, isSaveBelow };
}
