import { findThread } from '@scriptorium/contract/operations/review.ts';
import { showMentions } from '@scriptorium/contract/review/mentions.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import style from './notification-row.module.css';
import { readThreadAddress } from './thread-address.ts';

/** At most this much is drawn; the row shows two lines of it. */
const MOST = 300;

/**
 * What was said where a notification leads to: read when it is shown, with the reader's rights, and so never stored
 * twice. Nothing while it is unknown, and of what is gone or hidden.
 */
export function SaidWords({ address }: { address: string }) {
  const { uuid } = useCurrentUser();
  const thread = readThreadAddress(address);
  const { data } = useQuery({
    ...operationQuery(findThread, thread ?? { itemUUID: '', threadUUID: '' }),
    enabled: thread !== null,
    staleTime: 60_000,
    retry: false,
  });
  if (data === undefined) return null;
  const { messages, quote } = data.thread;
  const last = messages.findLast(({ author, body }) => author.uuid !== uuid && body !== null);
  const words = last?.body ?? null;
  if (words === null && quote === '') return null;
  return (
    <p className={style['said']} data-quote={words === null || undefined}>
      {words === null ? quote.slice(0, MOST) : showMentions(words, () => undefined).slice(0, MOST)}
    </p>
  );
}
