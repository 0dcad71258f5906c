import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { newUuid } from '../../../lib/new-uuid.ts';
import { t } from '../../../lib/texts/review.ts';
import { t as fromWord } from '../../../lib/texts/word-return.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { Message } from './message.tsx';
import { MessageForm } from './message-form.tsx';
import { type ChangeInWords, shorten, type ShownThread } from './read-threads.ts';
import { Refusals } from './refusals.tsx';
import { decide, resolve } from './review-actions.ts';
import style from './review.module.css';
import { type ReviewDesk, useBoard, useDesk } from './review-desk.ts';
import { Suggested } from './suggested.tsx';

const QUOTE = 80;

/** A comment with its replies, or a suggestion with its decisions. */
export const ThreadCard = memo(function ThreadCard(props: {
  thread: ShownThread;
  /** False beside the text, where the passage is obvious. */
  hasQuote: boolean;
  /**
   * The threads that J and K move through. A function, called on a key press, so that this prop stays the same while
   * users type.
   */
  among: () => readonly ShownThread[];
}) {
  const { thread } = props;
  const desk = useDesk();
  const isActive = useBoard((facts) => facts.active === thread.id);
  /** Whether this card should take the focus. */
  const isEntered = useBoard((facts) => facts.entered === thread.id);
  const isUnseen = useBoard((facts) => facts.unseen.has(thread.id));
  const card = useRef<HTMLElement>(null);
  const [isReplying, setReplying] = useState(() => desk.drafts.read(`reply ${thread.id}`) !== '');
  useEffect(() => {
    if (!isActive || !isEntered) return;
    card.current?.focus({ preventScroll: true });
    // Only once: a card remounted by an undo or by scrolling must not take the focus from the text.
    desk.board.set({ entered: null });
  }, [desk, isActive, isEntered]);
  const mayReply = isAtLeast(desk.role, 'commenter');
  // If the document has ended, unsent text stays in its form.
  const hasDraft = desk.hasEnded && desk.drafts.read(`reply ${thread.id}`) !== '';
  const mayDecide = isAtLeast(desk.role, 'editor');
  const isOpen = thread.status === 'open';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== card.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const isSuggested = thread.kind === 'suggestion' && isOpen;
    if (event.key === 'j') desk.walk(props.among(), 1);
    else if (event.key === 'k') desk.walk(props.among(), -1);
    else if (event.key === 'n') desk.walkUnseen(1);
    else if (event.key === 'p') desk.walkUnseen(-1);
    else if (event.key === 'Escape') desk.leave();
    else if (event.key === 'Enter' && mayReply) {
      setReplying(true);
      card.current?.querySelector('textarea')?.focus();
    } else if (isSuggested && mayDecide && (event.key === 'a' || event.key === 'r')) {
      desk.goOn(props.among(), thread.id);
      decide(desk.review, event.key === 'a' ? 'accept' : 'reject', [thread.id]);
    } else if (event.key === 'r' && thread.kind === 'comment' && isOpen && mayResolve(desk, thread)) {
      desk.goOn(props.among(), thread.id);
      resolve(desk.review, thread.id);
    } else return;
    event.preventDefault();
  };
  /** The newest message is the last one by another user. */
  const newest = thread.messages.findLastIndex(({ by, body }) => by !== desk.me && body !== null);
  const isReplyShown = (mayReply && (isActive || isReplying)) || hasDraft;
  return (
    <article
      ref={card}
      className={style['card']}
      data-active={isActive || undefined}
      data-thread-card={thread.id}
      aria-label={describeThread(thread)}
      aria-current={isActive || undefined}
      tabIndex={0}
      onFocus={(event) => event.target === card.current && !isActive && desk.activate(thread.id)}
      onClick={() => !isActive && desk.activate(thread.id)}
      onKeyDown={onKeyDown}
    >
      <Place thread={thread} hasQuote={props.hasQuote} />
      {thread.kind === 'suggestion' && (
        <Suggested thread={thread} isNew={isUnseen && newest < 0} hasContext={props.hasQuote} />
      )}
      {thread.messages.map((message, at) => (
        <Message
          key={message.id}
          thread={thread}
          message={message}
          isFirst={at === 0}
          isNew={isUnseen && at === newest}
          actions={at === 0 && thread.kind === 'comment' ? <Resolve thread={thread} /> : null}
        />
      ))}
      <Refusals refused={thread.refused} />
      {!isOpen && thread.decidedName !== null && (
        <p className={style['meta']}>{t(DECIDED[thread.status] ?? 'resolvedBy', { name: thread.decidedName })}</p>
      )}
      {isReplyShown && (
        <MessageForm
          place={`reply ${thread.id}`}
          label={t('writeReply')}
          sendLabel={t('sendReply')}
          isFocused={isReplying && isActive}
          hasQuietButtons
          onSend={(body, mentions) => {
            desk.review.perform({ type: 'reply', thread: thread.id, message: newUuid(), body, mentions });
            setReplying(false);
            card.current?.focus({ preventScroll: true });
          }}
          onCancel={() => {
            setReplying(false);
            card.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </article>
  );
});

const DECIDED: Partial<Record<ShownThread['status'], 'resolvedBy' | 'acceptedBy' | 'rejectedBy' | 'withdrawnBy'>> = {
  accepted: 'acceptedBy',
  rejected: 'rejectedBy',
  withdrawn: 'withdrawnBy',
};

function Place({ thread, hasQuote }: { thread: ShownThread; hasQuote: boolean }) {
  const desk = useDesk();
  if (!thread.isAnchored) return <p className={style['meta']}>{t('wholeDocument')}</p>;
  if (!thread.isLost) return hasQuote && thread.quote !== '' ? <Quote text={thread.quote} /> : null;
  const mayMove = isAtLeast(desk.role, 'editor') || (thread.by === desk.me && isAtLeast(desk.role, 'commenter'));
  return (
    <div className={style['lost']}>
      <p>{t('lost')}</p>
      {thread.quote !== '' && <Quote text={thread.quote} />}
      {mayMove && thread.status === 'open' && (
        <Button
          size="xs"
          variant="default"
          onClick={(event) => {
            // Clicking also activates the card, which would cover the text again.
            event.stopPropagation();
            desk.anchor(thread.id);
          }}
        >
          {t('reanchor')}
        </Button>
      )}
    </div>
  );
}

function Quote({ text }: { text: string }) {
  return <blockquote className={style['quote']}>{shorten(text, QUOTE * 2)}</blockquote>;
}

function Resolve({ thread }: { thread: ShownThread }) {
  const desk = useDesk();
  const isOpen = thread.status === 'open';
  if (!mayResolve(desk, thread)) return null;
  const label = t(isOpen ? 'resolve' : 'reopen');
  return (
    <Tooltip label={isOpen ? `${label} · R` : label}>
      <ActionIcon
        size="sm"
        aria-label={label}
        aria-keyshortcuts={isOpen ? 'R' : undefined}
        onClick={() =>
          isOpen ? resolve(desk.review, thread.id) : desk.review.perform({ type: 'reopen', thread: thread.id })
        }
      >
        {isOpen ? <IconCheck size={16} /> : <IconRotate size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}

function mayResolve(desk: ReviewDesk, thread: ShownThread): boolean {
  return isAtLeast(desk.role, 'editor') || (thread.by === desk.me && isAtLeast(desk.role, 'commenter'));
}

function describeChange({ cut, insert }: ChangeInWords): string {
  if (cut === '') return t('insertion', { insert });
  return insert === '' ? t('deletion', { cut }) : t('replacement', { cut, insert });
}

/** The card's accessible name. */
function describeThread({ kind, name: by, word, messages, quote, changes }: ShownThread): string {
  const origin = word ?? messages[0]?.word;
  const name = origin ? `${origin.name ?? fromWord('fromFile')}, ${fromWord('inWord', { name: by })}` : by;
  if (kind === 'suggestion') return t('cardSuggestion', { name, change: changes.map(describeChange).join(', ') });
  return quote === '' ? t('cardComment', { name }) : t('cardCommentOn', { name, quote: shorten(quote, QUOTE) });
}
