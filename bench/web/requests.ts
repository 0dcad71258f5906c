import type { CDPSession } from '@playwright/test';

interface Request {
  url: string;
  /** What had this asked for; null for the page itself. */
  by: string | null;
  start: number;
  end: number;
}

export interface Requests {
  /** Of scripts and styles, as they came over the wire, in bytes. */
  script: number;
  style: number;
  all: number;
  /** The longest chain in which one file asked for the next, the page first; of calls it knows only which file makes them. */
  chain: string[];
  /** The longest row of requests of which each began after the one before had ended: at most so many round trips. */
  rounds: number;
}

/** Listens to a page's requests until asked. */
export async function watchRequests(tools: CDPSession): Promise<() => Requests> {
  const requests = new Map<string, Request>();
  const types = new Map<string, string>();
  const sum = { script: 0, style: 0, all: 0 };
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, documentURL, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const isPage = type === 'Document';
    let stack = initiator.stack;
    while (stack !== undefined && stack.callFrames.length === 0) stack = stack.parent;
    const by = isPage ? null : (initiator.url ?? stack?.callFrames[0]?.url ?? documentURL);
    requests.set(requestId, { url: request.url, by, start: timestamp, end: Number.POSITIVE_INFINITY });
    types.set(requestId, type ?? '');
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.end = timestamp;
    sum.all += encodedDataLength;
    const type = types.get(requestId);
    if (type === 'Script') sum.script += encodedDataLength;
    if (type === 'Stylesheet') sum.style += encodedDataLength;
  });
  return () => {
    const all = [...requests.values()];
    return { ...sum, chain: findChain(all), rounds: countRounds(all) };
  };
}

function findChain(all: readonly Request[]): string[] {
  const byUrl = new Map(all.map((request) => [request.url, request]));
  const follow = (request: Request, seen: readonly string[] = []): string[] => {
    const before = request.by === null || seen.includes(request.by) ? undefined : byUrl.get(request.by);
    return [...(before === undefined ? [] : follow(before, [...seen, request.url])), request.url];
  };
  const chains = all.map((request) => follow(request));
  return chains.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function countRounds(all: readonly Request[]): number {
  const done = all.filter(({ end }) => Number.isFinite(end)).toSorted((a, b) => a.start - b.start);
  const rounds = new Map<Request, number>();
  for (const request of done) {
    const before = done.filter(({ end }) => end <= request.start).map((other) => rounds.get(other) ?? 0);
    rounds.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...rounds.values());
}
