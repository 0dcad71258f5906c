import type { CDPSession } from '@playwright/test';

interface Request {
  url: string;
  /** What requested this; null for the page itself. */
  by: string | null;
}

export interface Requests {
  /** Bytes transferred before the screen was usable. */
  script: number;
  style: number;
  all: number;
  fonts: number;
  count: number;
  /**
   * The longest chain in which one file requested the next, the page first. For calls only the file that makes them is
   * known.
   */
  chain: string[];
}

/** Listens to a page's requests; the returned function reports them. */
export async function watchRequests(tools: CDPSession): Promise<() => Requests> {
  const requests = new Map<string, Request>();
  const types = new Map<string, string>();
  const sum = { script: 0, style: 0, fonts: 0, all: 0 };
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request, initiator, documentURL, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const isPage = type === 'Document';
    let stack = initiator.stack;
    while (stack !== undefined && stack.callFrames.length === 0) stack = stack.parent;
    const by = isPage ? null : (initiator.url ?? stack?.callFrames[0]?.url ?? documentURL);
    requests.set(requestId, { url: request.url, by });
    types.set(requestId, type ?? '');
  });
  tools.on('Network.webSocketCreated', ({ requestId, url, initiator }) => {
    requests.set(requestId, { url, by: initiator?.stack?.callFrames[0]?.url ?? null });
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!requests.has(requestId)) return;
    sum.all += encodedDataLength;
    const type = types.get(requestId);
    if (type === 'Script') sum.script += encodedDataLength;
    if (type === 'Stylesheet') sum.style += encodedDataLength;
    if (type === 'Font') sum.fonts += encodedDataLength;
  });
  return () => {
    const all = [...requests.values()];
    return { ...sum, count: all.length, chain: findChain(all) };
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
