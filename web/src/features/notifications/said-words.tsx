import { findThread } from '@scriptorium/contract/operations/review.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { chooseWords } from './choose-words.ts';
import style from './notification-row.module.css';
import { readThreadAddress } from './thread-address.ts';

/**
 * The message that a notification links to. Read when shown, with the reader's rights, so that it is not stored twice.
 * Renders nothing while unknown, or if the message was deleted or is hidden.
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
