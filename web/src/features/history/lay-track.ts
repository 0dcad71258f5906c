import type { FileVersion } from './version-words.ts';

type Person = FileVersion['authors'][number];

/** A stretch of a replay in which people wrote without a long pause. It covers the steps (from, to]. */
export interface TrackSession {
  readonly from: number;
  readonly to: number;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly people: readonly Person[];
  /** Number of words; undefined where they were not counted. */
  readonly added: number | undefined;
  readonly removed: number | undefined;
  /** The label of the version it ends with, if somebody gave it one. */
  readonly label: string | undefined;
}

/** More sessions would be too narrow to see. */
const MAX_SESSIONS = 200;

/** The sessions of a text along its steps, oldest first; neighbours that would be too narrow to see are merged. */
export function layTrack(versions: readonly FileVersion[], newest: number): TrackSession[] {
  const sessions: TrackSession[] = [];
  let reached = 0;
  for (const version of versions.toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0))) {
    const to = version.version ?? 0;
    // The first version has no steps, and kept binary files have no version number.
    if (to <= reached) continue;
    const before = sessions.at(-1);
    const next = {
      from: reached,
      to,
      startedAt: version.from,
      endedAt: version.to,
      added: version.wordsAdded,
      removed: version.wordsRemoved,
      label: version.label,
    };
    reached = to;
    if (before !== undefined && before.to - before.from < newest / MAX_SESSIONS)
      sessions[sessions.length - 1] = {
        ...next,
        from: before.from,
        startedAt: before.startedAt,
        added: sum(before.added, version.wordsAdded),
        removed: sum(before.removed, version.wordsRemoved),
        label: version.label ?? before.label,
        people: listOnce([...before.people, ...version.authors]),
      };
    else sessions.push({ ...next, people: listOnce(version.authors) });
  }
  return sessions;
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

/** Removes duplicates: authors who also had suggestions accepted are listed twice. */
export function listOnce(people: readonly Person[]): Person[] {
  const known = new Map<string, Person>();
  for (const person of people) {
    const key = person.uuid ?? person.displayName;
    if (!known.has(key)) known.set(key, person);
  }
  return [...known.values()];
}

/** The session containing a step. */
export function findSession(sessions: readonly TrackSession[], step: number): TrackSession | undefined {
  return sessions.find(({ to }) => step <= to);
}

/** The next (1) or previous (-1) session boundary seen from a step, for jumping between sessions. */
export function findEdge(sessions: readonly TrackSession[], step: number, by: 1 | -1): number {
  const edges = [0, ...sessions.map(({ to }) => to)];
  return (by > 0 ? edges.find((edge) => edge > step) : edges.findLast((edge) => edge < step)) ?? step;
}
