/**
 * How a log row stores its versions. pushed: as received, with their clients. packed: every step and its author,
 * without the clients. replaced: like pushed, but one change of the whole text by the server, such as a restored
 * version; the text before it counts as a separate version. composed: a single change for all of them, as earlier
 * releases stored old history; who wrote what is lost.
 */
export type RowForm = 'pushed' | 'packed' | 'replaced' | 'composed';

/** Rows that are never merged with others. */
const ALONE: ReadonlySet<RowForm> = new Set(['replaced', 'composed']);

/** A row of the log, without its changes. */
export interface LogRow {
  readonly from: number;
  readonly to: number;
  readonly form: RowForm;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Beyond this age, one row per session. */
const FINE_MS = 30 * DAY_MS;
/** A pause that ends a session. */
const PAUSE_MS = 30 * MINUTE_MS;
/** Limits of one row, which is read and unpacked as a whole. */
const MAX_STEPS = 4096;
const MAX_BYTES = 1024 * 1024;

/**
 * Which adjacent log rows are merged: none younger than a day, by minute for thirty days, by session after that. Never
 * across `fixed` versions (snapshots, named versions), where reading begins.
 */
export function planSlices<Row extends LogRow>(rows: readonly Row[], fixed: ReadonlySet<number>, now: number): Row[][] {
  const slices: Row[][] = [];
  let slice: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const [first, last] = [slice[0], slice.at(-1)];
    const fits = first !== undefined && row.to - first.from <= MAX_STEPS && bytes + row.bytes <= MAX_BYTES;
    if (last && !(fits && last.to === row.from && !fixed.has(row.from) && belongTogether(last, row, now))) {
      slices.push(slice);
      slice = [];
      bytes = 0;
    }
    slice.push(row);
    bytes += row.bytes;
  }
  if (slice.length > 0) slices.push(slice);
  return slices.filter((rowsOfSlice) => rowsOfSlice.length > 1);
}

function belongTogether(a: LogRow, b: LogRow, now: number): boolean {
  if (ALONE.has(a.form) || ALONE.has(b.form)) return false;
  if (now - b.endedAt < DAY_MS) return false;
  if (now - b.endedAt < FINE_MS) {
    return Math.floor(a.startedAt / MINUTE_MS) === Math.floor(b.endedAt / MINUTE_MS);
  }
  return b.startedAt - a.endedAt <= PAUSE_MS;
}
