import { useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/texts/review.ts';
import { useDesk } from './review-desk.ts';

/** Tells who does not see the cards when somebody else says something. */
export function Announcer() {
  const { threads, me } = useDesk();
  const known = useRef<Set<string> | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = known.current;
    const all = new Set<string>();
    let news = '';
    for (const { messages } of threads) {
      messages.forEach(({ id, by, name }, at) => {
        all.add(id);
        if (before && !before.has(id) && by !== me) news = t(at === 0 ? 'announceNew' : 'announceReply', { name });
      });
    }
    known.current = all;
    if (news !== '') setSaid(news);
  }, [threads, me]);
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
