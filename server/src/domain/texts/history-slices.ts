/** A row of the log, without its changes. */
export interface LogRow {
  readonly from: number;
  readonly to: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Older than this: one row a sitting. */
const FINE_MS = 30 * DAY_MS;
/** A pause that ends a sitting. */
const PAUSE_MS = 30 * MINUTE_MS;

/**
 * Which neighbouring rows of a log become one: none younger than a day, by minutes for thirty days, by sittings after
 * that. Never across `fixed` versions (snapshots, named versions): a composed row cannot be read half.
 */
export function planSlices<Row extends LogRow>(rows: readonly Row[], fixed: ReadonlySet<number>, now: number): Row[][] {
  const slices: Row[][] = [];
  let slice: Row[] = [];
  for (const row of rows) {
    const last = slice.at(-1);
    if (last && !(last.to === row.from && !fixed.has(row.from) && belongTogether(last, row, now))) {
      slices.push(slice);
      slice = [];
    }
    slice.push(row);
  }
  if (slice.length > 0) slices.push(slice);
  return slices.filter((rowsOfSlice) => rowsOfSlice.length > 1);
}

function belongTogether(a: LogRow, b: LogRow, now: number): boolean {
  if (now - b.endedAt < DAY_MS) return false;
  if (now - b.endedAt < FINE_MS) {
    return Math.floor(a.startedAt / MINUTE_MS) === Math.floor(b.endedAt / MINUTE_MS);
  }
  return b.startedAt - a.endedAt <= PAUSE_MS;
}

export interface Span {
  user: string | null;
  name: string;
  from: number;
  to: number;
}

/** Spans of authors of neighbouring rows, those of one author that touch made one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && last.user === span.user && last.name === span.name && last.to === span.from) last.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}
