const KEY = 'guest-visits';
/** Whoever comes back within this time is still on the same visit. */
const PAUSE = 30 * 60_000;
/** What was typed last is saved a moment after the page is left. */
const GRACE = 60_000;
const MOST = 20;

export interface Visit {
  /** When the visit before this one ended; null on the first. */
  readonly before: number | null;
  /** When somebody was here last. */
  readonly last: number;
}

/** The visit that goes on at this moment, or begins. */
export function continueVisit(visit: Visit | null, now: number): Visit {
  if (visit === null) return { before: null, last: now };
  return now - visit.last > PAUSE ? { before: visit.last, last: now } : { ...visit, last: now };
}

/** Whether something was changed since the visit before this one. */
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

/** Somebody is here: known to this device only, and for its last places. */
export function noteVisit(place: string, now = Date.now()): Visit {
  const visits = readVisits();
  const visit = continueVisit(visits.find(([each]) => each === place)?.[1] ?? null, now);
  try {
    const others = visits.filter(([each]) => each !== place);
    localStorage.setItem(KEY, JSON.stringify([[place, visit], ...others].slice(0, MOST)));
  } catch {
    // Without storage nobody is told what changed.
  }
  return visit;
}

export function forgetVisits(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
