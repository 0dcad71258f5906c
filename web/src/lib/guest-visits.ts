const KEY = 'guest-visits';
/** Returning within this time continues the same visit. */
const PAUSE = 30 * 60_000;
/** The last keystrokes are saved a moment after the page is left. */
const GRACE = 60_000;
const MOST = 20;

export interface Visit {
  /** End of the previous visit; null on the first. */
  readonly before: number | null;
  /** Time of the most recent activity. */
  readonly last: number;
}

/** Continues the visit at this time, or starts a new one. */
export function continueVisit(visit: Visit | null, now: number): Visit {
  if (visit === null) return { before: null, last: now };
  return now - visit.last > PAUSE ? { before: visit.last, last: now } : { ...visit, last: now };
}

/** Whether a change is newer than the previous visit. */
export function isSinceVisit({ before }: Visit, time: string): boolean {
  return before !== null && Date.parse(time) > before + GRACE;
}

type Visits = readonly (readonly [place: string, visit: Visit])[];

function readVisits(): Visits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as unknown[]).filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Visits[number] {
  if (!Array.isArray(entry)) return false;
  const [place, visit] = entry as [unknown, Partial<Visit> | null | undefined];
  return typeof place === 'string' && typeof visit?.last === 'number' && visit.before !== undefined;
}

/** Records the visit, on this device only and for the most recent places only. */
export function noteVisit(place: string, now = Date.now()): Visit {
  const visits = readVisits();
  const visit = continueVisit(visits.find(([each]) => each === place)?.[1] ?? null, now);
  try {
    const others = visits.filter(([each]) => each !== place);
    localStorage.setItem(KEY, JSON.stringify([[place, visit], ...others].slice(0, MOST)));
  } catch {
    // Without storage, changes since the last visit are not shown.
  }
  return visit;
}

export function forgetVisits(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there are no visits to forget.
  }
}
