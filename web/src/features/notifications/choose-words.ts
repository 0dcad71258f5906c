import type { ReviewThread } from '@scriptorium/contract/operations/review.ts';
import { showMentions } from '@scriptorium/contract/review/mentions.ts';

/** Maximum length rendered; the row shows two lines of it. */
const MOST = 300;

interface Words {
  readonly text: string;
  /** The text is a passage of the document, not a message. */
  readonly isQuote: boolean;
}

/**
 * The latest message by others at the time of a notification, or else the passage it concerns; null if there is
 * neither.
 */
export function chooseWords(
  { messages, quote }: Pick<ReviewThread, 'messages' | 'quote'>,
  reader: string,
  time: string,
): Words | null {
  const others = messages.filter(({ author, body }) => author.uuid !== reader && body !== null);
  // Later messages belong to later notifications. The clocks of several servers may differ.
  const said = others.findLast(({ createdAt }) => createdAt <= time) ?? others[0];
  const text = said?.body == null ? quote : showMentions(said.body, () => undefined);
  return text === '' ? null : { text: text.slice(0, MOST).toWellFormed(), isQuote: said === undefined };
}
