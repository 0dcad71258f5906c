import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { cacheResponse, readCachedResponse } from '../../api/response-cache.ts';

const keyOf = (uuid: string, link: string) => ['made-link', { uuid, link }] as const;

/** The server shows a link once. The browser it was created in keeps it until logout, so it can be copied again. */
export function keepMadeLink(uuid: string, link: string, path: string): void {
  queryClient.setQueryData(keyOf(uuid, link), path);
  void cacheResponse(keyOf(uuid, link), path);
}

/** The address of a link; null if it was created elsewhere. */
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
