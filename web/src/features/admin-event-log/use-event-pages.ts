import { type eventCategory, getEventLog } from '@scriptorium/contract/operations/admin.ts';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import { call } from '../../api/call.ts';
import type { LoggedEvent } from './write-csv.ts';

export type EventCategory = z.output<typeof eventCategory>;
type Page = { events: LoggedEvent[]; more: boolean };

const PAGE = 100;
/** Poll interval of the live log, ms. */
const LIVE_STEP = 3_000;

export interface EventFilter {
  category: EventCategory | 'all';
  search: string;
}

/** The server-side part of a filter. */
export function toEventInput({ category, search }: EventFilter): { category?: EventCategory; search?: string } {
  return { ...(category !== 'all' && { category }), ...(search.trim() !== '' && { search: search.trim() }) };
}

/** The log from the newest event on; older pages are loaded on demand, newer events while `live`. */
export function useEventPages(filter: EventFilter, live: boolean) {
  const client = useQueryClient();
  const input = toEventInput(filter);
  const queryKey = [getEventLog.path, 'pages', input] as const;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(getEventLog, { ...input, limit: PAGE, ...(pageParam > 0 && { beforeSeq: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: Page) => (last.more ? last.events.at(-1)?.seq : undefined),
    refetchOnWindowFocus: false,
  });
  const newest = query.data?.pages[0]?.events[0]?.seq ?? 0;
  const isReady = query.isSuccess;
  const key = JSON.stringify(queryKey);

  useEffect(() => {
    if (!live || !isReady) return;
    const abort = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      call(getEventLog, { ...toEventInput(filter), afterSeq: newest, limit: PAGE }, { signal: abort.signal })
        .then((fresh) => {
          if (fresh.events.length === 0) return;
          client.setQueryData<InfiniteData<Page, number>>(JSON.parse(key) as typeof queryKey, (old) => {
            const [first, ...rest] = old?.pages ?? [];
            if (old === undefined || first === undefined) return old;
            const known = first.events[0]?.seq ?? 0;
            const added = fresh.events.filter((event) => event.seq > known);
            return { ...old, pages: [{ ...first, events: [...added, ...first.events] }, ...rest] };
          });
        })
        // The next poll retries.
        .catch(() => undefined);
    }, LIVE_STEP);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [live, isReady, newest, key, client, filter]);

  return query;
}
