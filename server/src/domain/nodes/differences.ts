/** What a server reports about its release. */
interface Release {
  version: string;
  speaks: number;
  understands: number;
  /** Its newest migration, and the newest that others must know to work beside it. */
  newest: string;
  needed: string;
}
type Told = Partial<Record<string, string | number>>;

const RELEASE: ReadonlySet<string> = new Set<keyof Release>(['version', 'speaks', 'understands', 'newest', 'needed']);

/** Whether two servers may share a database: same settings, and releases that can run side by side. */
export function mayShare(theirs: string, ours: string): boolean {
  const [a, b] = [parse(theirs), parse(ours)];
  return canStandBeside(a, b) && findDifferent(a, b).length === 0;
}

/** Each understands what the other writes, and knows every migration of the other that does more than add. */
function canStandBeside(a: Told, b: Told): boolean {
  return isAtHome(a, b) && isAtHome(b, a);
}

function isAtHome(one: Told, other: Told): boolean {
  const { speaks, needed } = other;
  const { understands, newest } = one;
  return (
    typeof speaks === 'number' &&
    typeof understands === 'number' &&
    speaks <= understands &&
    typeof needed === 'string' &&
    typeof newest === 'string' &&
    numberOf(needed) <= numberOf(newest)
  );
}

const numberOf = (migration: string): number => Number.parseInt(migration, 10);

function findDifferent(a: Told, b: Told): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !RELEASE.has(name) && a[name] !== b[name]).toSorted();
}

/** Why two servers cannot share a database, from the settings each has stored; both are JSON objects. */
export function explainDifference(theirs: string, ours: string): string {
  const [a, b] = [parse(theirs), parse(ours)];
  if (!canStandBeside(a, b)) {
    return `is version ${a['version'] ?? 'unknown'}, and this one ${b['version'] ?? 'unknown'}: these two cannot run side by side. Stop all servers of the other version before you start one of this.`;
  }
  const names = findDifferent(a, b);
  return `has other settings: ${names.join(', ')}. Servers that share a database need the same.`;
}

function parse(text: string): Told {
  try {
    return JSON.parse(text) as Told;
  } catch {
    return {};
  }
}
