import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { cacheResponse, readCachedResponse } from '../../api/response-cache.ts';

const keyOf = (uuid: string, link: string) => ['made-link', { uuid, link }] as const;

/**
 * The server returns a link's URL only once. The browser that created it keeps it until logout, so that it can be
 * copied again.
 */
export function keepMadeLink(uuid: string, link: string, path: string): void {
  queryClient.setQueryData(keyOf(uuid, link), path);
  void cacheResponse(keyOf(uuid, link), path);
}

/** The URL of a link; null if it was created in another browser. */
export function madeLinkQuery(uuid: string, link: string) {
  return queryOptions({
    queryKey: keyOf(uuid, link),
    queryFn: async () => {
      const path = await readCachedResponse(keyOf(uuid, link));
      return typeof path === 'string' ? path : null;
    },
    staleTime: Infinity,
    select: (path) => (path === null ? null : new URL(path, location.origin).href),
  });
}
