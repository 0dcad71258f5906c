import { findThread } from '@scriptorium/contract/operations/review.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { chooseWords } from './choose-words.ts';
import style from './notification-row.module.css';
import { readThreadAddress } from './thread-address.ts';

/**
 * What was said where a notification leads to: read when it is shown, with the reader's rights, and so never stored
 * twice. Nothing while it is unknown, and of what is gone or hidden.
 */
export function SaidWords({ address, time }: { address: string; time: string }) {
  const { uuid } = useCurrentUser();
  const thread = readThreadAddress(address);
  const { data } = useQuery({
    ...operationQuery(findThread, thread ?? { itemUUID: '', threadUUID: '' }),
    enabled: thread !== null,
    retry: false,
  });
  const words = data === undefined ? null : chooseWords(data.thread, uuid, time);
  if (words === null) return null;
  return (
    <p className={style['said']} data-quote={words.isQuote || undefined}>
      {words.text}
    </p>
  );
}
