/** What fits in the bar above a text. */
export interface BarFit {
  /**
   * Number of formatting buttons shown between the first (“Heading”) and the last (the menu); the others are in the
   * menu.
   */
  readonly tools: number;
  /** Icons instead of labels. */
  readonly isCompact: boolean;
  /** A save state too long to fit beside the buttons gets its own row. */
  readonly isSaveBelow: boolean;
}

/** Rendered widths, px. */
export interface BarWidths {
  readonly bar: number;
  /** The save state. */
  readonly save: number;
  /** All buttons except formatting, as icons; null until measured. */
  readonly signs: number | null;
  /** The same, with labels. */
  readonly worded: number;
  /** One formatting button. */
  readonly tool: number;
}

/** Labels give way to icons if fewer formatting buttons than this would fit. */
const FEW = 6;
/** Width reserved for “Saved” and “Saving…”, so that nothing moves when they alternate. */
const SAVE = 104;

/**
 * Computes what fits in one row; the least needed goes into menus first. `tools` is the number of formatting buttons.
 */
export function fitBar({ bar, save, signs, worded, tool }: BarWidths, tools: number): BarFit {
  const count = (taken: number): number => Math.min(tools, Math.floor((bar - taken) / tool));
  const wanted = Math.max(SAVE, save);
  const isCompact = count(worded + SAVE) < Math.min(tools, FEW) || count(worded + wanted) < 0;
  const others = isCompact ? (signs ?? 0) : worded;
  const beside = count(others + wanted);
  const isSaveBelow = beside < 0;
  return { tools: Math.max(0, isSaveBelow ? count(others) : beside), isCompact, isSaveBelow };
}
