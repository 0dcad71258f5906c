import type { RunningServer } from '../../_support/start-server.ts';

/** A metric of a server started with `METRICS=1`. */
export async function readMetric(server: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
}
