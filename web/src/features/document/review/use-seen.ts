import { markSeen, readWatch } from '@scriptorium/contract/operations/review.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { operationQuery, refreshOperations } from '../../../api/query-client.ts';
import { useServerEvents } from '../../../api/server-events.ts';
import { isLoggedIn } from '../../../api/session.ts';
import { lastSaid, type Seen } from './find-unseen.ts';
import { useBoard, useDesk } from './review-desk.ts';

/** How long a card must stay open to count as seen, ms: users also step through cards by key. */
const PAUSE = 400;

/** Tracks which threads have something new. Opening a card counts as having seen it. */
export function useSeen(itemUUID: string): void {
  const { board, document: place, me } = useDesk();
  const { uuid, itemPath } = place;
  const { data } = useQuery({
    ...operationQuery(readWatch, { uuid, itemPath }),
    staleTime: Infinity,
    enabled: isLoggedIn(),
  });
  useServerEvents('review', (event) => {
    // Seen in another tab.
    if (event.seen === true && event.itemUUID === itemUUID) void refreshOperations([readWatch]);
  });
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>(() => new Map());
  const seen = useMemo((): Seen | null => {
    if (data === undefined) return null;
    const known = new Map(data.seen.map((one) => [one.uuid, Date.parse(one.at)]));
    for (const [id, time] of opened) known.set(id, Math.max(time, known.get(id) ?? 0));
    return { all: data.seenAt === null ? 0 : Date.parse(data.seenAt), threads: known };
  }, [data, opened]);
  useEffect(() => board.see(seen), [board, seen]);
  const active = useBoard((facts) => facts.active);
  const said = useBoard(({ threads }) => {
    const thread = active === null ? undefined : threads.find(({ id }) => id === active);
    return thread === undefined ? 0 : lastSaid(thread, me);
  });
  const report = useEffectEvent(async (id: string): Promise<void> => {
    // The server does not store what guests have seen.
    if (!isLoggedIn()) return;
    try {
      await call(markSeen, { uuid, itemPath, threads: [id] });
    } catch (error) {
      // The thread stays unseen until it is opened again.
      console.warn('It could not be noted that a comment was seen', error);
    }
  });
  useEffect(() => {
    if (active === null || said === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      setOpened((before) => ((before.get(active) ?? 0) >= said ? before : new Map(before).set(active, said)));
      void report(active);
    };
    // A card left open in an unfocused window has not been seen: its reader may still need the e-mail.
    const look = (): void => {
      clearTimeout(timer);
      if (document.hasFocus()) timer = setTimeout(note, PAUSE);
    };
    look();
    addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', look);
    };
  }, [active, said]);
}
