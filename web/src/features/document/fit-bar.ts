/** What the bar above a text has room for. */
export interface BarFit {
  /** Formatting buttons beside the first and the last; the others are in the menu. */
  readonly tools: number;
  /** Icons in place of words. */
  readonly isCompact: boolean;
  /** A save state too long to stand beside the buttons has a row of its own. */
  readonly isSaveBelow: boolean;
}

/** Widths as they are drawn, px. */
export interface BarWidths {
  readonly bar: number;
  /** Save state. */
  readonly save: number;
  /** All buttons but those for formatting, with signs in place of words; null until they were seen so. */
  readonly signs: number | null;
  /** The same with words. */
  readonly worded: number;
  /** One formatting button. */
  readonly tool: number;
}

/** With fewer formatting buttons than these, words are worth less than their room. */
const FEW = 6;
/** “Saved”, “Saving…”: nothing moves between them. */
const SAVE = 104;

/** What fits in one row, what is needed least going into menus first. `tools` is how many there are. */
export function fitBar({ bar, save, signs, worded, tool }: BarWidths, tools: number): BarFit {
  const count = (taken: number): number => Math.min(tools, Math.floor((bar - taken) / tool));
  const wanted = Math.max(SAVE, save);
  const isCompact = count(worded + SAVE) < Math.min(tools, FEW) || count(worded + wanted) < 0;
  const others = isCompact ? (signs ?? 0) : worded;
  const beside = count(others + wanted);
  const isSaveBelow = beside < 0;
  return { tools: Math.max(0, isSaveBelow ? count(others) : beside), isCompact, isSaveBelow };
}
