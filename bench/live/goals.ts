/** Measurements by system and name, kept so that the goals can be judged at the end. */
const figures = new Map<string, number>();

export function noteFigure(system: string, what: string, value: number): void {
  figures.set(`${system} ${what}`, value);
}

/** One line per goal for which this run has measurements. */
export function judgeGoals(people: readonly number[]): string[] {
  const lines: string[] = [];
  const judge = (what: string, ours: number | undefined, limit: number | undefined, atLeast = false): void => {
    if (ours === undefined || limit === undefined) return;
    const met = atLeast ? ours >= limit : ours <= limit;
    const word = atLeast ? 'at least' : 'at most';
    lines.push(`${met ? 'met   ' : 'MISSED'} ${what}: ${round(ours)}, goal ${word} ${round(limit)}`);
  };
  const fsync = figures.get('disk fsync') ?? 0;
  for (const each of people) {
    const [p50, p99] = [figures.get(`bare p50 of ${each}`), figures.get(`bare p99 of ${each}`)];
    const ours = figures.get(`ours p50 of ${each}`);
    for (const [how, sync] of [
      ['in a row', fsync],
      ['at this pace', figures.get(`disk fsync of ${each}`) ?? 0],
    ] as const)
      judge(`${each} people, p50 ms, bare protocol + fsync ${how} + 1`, ours, p50 && p50 + sync + 1);
    judge(`${each} people, p99 ms, 3 times the bare`, figures.get(`ours p99 of ${each}`), p99 && p99 * 3);
    // An in-memory protocol does not show the effect of a slow disk, so compare also with the best any durable server
    // could do here.
    const [d50, d99] = [figures.get(`bare-disk p50 of ${each}`), figures.get(`bare-disk p99 of ${each}`)];
    judge(`${each} people, p50 ms, bare protocol on the disk + 1`, ours, d50 && d50 + 1);
    judge(`${each} people, p99 ms, 3 times the bare on the disk`, figures.get(`ours p99 of ${each}`), d99 && d99 * 3);
  }
  for (const documents of [1, 100]) {
    const theirs = figures.get(`hocuspocus best on ${documents}`);
    const what = `edits/s on ${documents} documents, 2 times Hocuspocus`;
    judge(what, figures.get(`ours best on ${documents}`), theirs === undefined ? undefined : theirs * 2, true);
  }
  judge('100 people on one document, one core, p95 ms', figures.get('ours p95 of crowd 1'), 100);
  judge('1,000 people on 500 documents, one core, p95 ms', figures.get('ours p95 of crowd 500'), 200);
  judge('KB per idle open document', figures.get('ours KB per document'), 20);
  judge('MB left by a thousand openings', figures.get('ours MB after a thousand openings'), 5);
  judge('MB more over a million edits', figures.get('ours MB over a million'), 50);
  return lines;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
