type Told = Record<string, string | undefined>;

/** Facts of a release, which are not settings. */
const RELEASE = new Set(['version', 'schema', 'protocol']);

/** Whether two servers may share a database: same settings, and releases that can stand side by side. */
export function mayShare(theirs: string, ours: string): boolean {
  const [a, b] = [parse(theirs), parse(ours)];
  return (a['version'] === b['version'] || areNeighbours(a, b)) && findDifferent(a, b).length === 0;
}

/** Of one minor version, with the same tables, calls and messages, so that a server can be replaced while others run. */
function areNeighbours(a: Told, b: Told): boolean {
  const minorOf = (version = ''): string | undefined => /^(\d+\.\d+)\.\d+$/u.exec(version)?.[1];
  return (
    minorOf(a['version']) !== undefined &&
    minorOf(a['version']) === minorOf(b['version']) &&
    a['schema'] !== undefined &&
    a['schema'] === b['schema'] &&
    a['protocol'] !== undefined &&
    a['protocol'] === b['protocol']
  );
}

function findDifferent(a: Told, b: Told): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !RELEASE.has(name) && a[name] !== b[name]).toSorted();
}

/** Why two servers cannot share a database, from the settings each has stored; both are JSON objects. */
export function explainDifference(theirs: string, ours: string): string {
  const [a, b] = [parse(theirs), parse(ours)];
  if (a['version'] !== b['version'] && !areNeighbours(a, b)) {
    return `is version ${a['version'] ?? 'unknown'}, and this one ${b['version'] ?? 'unknown'}. Stop all servers of the other version before you start one of this.`;
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
