/** Why two servers cannot share a database, from the settings each has stored; both are JSON objects. */
export function explainDifference(theirs: string, ours: string): string {
  const [a, b] = [parse(theirs), parse(ours)];
  if (a['version'] !== b['version']) {
    return `is version ${a['version'] ?? 'unknown'}, and this one ${b['version'] ?? 'unknown'}. Stop all servers of the other version before you start one of this.`;
  }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]).toSorted();
  return `has other settings: ${names.join(', ')}. Servers that share a database need the same.`;
}

function parse(text: string): Record<string, string | undefined> {
  try {
    return JSON.parse(text) as Record<string, string | undefined>;
  } catch {
    return {};
  }
}
