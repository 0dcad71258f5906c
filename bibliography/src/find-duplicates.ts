interface Candidate {
  readonly id: number;
  readonly key: string;
  readonly identifiers: readonly string[];
  readonly fingerprint: string;
}

/**
 * Entries that are the same work, or seem to be: a group for each entry that has others. The same identifier or key says
 * so; author, year and title do where no two different DOIs say otherwise (a preprint and its paper are two works).
 */
export function findDuplicates(entries: readonly Candidate[]): ReadonlyMap<number, number> {
  const parent = new Map<number, number>();
  const rootOf = (id: number): number => {
    let root = id;
    for (let above = parent.get(root); above !== undefined; above = parent.get(root)) root = above;
    // Shortens the way for the next.
    for (let at = id; at !== root;) {
      const above = parent.get(at)!;
      parent.set(at, root);
      at = above;
    }
    return root;
  };
  const join = (a: number, b: number): void => {
    const [one, other] = [rootOf(a), rootOf(b)];
    if (one !== other) parent.set(Math.max(one, other), Math.min(one, other));
  };
  const first = new Map<string, number>();
  const alike = new Map<string, Candidate[]>();
  for (const entry of entries) {
    for (const name of [...entry.identifiers, `key ${entry.key.toLowerCase()}`]) {
      const known = first.get(name);
      if (known === undefined) first.set(name, entry.id);
      else join(known, entry.id);
    }
    if (entry.fingerprint === '') continue;
    const others = alike.get(entry.fingerprint);
    if (others) others.push(entry);
    else alike.set(entry.fingerprint, [entry]);
  }
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const dois = new Set(group.flatMap(({ identifiers }) => identifiers.filter((name) => name.startsWith('doi '))));
    if (dois.size > 1) continue;
    for (const entry of group) join(group[0]!.id, entry.id);
  }
  const roots = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const { id } of entries) {
    const root = rootOf(id);
    roots.set(id, root);
    sizes.set(root, (sizes.get(root) ?? 0) + 1);
  }
  return new Map([...roots].filter(([, root]) => sizes.get(root)! > 1));
}
