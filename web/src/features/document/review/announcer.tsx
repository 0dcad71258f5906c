import { useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/texts/review.ts';
import type { ShownThread } from './read-threads.ts';
import { useBoard, useDesk } from './review-desk.ts';

/** Announces other people's comments and replies to screen readers. */
export function Announcer() {
  const { me } = useDesk();
  const threads = useBoard((facts) => facts.threads);
  const known = useRef<{ threads: ReadonlySet<ShownThread>; messages: Set<string> } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = known.current;
    const messages = before?.messages ?? new Set<string>();
    let news = '';
    for (const thread of threads) {
      if (before?.threads.has(thread) === true) continue;
      thread.messages.forEach(({ id, by, name }, at) => {
        if (before && !messages.has(id) && by !== me) news = t(at === 0 ? 'announceNew' : 'announceReply', { name });
        messages.add(id);
      });
    }
    known.current = { threads: new Set(threads), messages };
    if (news !== '') setSaid(news);
  }, [threads, me]);
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
